### The booklet of Globe: plays, kings and a life of Shakespeare, all in our own words.

## Headings and introductions

booklet-name = The Globe booklet
booklet-about =
    The board, the quotation cards and this booklet are ours. The rules are those of the old game, retold; its own
    board, cards and booklet were not at hand, so we designed new ones within what the rules say. This is an unofficial
    work: no publisher or owner of the original game has made, checked or approved it. The quotations are Shakespeare’s.
booklet-heading-plays = The thirty-seven plays
booklet-heading-characters = Characters
booklet-heading-quotations = Index of quotations
booklet-heading-kings = The English kings and queens
booklet-heading-life = A life of Shakespeare
booklet-heading-date = Probable date
booklet-heading-class = Class
booklet-class-comedy = Comedy
booklet-class-tragedy = Tragedy
booklet-class-history = History
booklet-sonnets = The Sonnets
booklet-intro-plays =
    These are the thirty-six plays of the First Folio of 1623, and Pericles. The classes are those of the Folio, which
    counts Cymbeline and Troilus and Cressida as tragedies and The Winter’s Tale as a comedy; Pericles is put with the
    comedies. Nobody knows exactly when most of the plays were written: the dates are the likely ones.
booklet-intro-characters =
    Named persons and single roles count as characters; crowds, such as lords, soldiers or citizens, do not.
booklet-intro-quotations = Act, scene and line follow the numbering of the Globe edition.
booklet-intro-kings =
    From John to James, with the years of each reign and the plays in which he or she is seen. Two kings were driven out
    and came back, and so stand here twice.
booklet-intro-life = What documents tell is told here as fact; what is only likely, or only said, is marked as such.
booklet-king-no-play = in none of the plays

## The plays: titles

booklet-title-alls-well = All’s Well That Ends Well
booklet-title-antony-and-cleopatra = Antony and Cleopatra
booklet-title-as-you-like-it = As You Like It
booklet-title-comedy-of-errors = The Comedy of Errors
booklet-title-coriolanus = Coriolanus
booklet-title-cymbeline = Cymbeline
booklet-title-hamlet = Hamlet
booklet-title-henry-iv-1 = Henry IV, Part 1
booklet-title-henry-iv-2 = Henry IV, Part 2
booklet-title-henry-v = Henry V
booklet-title-henry-vi-1 = Henry VI, Part 1
booklet-title-henry-vi-2 = Henry VI, Part 2
booklet-title-henry-vi-3 = Henry VI, Part 3
booklet-title-henry-viii = Henry VIII
booklet-title-julius-caesar = Julius Caesar
booklet-title-king-john = King John
booklet-title-king-lear = King Lear
booklet-title-loves-labours-lost = Love’s Labour’s Lost
booklet-title-macbeth = Macbeth
booklet-title-measure-for-measure = Measure for Measure
booklet-title-merchant-of-venice = The Merchant of Venice
booklet-title-merry-wives = The Merry Wives of Windsor
booklet-title-midsummer-nights-dream = A Midsummer Night’s Dream
booklet-title-much-ado = Much Ado About Nothing
booklet-title-othello = Othello
booklet-title-pericles = Pericles
booklet-title-richard-ii = Richard II
booklet-title-richard-iii = Richard III
booklet-title-romeo-and-juliet = Romeo and Juliet
booklet-title-taming-of-the-shrew = The Taming of the Shrew
booklet-title-tempest = The Tempest
booklet-title-timon-of-athens = Timon of Athens
booklet-title-titus-andronicus = Titus Andronicus
booklet-title-troilus-and-cressida = Troilus and Cressida
booklet-title-twelfth-night = Twelfth Night
booklet-title-two-gentlemen = The Two Gentlemen of Verona
booklet-title-winters-tale = The Winter’s Tale

## The plays: outline sketches

booklet-outline-alls-well =
    A doctor’s daughter cures a king, wins an unwilling husband and has to trick him into keeping her.
booklet-outline-antony-and-cleopatra =
    A Roman ruler loses half the world for the Queen of Egypt, and neither survives the loss.
booklet-outline-as-you-like-it =
    A banished girl in boy’s clothes teaches her own admirer how to woo in the Forest of Arden.
booklet-outline-comedy-of-errors =
    Two pairs of twins, one busy town, one single day: nobody is who everybody thinks he is.
booklet-outline-coriolanus = A soldier too proud to beg for votes turns against Rome, until his mother kneels to him.
booklet-outline-cymbeline =
    A wager slanders a faithful princess, who must run, hide and seem dead before truth comes out.
booklet-outline-hamlet = A prince is told by his father’s ghost to avenge a murder, and thinks before he strikes.
booklet-outline-henry-iv-1 =
    A prince drinks with Falstaff in the tavern, then meets the rebel Hotspur on the battlefield.
booklet-outline-henry-iv-2 = An old king dies, a wild prince grows up, and fat Sir John loses his friend.
booklet-outline-henry-v = A young king leads a small, tired army to Agincourt, and then has to court in French.
booklet-outline-henry-vi-1 = A child is king, Joan fights for France, and in a garden English lords choose their roses.
booklet-outline-henry-vi-2 = The good Duke Humphrey falls, Jack Cade rises, and York reaches for the crown.
booklet-outline-henry-vi-3 = A paper crown, a kingmaker who changes sides, and a gentle king murdered in the Tower.
booklet-outline-henry-viii = Buckingham, Queen Katharine and Wolsey fall in turn; at the end a princess is christened.
booklet-outline-julius-caesar =
    Friends kill the master of Rome for freedom’s sake, and one speech turns the city against them.
booklet-outline-king-john = A shaky king, a boy with a better claim, and a bastard with a lion’s heart.
booklet-outline-king-lear = An old king trusts the wrong daughters and learns in a storm what love was worth.
booklet-outline-loves-labours-lost = Four young men forswear women for three years of study; then four ladies arrive.
booklet-outline-macbeth = Three witches, an ambitious wife and a dagger make a loyal soldier king, and a tyrant.
booklet-outline-measure-for-measure =
    A stern judge offers a novice her brother’s life for her virtue; a false friar is watching.
booklet-outline-merchant-of-venice = A loan falls due in flesh, and a lady in a lawyer’s gown reads the bond with care.
booklet-outline-merry-wives = Falstaff courts two wives at once and pays with dirty linen, bruises and a pair of horns.
booklet-outline-midsummer-nights-dream =
    Lovers, fairies and a weaver with an ass’s head lose their way in a wood by night.
booklet-outline-much-ado = Two mockers are fooled into love, while a slander parts a bride from her groom.
booklet-outline-othello = A general believes his ensign’s lies about a handkerchief and kills the wife he loves.
booklet-outline-pericles = Storms take a prince’s wife and daughter from him; many seas later he finds both again.
booklet-outline-richard-ii = A king in love with his own majesty must hand the crown to his cousin.
booklet-outline-richard-iii = A charming villain murders his way to the throne and meets his ghosts at Bosworth.
booklet-outline-romeo-and-juliet = The children of two hostile houses love, marry in secret, and end the feud by dying.
booklet-outline-taming-of-the-shrew = A fortune hunter marries the fiercest girl in Padua and out-storms her.
booklet-outline-tempest = A banished magician wrecks his enemies on his island, and then decides to forgive them.
booklet-outline-timon-of-athens =
    A man gives all to false friends, then leaves mankind for a cave, roots and unwanted gold.
booklet-outline-titus-andronicus =
    A Roman general and a queen of the Goths avenge their children, course by bloody course.
booklet-outline-troilus-and-cressida = Before the walls of Troy love is traded away and heroes turn out to be none.
booklet-outline-twelfth-night =
    A shipwrecked twin in breeches carries love messages, and a steward puts on yellow stockings.
booklet-outline-two-gentlemen = Two friends fall out over one lady, while a servant pleads for his dreadful dog.
booklet-outline-winters-tale = Jealousy breaks a royal family; sixteen years later a shepherdess and a statue mend it.

## The plays: synopses

booklet-synopsis-alls-well =
    Helena, the orphaned daughter of a famous doctor, has set her heart on Bertram, the young Count of Rousillon, who
    hardly notices her. With one of her father’s remedies she heals the King of France, and as her fee she may choose a
    husband from his court. Bertram obeys the King, marries her, and runs off to the wars in Italy, sending word that he
    will be hers only when she wears his ring and bears his child. Helena follows, dressed as a pilgrim. With the help
    of Diana, a girl whom Bertram is pursuing in Florence, she takes the other’s place in the dark. Meanwhile his
    comrades trick the boastful Parolles into showing his cowardice. Back in France Helena, believed dead, appears with
    ring and unborn child, and Bertram surrenders.

booklet-synopsis-antony-and-cleopatra =
    Mark Antony rules a third of the Roman world but spends his days in Alexandria with Cleopatra, Queen of Egypt. When
    his wife Fulvia dies and young Pompey threatens Rome by sea, he goes home, makes his peace with Octavius Caesar, and
    seals it by marrying Caesar’s sister Octavia. The bond does not hold: he returns to Egypt, and Caesar makes war. At
    Actium Cleopatra’s ships turn and flee, and Antony sails after her. His friend Enobarbus deserts him and dies of
    shame. After a last defeat, and a false report of Cleopatra’s death, Antony falls upon his sword, and dies in her
    arms in the monument where she has taken refuge. Rather than be shown to the Roman crowd, she dies by the bite of an
    asp.

booklet-synopsis-as-you-like-it =
    Duke Frederick has driven his brother, the rightful Duke, into the Forest of Arden, and now banishes that brother’s
    daughter Rosalind too. She sets out dressed as a youth named Ganymede; her cousin Celia and the fool Touchstone go
    with her. Orlando, who won Rosalind’s heart at a wrestling match and is hated by his own brother Oliver, has fled to
    the same woods, where he hangs love poems on the trees. As Ganymede she offers to cure him: let him woo her as
    though she were Rosalind. A shepherdess, Phebe, falls for the false youth, and melancholy Jaques comments on them
    all. Orlando saves Oliver from a lioness, Oliver and Celia fall in love, Rosalind drops her disguise, four couples
    marry, and Frederick repents.

booklet-synopsis-comedy-of-errors =
    Aegeon, a merchant of Syracuse, is caught in hostile Ephesus and must pay a ransom by sunset or die. He has been
    looking for his lost family: a shipwreck long ago parted him from his wife and split two pairs of twins, his sons,
    both called Antipholus, and their servants, both called Dromio. Nobody knows that one pair has been living in
    Ephesus all along and that the other has landed this very day. Soon a wife locks her true husband out while she
    dines with his brother, a gold chain goes to the wrong man, beatings fall on the wrong servant, and a schoolmaster
    is fetched to drive out devils. A priory offers sanctuary and brings everyone together; the Abbess proves to be
    Aegeon’s wife Aemilia.

booklet-synopsis-coriolanus =
    Caius Marcius, Rome’s fiercest soldier, despises the hungry common people and says so. After he has taken the
    Volscian town of Corioli almost single-handed he is named Coriolanus, and his mother Volumnia wants to see him
    consul. He must beg the citizens for their votes, does it with scorn, and is goaded by the tribunes into such a rage
    that they have him banished. In his fury he offers himself to his old enemy, the Volscian leader Aufidius, and
    marches on Rome. Friends plead in vain. Then Volumnia comes to his camp with his wife and little son, and kneels. He
    gives in, spares the city, and knows what it may cost him: before the Volscians Aufidius calls him a traitor, and
    conspirators cut him down.

booklet-synopsis-cymbeline =
    Imogen, daughter of Cymbeline, King of Britain, has secretly married the poor but worthy Posthumus, and her angry
    father banishes him. In Rome the crafty Iachimo wagers that he can seduce her. Rejected, he hides in a trunk in her
    bedroom, notes what he sees there, steals her bracelet, and convinces Posthumus that he has won. Posthumus orders
    his servant Pisanio to kill her; Pisanio sends her off dressed as a page instead. In Wales she finds shelter with
    two young hunters who, though none of the three knows it, are her stolen brothers. Cloten, the Queen’s loutish son,
    comes after her and loses his head. A sleeping draught, a Roman invasion and a dream of Jupiter later, the Queen is
    dead, the lies are confessed, and families and nations are reconciled.

booklet-synopsis-hamlet =
    The Ghost of the late King of Denmark tells his son Hamlet that he was murdered by his own brother Claudius, who now
    has both the crown and the widow, Gertrude. Hamlet feigns madness and waits for certainty. He has a troupe of actors
    perform a poisoning before the court, and Claudius gives himself away. Yet Hamlet spares him at prayer, and in his
    mother’s room stabs the eavesdropping Polonius by mistake. Sent to England to be killed, he escapes. Polonius’s
    daughter Ophelia, whom he has loved and rejected, loses her mind and drowns; her brother Laertes plots with the
    King. In a fencing match with a poisoned blade and a poisoned cup Gertrude, Laertes, Claudius and Hamlet all die.
    Horatio is left to tell the tale, and Fortinbras claims the throne.

booklet-synopsis-henry-iv-1 =
    King Henry, who took his crown by force, has two troubles: the Percys, who once helped him to it, are rising in
    revolt, and his heir, Prince Hal, wastes his time in an Eastcheap tavern with the fat knight Sir John Falstaff. Hal
    joins in a highway robbery only to rob the robbers afterwards and enjoy Falstaff’s glorious lies about it. On the
    other side stands young Harry Percy, called Hotspur, all temper and honour, allied with the Welsh Glendower and the
    Scottish Douglas. Called to account by his father, Hal promises to mend. At Shrewsbury he saves the King’s life and
    kills Hotspur in single combat. Falstaff, who has shammed death to stay alive, claims the victory as his own, and
    Hal lets him have it.

booklet-synopsis-henry-iv-2 =
    After Shrewsbury the rebellion smoulders on. In the north the Archbishop of York, Mowbray and Hastings gather an
    army; old Northumberland, grieving for Hotspur, lets them down. Prince John promises them redress in Gaultree
    Forest, and arrests them as soon as their troops have been sent home. Falstaff, meanwhile, dodges the Lord Chief
    Justice and his debts to Mistress Quickly, and picks up ragged recruits in Gloucestershire, where old Justice
    Shallow dreams of his wild student days. The King is sick and cannot sleep. Hal, thinking him dead, carries off the
    crown, is found out, and wins his forgiveness. Crowned as Henry V, he honours the Chief Justice, and when Falstaff
    comes running to his dear boy, the new King will not know him.

booklet-synopsis-henry-v =
    A Chorus asks us to imagine armies and kingdoms within a small wooden theatre. The wild Prince Hal is now King Henry
    V, and his bishops assure him that the French crown is his by right; a mocking gift of tennis balls from the Dauphin
    settles the matter. Three traitors are unmasked at Southampton, Falstaff dies offstage, and the English take
    Harfleur. Weary, sick and far outnumbered, they face the French at Agincourt. On the night before, the King walks in
    disguise among his men and hears what they think of kings and wars. The day brings a victory hardly to be believed.
    The Welsh captain Fluellen makes Pistol eat a leek, and Henry, in clumsy French, courts Princess Katharine. Peace
    follows, though the Chorus reminds us that it did not last.

booklet-synopsis-henry-vi-1 =
    Henry V lies in his coffin, his heir is a child, and bad news pours in from France. There the Dauphin’s fortunes
    rise with Joan la Pucelle, a country girl who claims heavenly guidance and raises the siege of Orleans. England’s
    hero Lord Talbot strikes back, but at home the great men quarrel: Gloucester with the Bishop of Winchester, and, in
    the Temple garden, Richard Plantagenet with Somerset, one side plucking white roses, the other red. Their spite
    costs Talbot his reinforcements, and he dies with his son near Bordeaux. Joan, deserted by her spirits, is captured
    and led away to be burnt. Suffolk, himself in love with Margaret of Anjou, persuades the young King to marry her,
    and means to rule through her.

booklet-synopsis-henry-vi-2 =
    Margaret of Anjou arrives as Queen without a dowry; worse, the marriage has cost England Anjou and Maine. She, her
    favourite Suffolk and Cardinal Beaufort work to bring down the honest Protector, Duke Humphrey of Gloucester. His
    wife Eleanor dabbles in witchcraft and is shamed in the streets; soon Humphrey is murdered in his bed. The people
    cry for justice, Suffolk is banished and killed by pirates, and the Cardinal dies raving. Meanwhile Richard, Duke of
    York, lays his claim to the throne before his friends and stirs up Jack Cade of Kent, who leads a mob into London
    until the crowd deserts him. York returns from Ireland with an army, and at Saint Albans, in the first battle of the
    Wars of the Roses, his side wins.

booklet-synopsis-henry-vi-3 =
    King Henry buys peace by naming York his heir and so disinherits his own son. Queen Margaret will not have it. She
    raises the north, and at Wakefield her ally Clifford kills York’s young son Rutland; York himself is mocked with a
    paper crown and stabbed. His sons avenge him at Towton, where the gentle King, sitting on a molehill, watches a son
    discover that he has killed his father and a father his son. Edward of York is crowned, but marries the widow Lady
    Grey while Warwick is asking in France for a princely bride. Insulted, Warwick changes sides and puts Henry back on
    the throne, only to fall at Barnet. Tewkesbury ends the Lancastrian cause; Prince Edward is butchered, and in the
    Tower crookbacked Richard of Gloucester murders Henry.

booklet-synopsis-henry-viii =
    At the court of Henry VIII nobody stands higher than Cardinal Wolsey, who has climbed from nothing to the top. The
    Duke of Buckingham, who means to accuse him, goes to the block on the word of a dismissed servant. At a masked
    banquet the King dances with Anne Bullen, and soon his conscience troubles him about his marriage to Katharine of
    Aragon. The Queen defends herself with dignity, refuses to be judged, and walks out. Wolsey, delaying the divorce
    for reasons of his own, is undone by papers that reach the King by mistake, and falls. Anne is crowned; Katharine,
    forsaken, sees heavenly spirits and sinks towards death. The King shields Archbishop Cranmer from his enemies, and
    at the christening of Anne’s daughter Elizabeth Cranmer foretells a golden age.

booklet-synopsis-julius-caesar =
    Caesar comes home in triumph, and Rome seems ready to make him king. Cassius, jealous and shrewd, gathers
    conspirators and wins over the upright Brutus, who loves Caesar but loves the Republic more. A soothsayer, a storm
    and a dream of his wife Calpurnia’s all warn in vain: on the Ides of March Caesar is stabbed to death. Brutus
    explains the deed to the people, and then makes the mistake of letting Mark Antony speak. Antony’s funeral speech
    turns grief into riot, and the murderers flee. In camp near Sardis Brutus and Cassius quarrel and are reconciled;
    Brutus’s wife Portia is dead, and Caesar’s ghost announces a meeting at Philippi. There, beaten by Antony and young
    Octavius, both friends choose death, and Antony praises Brutus above all the rest.

booklet-synopsis-king-john =
    John sits on England’s throne, but France supports the better claim of his young nephew Arthur. At John’s side
    stands the Bastard, Philip Faulconbridge, a natural son of Richard the Lionheart with a sharp tongue and a soldier’s
    heart. Before Angiers the kings fight, then bargain the quarrel away with a marriage, to the fury of Arthur’s mother
    Constance. Cardinal Pandulph breaks the peace by excommunicating John. Arthur is captured, and John hints to Hubert
    that he should die; Hubert comes with hot irons but cannot blind the pleading boy. Arthur leaps from the castle wall
    and is killed all the same, the lords desert, and a French army lands. John gives in to Rome, is poisoned by a monk,
    and dies in a fever; his son Henry succeeds.

booklet-synopsis-king-lear =
    Old King Lear divides his kingdom among his daughters according to how well they flatter him. Goneril and Regan
    oblige; Cordelia, who truly loves him, says too little and is cast off. The King of France marries her without a
    dowry. Once in power the elder sisters strip their father of his knights and his dignity, and he rushes out into the
    storm with his Fool and the banished Kent in disguise. The Earl of Gloucester makes the same mistake, trusting his
    bastard Edmund against his true son Edgar; for helping Lear he is blinded, and Edgar, dressed as a mad beggar, leads
    him. Cordelia lands with a French army and is reconciled with her father, but loses the battle. The wicked destroy
    one another, too late: Cordelia is hanged, and Lear dies over her body.

booklet-synopsis-loves-labours-lost =
    Ferdinand, King of Navarre, and his friends Biron, Longaville and Dumain swear to study for three years, to fast, to
    sleep little and to see no women. The oath is hardly signed when the Princess of France arrives on state business
    with three clever ladies. Each lord falls in love, each writes verses in secret, and each is caught by the others;
    Biron then proves with fine logic that love is the best of studies. Dressed up as Muscovites, they woo the masked
    ladies and are led to court the wrong ones. Round about them the Spaniard Armado, the pedant Holofernes and the
    clown Costard mangle language and stage a pageant of worthies. Suddenly news comes that the Princess’s father is
    dead. Love must wait a year, and the play ends without a wedding.

booklet-synopsis-macbeth =
    Returning from battle, the Scottish generals Macbeth and Banquo meet three witches, who promise Macbeth the crown
    and Banquo a line of kings. Urged on by his wife, Macbeth stabs his guest King Duncan in his sleep; Duncan’s sons
    flee, and he is crowned. To be safe he has Banquo murdered, but the son Fleance gets away, and Banquo’s ghost takes
    Macbeth’s seat at dinner. The witches tell him to beware Macduff, yet that nobody born of woman can hurt him, and
    that he will stand until Birnam Wood climbs Dunsinane. He has Macduff’s wife and children slaughtered. Lady Macbeth
    walks in her sleep, washing hands that will not come clean, and dies. An army advances behind cut branches, and
    Macduff, taken by the knife from his mother’s womb, kills the tyrant. Malcolm is hailed king.

booklet-synopsis-measure-for-measure =
    Vienna has grown lax, and its Duke hands his power to the strict Angelo, pretends to go away, and stays on disguised
    as a friar. Angelo revives an old law and condemns young Claudio to death for getting his betrothed, Juliet, with
    child. Claudio’s sister Isabella, about to enter a convent, pleads for him; the cold judge is set on fire and offers
    her brother’s life for her body. She refuses, although Claudio begs. The false friar finds a way: Mariana, whom
    Angelo once jilted, goes to him in the dark in Isabella’s place. Angelo orders the execution all the same, and a
    dead pirate’s head must serve for Claudio’s. At the city gate the Duke is unmasked, deals out pardons and marriages,
    and asks Isabella for her hand; she gives no answer in words.

booklet-synopsis-merchant-of-venice =
    Bassanio needs money to court Portia, the heiress of Belmont. His friend Antonio, a merchant whose ships are all at
    sea, borrows three thousand ducats from Shylock, a Jewish moneylender whom he has often insulted; the forfeit, named
    as if in jest, is a pound of Antonio’s flesh. At Belmont, where suitors must choose among caskets of gold, silver
    and lead, Bassanio picks lead and wins Portia. But Shylock’s daughter Jessica has eloped with a Christian and her
    father’s jewels, Antonio’s ships are reported lost, and the embittered Shylock demands his bond. Portia comes to
    court dressed as a lawyer, and when her plea for mercy fails she grants him the flesh, but not one drop of blood.
    Shylock is ruined and forced to turn Christian. A comic quarrel over rings ends the play.

booklet-synopsis-merry-wives =
    Sir John Falstaff, short of cash, sends identical love letters to two well-off wives of Windsor, Mistress Page and
    Mistress Ford. They compare them and decide to have some fun. Each time he visits Mistress Ford her jealous husband
    bursts in, forewarned by Falstaff himself, who boasts of his plans to a certain Master Brook, never guessing that
    this is Ford in disguise. The knight escapes in a basket of dirty linen, which is tipped into the Thames, and next
    time, soundly beaten, as the fat old woman of Brentford. At last he is lured to Windsor Park by night with horns on
    his head, and pinched and singed by children dressed as fairies. In the confusion Anne Page slips past two unwanted
    suitors, the foolish Slender and the French Doctor Caius, and marries her beloved Fenton.

booklet-synopsis-midsummer-nights-dream =
    Hermia loves Lysander, but her father wants her to marry Demetrius, and Athenian law is on his side. The lovers run
    away into a wood; Demetrius follows Hermia, and Helena, who dotes on him, follows Demetrius. There the fairy king
    Oberon is at odds with his queen Titania over a changeling boy. He sends Puck for a flower whose juice makes
    sleepers love whatever they see on waking. Puck anoints the wrong eyes, so that both men chase Helena, and gives the
    weaver Bottom, who is rehearsing a play with his workmates, an ass’s head; Titania wakes and adores him. By dawn all
    is set right. Duke Theseus marries Hippolyta, two other couples marry with them, and the workmen perform the sad
    tale of Pyramus and Thisbe to much laughter.

booklet-synopsis-much-ado =
    Soldiers come to rest in Messina at the house of Leonato. Young Claudio falls in love with Leonato’s daughter Hero;
    his friend Benedick and her cousin Beatrice are known only for their war of wits. Don Pedro, their commander, has a
    plan: by letting each overhear that the other is dying of love, the friends turn two mockers into lovers. But his
    bitter brother Don John lays a different trap. He makes Claudio believe that he sees Hero with a lover at her
    window, and at the altar Claudio shames her. She faints and is given out for dead, and Beatrice demands that
    Benedick challenge his friend. The bungling constable Dogberry’s watch has already caught the culprits. Claudio,
    repentant, agrees to marry an unseen niece; it is Hero, alive, and Beatrice takes Benedick as well.

booklet-synopsis-othello =
    Othello, a Moorish general in the service of Venice, has secretly married Desdemona, a senator’s daughter. Before
    the Duke they both speak up for their love, and they leave for Cyprus, which he is to defend against the Turks; a
    storm does the work for him. His ensign Iago hates Othello, who has made Cassio lieutenant over his head. He gets
    Cassio drunk and dismissed, urges him to seek Desdemona’s help, and whispers to Othello that her pleading is more
    than kindness. A lost handkerchief, picked up by Iago’s wife Emilia and planted in Cassio’s room, serves as proof.
    Consumed by jealousy, Othello smothers his wife in their bed. Emilia uncovers the truth and is killed by her husband
    for it. Othello, seeing what he has done, stabs himself and dies beside Desdemona.

booklet-synopsis-pericles =
    The poet Gower rises from the dead to tell an old tale. Pericles, Prince of Tyre, solves the riddle of King
    Antiochus, learns of his incest with his daughter, and must flee for his life. He feeds starving Tarsus, is
    shipwrecked at Pentapolis, and in rusty armour wins the love of Princess Thaisa. On the voyage home she gives birth
    in a storm, seems to die, and is put overboard in a chest; at Ephesus the physician Cerimon revives her, and she
    becomes a priestess of Diana. The baby, Marina, grows up in Tarsus, escapes murder when pirates carry her off, and
    is sold to a brothel in Mytilene, where she shames the customers into virtue. Years of grief have silenced Pericles
    when she is brought to his ship. They recognise each other, and the goddess sends them to Thaisa.

booklet-synopsis-richard-ii =
    Richard, a king by birth, polished in speech and careless in government, stops a duel between Henry Bolingbroke and
    Thomas Mowbray and banishes them both. When Bolingbroke’s father, old John of Gaunt, dies grieving for a misruled
    England, Richard seizes his estates to pay for an Irish war. Bolingbroke returns, for his inheritance only, he says,
    but lords and commons flock to him. Richard lands in Wales to find his army gone and his favourites beheaded, and
    swings between proud faith in his sacred right and despair. At Flint Castle he comes down; in Westminster he hands
    over the crown, calls for a mirror and shatters it. Alone in prison at Pomfret he ponders what he is without it, and
    is murdered. King Henry vows a pilgrimage to wash off the blood.

booklet-synopsis-richard-iii =
    The House of York has won the crown, and Richard, Duke of Gloucester, deformed, witty and without scruple, means to
    have it. He lets us in on every plan. He courts Lady Anne beside the coffin of Henry VI, though he killed both that
    king and her husband; he has his brother Clarence murdered in the Tower. When King Edward IV dies, Richard and his
    accomplice Buckingham sweep aside the Queen’s kinsmen and Lord Hastings, declare the young princes bastards, and
    stage a show of piety until the citizens’ leaders beg him to reign. Once crowned he has the boys killed, and
    Buckingham, unrewarded, rebels and dies. Old Queen Margaret’s curses come true one by one. On the eve of Bosworth
    the ghosts of his victims visit him, and next day, unhorsed, he falls to Richmond, the first Tudor king.

booklet-synopsis-romeo-and-juliet =
    In Verona the Montagues and the Capulets keep up an old feud. Romeo Montague goes masked to a feast of his enemies,
    meets Juliet, and both are lost at first sight; that night they exchange vows at her window, and next day Friar
    Laurence secretly marries them. Within hours Juliet’s cousin Tybalt kills Romeo’s friend Mercutio, Romeo kills
    Tybalt, and the Prince banishes him. Juliet’s parents press her to marry Count Paris. The Friar gives her a potion
    that will make her look dead for nearly two days, so that Romeo can fetch her from the tomb; but the letter never
    reaches him. He hears only that she has died, buys poison, kills Paris at the vault and himself beside her. Juliet
    wakes, sees him, and takes his dagger. Over their bodies the families make peace.

booklet-synopsis-taming-of-the-shrew =
    For a joke, a lord has the drunken tinker Christopher Sly put to bed in luxury, told that he is a nobleman, and
    shown a play. It is set in Padua, where rich Baptista will not let gentle Bianca marry before her sister Katharina,
    whose temper scares off every man. Petruchio from Verona wants a wealthy wife and fears nothing. He storms through
    the courtship, comes to the wedding in rags, and carries Kate off to his country house, where, all in pretended
    care, he keeps her from food, sleep and new clothes until she agrees that the sun is the moon. Lucentio, meanwhile,
    disguised as a tutor, wins Bianca. At a feast the husbands bet on whose wife will come when called. Only Kate does,
    and speaks at length on obedience; how seriously, actors still dispute.

booklet-synopsis-tempest =
    Prospero, once Duke of Milan, was overthrown by his brother Antonio with the help of Alonso, King of Naples, and set
    adrift with his little daughter Miranda. For twelve years he has ruled an enchanted island by his books, served by
    the airy spirit Ariel and by Caliban, who calls the island his own. Now a ship with his enemies passes, and he
    raises a storm to bring them ashore. Alonso’s son Ferdinand, thinking his father drowned, meets Miranda, and they
    fall in love. Antonio urges Sebastian to murder the King; Caliban plots with the drunken Stephano and Trinculo
    against Prospero. Ariel foils both schemes. With all at his mercy, Prospero chooses to forgive. He sets Ariel free,
    gives up his magic, regains his dukedom, and asks the audience to release him with applause.

booklet-synopsis-timon-of-athens =
    Timon of Athens gives banquets, jewels and loans to anyone who asks, and takes the flattery of his guests for
    friendship. His honest steward Flavius and the sour philosopher Apemantus warn him to no purpose. When the money is
    spent and creditors crowd the door, he sends to his friends for help, and each has a fine excuse. Timon invites them
    once more, serves covered dishes of warm water, throws it in their faces, and leaves the city cursing all mankind.
    In the woods, digging for roots, he finds gold. He gives it to the banished captain Alcibiades to make war on
    Athens, to thieves, to whores, to anyone who may do harm; only Flavius moves him. He dies alone beside the sea.
    Alcibiades takes the city, spares it, and reads out Timon’s bitter epitaph.

booklet-synopsis-titus-andronicus =
    General Titus comes back to Rome with Tamora, the captive Queen of the Goths, and has her eldest son sacrificed for
    his own dead. He declines the throne and gives it to Saturninus, who repays him by making Tamora empress. Guided by
    her lover Aaron the Moor, she takes revenge. Her sons Demetrius and Chiron kill Bassianus, the Emperor’s brother,
    rape his wife Lavinia, Titus’s daughter, and rob her of tongue and hands; two of Titus’s sons are executed for the
    murder, and Titus gives up a hand in the false hope of saving them. Lavinia writes the culprits’ names in the sand.
    Titus, mad or seeming so, kills them and serves them to their mother in a pie. Hardly anyone survives the dinner.
    His son Lucius becomes emperor, and Aaron is buried to the chest and left to starve.

booklet-synopsis-troilus-and-cressida =
    The Trojan War has dragged on for seven years. In the Greek camp Achilles sulks in his tent, and crafty Ulysses
    tries to shame him into action by putting the dull-witted Ajax forward against Hector. In Troy the princes argue
    over whether Helen is worth so much blood, and decide that honour demands it. Young Troilus loves Cressida, and her
    uncle Pandarus brings the two together with many a joke. After one night she is traded to the Greeks, where her
    father already is; soon Troilus, hidden beside Ulysses, watches her give Diomedes the sleeve that was his own
    pledge. The foul-mouthed Thersites jeers at war and lechery alike. When his beloved Patroclus falls, Achilles
    returns to battle and has the unarmed Hector slaughtered by his Myrmidons. Nothing is resolved.

booklet-synopsis-twelfth-night =
    Viola is shipwrecked in Illyria and fears that her twin brother Sebastian has drowned. Dressed as a youth named
    Cesario, she enters the service of Duke Orsino, falls in love with him, and is sent to plead his love to the
    Countess Olivia, who wants none of Orsino but is enchanted by the messenger. In Olivia’s house Sir Toby Belch, silly
    Sir Andrew and the maid Maria pay back the priggish steward Malvolio: a forged letter brings him before his lady
    smiling, in yellow stockings and cross-gartered, and he is locked up as a madman. Then Sebastian turns up alive.
    Olivia marries him, taking him for Cesario; the twins meet face to face, and Orsino finds that his page is a woman
    who loves him. Malvolio swears revenge, and Feste the fool sings of the rain.

booklet-synopsis-two-gentlemen =
    Valentine leaves Verona to see the world; his friend Proteus stays for love of Julia, until his father packs him off
    to Milan as well. There Valentine has won the heart of Silvia, the Duke’s daughter, and means to climb to her window
    with a ladder of cords. Proteus, at one sight of her, forgets Julia and friendship alike. He betrays the plan,
    Valentine is banished and becomes captain of some well-bred outlaws, and Proteus woos Silvia for himself, though she
    scorns him. Julia, following in boy’s clothes, has to carry his love token to her rival. In the forest Proteus tries
    to take Silvia by force, and Valentine stops him. He repents and is forgiven with startling speed, and Julia gets
    him back. The servant Launce and his dog Crab have the best jokes.

booklet-synopsis-winters-tale =
    Leontes, King of Sicilia, suddenly imagines that his pregnant wife Hermione has betrayed him with his boyhood friend
    Polixenes, King of Bohemia. Polixenes flees with the honest Camillo; Hermione is imprisoned and tried, and her
    new-born daughter left on a far shore by Antigonus, who is chased and killed by a bear. Apollo’s oracle declares the
    Queen innocent; Leontes defies it, and at once hears that his little son is dead, and then Hermione too. Sixteen
    years pass. The girl, Perdita, has grown up among Bohemian shepherds and is loved by Polixenes’ son Florizel; when
    the King threatens them they escape to Sicilia, while the rogue Autolycus picks pockets. Perdita’s birth comes to
    light. At Paulina’s house the company admire a statue of Hermione, which moves, steps down, and is the living Queen.

## The kings and queens

booklet-king-john = His play is full of France, Rome and young Arthur, and never mentions Magna Carta.
booklet-king-henry-iii =
    He comes on only as Prince Henry at his father’s deathbed in King John; his fifty-six years on the throne are
    skipped.
booklet-king-edward-i = The conqueror of Wales appears in none of the thirty-seven plays.
booklet-king-edward-ii = Christopher Marlowe put his fall on the stage, and Shakespeare left it alone.
booklet-king-edward-iii =
    He is the ancestor whose seven sons leave too many heirs; the play Edward III, which many scholars think partly
    Shakespeare’s, is not one of the thirty-seven.
booklet-king-richard-ii =
    King at ten years old, he is shown only in his last two years, from the quarrel of Bolingbroke and Mowbray to his
    murder.
booklet-king-henry-iv =
    As Bolingbroke he takes the crown in Richard II, and in the two plays that bear his name he pays for it with
    rebellions and sleepless nights.
booklet-king-henry-v =
    The Prince Hal of the taverns in Henry IV becomes the victor of Agincourt in Henry V, and his funeral opens the
    plays about his son.
booklet-king-henry-vi =
    King before he was a year old, he is shown in three plays as a gentle and pious man who loses France, his grip and
    his crown.
booklet-king-edward-iv =
    York’s eldest son joins the fighting late in Henry VI, Part 2, wins the crown in Part 3, and loses Warwick’s
    friendship by his choice of wife.
booklet-king-henry-vi-restored =
    For about half a year Warwick puts him back on the throne; then Part 3 ends with his murder in the Tower, and his
    ghost returns in Richard III.
booklet-king-edward-iv-restored =
    Part 3 closes on his triumph, but when he comes on in Richard III he is already ill, and he dies soon after.
booklet-king-edward-v =
    A baby in the last scene of Henry VI, Part 3, and a clever boy in Richard III, he vanishes into the Tower uncrowned,
    after eleven weeks.
booklet-king-richard-iii =
    Two years of rule became the stage’s most entertaining villainy; many historians are kinder to him, and the fate of
    the princes is still unproven.
booklet-king-henry-vii =
    As a boy he has his greatness foretold in Henry VI, Part 3, as Richmond he wins Bosworth in Richard III, and his own
    reign is skipped.
booklet-king-henry-viii =
    His play runs from the Field of the Cloth of Gold in 1520 to Elizabeth’s christening, and stops before four more
    marriages.
booklet-king-edward-vi =
    The boy king appears in no play, though in his last weeks a charter refounded the grammar school at Stratford.
booklet-king-mary-i =
    She is never seen, but in Henry VIII her mother Katharine commends her to the King; Lady Jane Grey’s disputed nine
    days before her are not counted here.
booklet-king-elizabeth-i =
    On the stage she is only the baby christened at the end of Henry VIII; under her rule Shakespeare wrote more than
    half of his plays.
booklet-king-james-i =
    He made Shakespeare’s company the King’s Men; no play shows him, but a prophecy in Henry VIII means him, and Macbeth
    honours Banquo, his supposed ancestor.

## A life of Shakespeare

booklet-life-1 =
    William Shakespeare was baptised in Holy Trinity Church at Stratford-upon-Avon on 26 April 1564. The day of his
    birth is not recorded; 23 April is a later tradition, and a pleasing one, since he died on that date. His father,
    John, made gloves, dealt in wool on the side, and rose to be bailiff, the town’s chief officer, in 1568. His mother,
    Mary Arden, came from a family of landowners at Wilmcote. William was their third child and the first to grow up.
    That he lived at all was luck, for in the summer after his birth plague raged in the town.

booklet-life-2 =
    Stratford had a good grammar school, free to sons of its burgesses. Its registers from those years are lost, so
    nobody can prove that Shakespeare sat there, but it is very likely: the Latin books read in such schools, Ovid above
    all, echo through his works. No university knows his name. In the later 1570s his father’s affairs went wrong. John
    Shakespeare stayed away from council meetings, mortgaged land that his wife had inherited, and was sued for debt.
    What the son did when he left school, and when that was, we do not know.

booklet-life-3 =
    At the end of November 1582 the bishop’s court at Worcester allowed him to marry Anne Hathaway of Shottery in haste.
    He was eighteen; she, if her gravestone tells her age correctly, was twenty-six, and expecting a child. Susanna was
    baptised in May 1583, and the twins Hamnet and Judith in February 1585. As far as we know, the family stayed in
    Stratford when he went away to work. Hamnet, his only son, was buried there in August 1596, eleven years old.
    Whether the boy’s death left its mark on Hamlet, whose name is so like his, is a question without an answer.

booklet-life-4 =
    Between 1585 and 1592 there is hardly a trace of him. Tales that he fled after poaching deer, that he taught school
    in the country, or that he held horses outside the theatre were written down long after his death and cannot be
    confirmed. When he comes to light again, he is in London and has enemies. A pamphlet of 1592, published as the work
    of the dying playwright Robert Greene, sneers at a mere actor, an upstart crow, who fancies himself the only
    Shake-scene in the country. So by then he must have been both player and author, and successful enough to be envied.

booklet-life-5 =
    Plague kept the London theatres shut for most of the time from summer 1592 to spring 1594. Shakespeare turned to
    narrative verse: Venus and Adonis came out in 1593 and Lucrece in 1594, both dedicated to the young Earl of
    Southampton, and both sold very well. His 154 sonnets were printed only in 1609, and it is uncertain whether he had
    any hand in that. Who the fair young man, the dark lady and the ‘Mr W. H.’ of the dedication were, or whether the
    first two ever existed, has been guessed at endlessly and never settled.

booklet-life-6 =
    By the end of 1594 he belonged to the Lord Chamberlain’s Men, and he stayed with that company for the rest of his
    career as actor, playwright and shareholder. Its star was Richard Burbage. When the lease of their playhouse in
    Shoreditch ran out, the players had its timbers taken down and carried off, and from them the Globe rose south of
    the Thames in 1599. In May 1603 James I took them into his own service as the King’s Men. Some years later they also
    began to play indoors, by candlelight, at the Blackfriars.

booklet-life-7 =
    The theatre made him prosperous. In 1596 his father was granted a coat of arms, very probably with the son’s money;
    in 1597 William bought New Place, one of the largest houses in Stratford, and later farmland and a share in the
    tithes. He also worked with others: most scholars see the hand of John Fletcher in Henry VIII, of George Wilkins in
    Pericles and of Thomas Middleton in Timon. During a performance of Henry VIII in June 1613 a cannon set fire to the
    thatch, and the Globe burnt down. It was rebuilt within a year, but little or nothing that he wrote can be dated
    later.

booklet-life-8 =
    He made his will in March 1616, with most of the property for Susanna and, famously, the second-best bed for his
    wife. He died on 23 April, in his fifty-third year according to his monument; the cause is unknown. He lies in the
    chancel of Holy Trinity, under a verse that curses anyone who moves his bones. Seven years later his fellow actors
    John Heminges and Henry Condell published thirty-six plays in one large volume, the First Folio. About half had
    never been printed before and might have been lost. With Pericles, left out of that book, they are the thirty-seven
    plays of this game.
