### Das Begleitheft zu Globe: Stücke, Könige und Shakespeares Leben, alles in eigenen Worten.

## Überschriften und Einleitungen

booklet-name = Das Globe-Begleitheft
booklet-about =
    Spielplan, Zitatkarten und dieses Heft stammen von uns. Die Regeln sind die des alten Spiels, neu erzählt; sein
    Plan, seine Karten und sein Heft lagen uns nicht vor, darum haben wir eigene entworfen, soweit die Regeln es
    zulassen. Dies ist eine inoffizielle Arbeit: Weder ein Verlag noch ein Rechteinhaber des Originals hat sie gemacht,
    geprüft oder gebilligt. Die Zitate sind von Shakespeare.
booklet-heading-plays = Die siebenunddreißig Stücke
booklet-heading-characters = Personen
booklet-heading-quotations = Verzeichnis der Zitate
booklet-heading-kings = Die englischen Könige und Königinnen
booklet-heading-life = Shakespeares Leben
booklet-heading-date = Vermutlich entstanden
booklet-heading-class = Gattung
booklet-class-comedy = Komödie
booklet-class-tragedy = Tragödie
booklet-class-history = Historie
booklet-sonnets = Die Sonette
booklet-intro-plays =
    Dies sind die sechsunddreißig Stücke der ersten Folioausgabe von 1623 und dazu „Perikles“. Auch die Gattungen folgen
    der Folio, die „Cymbeline“ und „Troilus und Cressida“ zu den Tragödien zählt und „Das Wintermärchen“ zu den
    Komödien; „Perikles“ steht hier bei den Komödien. Wann die meisten Stücke geschrieben wurden, weiß niemand genau:
    Angegeben ist jeweils die wahrscheinliche Zeit.
booklet-intro-characters =
    Als Personen gelten Figuren mit Namen und einzelne Rollen, nicht aber Gruppen wie Herren, Soldaten oder Bürger.
booklet-intro-quotations = Akt, Szene und Zeile richten sich nach der Zählung der Globe-Ausgabe.
booklet-intro-kings =
    Von Johann bis Jakob, mit den Regierungsjahren und den Stücken, in denen sie auftreten. Zwei Könige wurden
    vertrieben und kehrten zurück; sie stehen deshalb zweimal da.
booklet-intro-life =
    Was Urkunden bezeugen, wird hier als Tatsache erzählt; was nur wahrscheinlich ist oder nur behauptet wird, ist als
    solches kenntlich.
booklet-king-no-play = in keinem der Stücke

## Die Stücke: Titel

booklet-title-alls-well = Ende gut, alles gut
booklet-title-antony-and-cleopatra = Antonius und Cleopatra
booklet-title-as-you-like-it = Wie es euch gefällt
booklet-title-comedy-of-errors = Die Komödie der Irrungen
booklet-title-coriolanus = Coriolanus
booklet-title-cymbeline = Cymbeline
booklet-title-hamlet = Hamlet
booklet-title-henry-iv-1 = Heinrich IV., Erster Teil
booklet-title-henry-iv-2 = Heinrich IV., Zweiter Teil
booklet-title-henry-v = Heinrich V.
booklet-title-henry-vi-1 = Heinrich VI., Erster Teil
booklet-title-henry-vi-2 = Heinrich VI., Zweiter Teil
booklet-title-henry-vi-3 = Heinrich VI., Dritter Teil
booklet-title-henry-viii = Heinrich VIII.
booklet-title-julius-caesar = Julius Cäsar
booklet-title-king-john = König Johann
booklet-title-king-lear = König Lear
booklet-title-loves-labours-lost = Verlorene Liebesmüh
booklet-title-macbeth = Macbeth
booklet-title-measure-for-measure = Maß für Maß
booklet-title-merchant-of-venice = Der Kaufmann von Venedig
booklet-title-merry-wives = Die lustigen Weiber von Windsor
booklet-title-midsummer-nights-dream = Ein Sommernachtstraum
booklet-title-much-ado = Viel Lärm um nichts
booklet-title-othello = Othello
booklet-title-pericles = Perikles
booklet-title-richard-ii = Richard II.
booklet-title-richard-iii = Richard III.
booklet-title-romeo-and-juliet = Romeo und Julia
booklet-title-taming-of-the-shrew = Der Widerspenstigen Zähmung
booklet-title-tempest = Der Sturm
booklet-title-timon-of-athens = Timon von Athen
booklet-title-titus-andronicus = Titus Andronicus
booklet-title-troilus-and-cressida = Troilus und Cressida
booklet-title-twelfth-night = Was ihr wollt
booklet-title-two-gentlemen = Zwei Herren aus Verona
booklet-title-winters-tale = Das Wintermärchen

## Die Stücke: Kurzfassungen

booklet-outline-alls-well =
    Eine Arzttochter heilt einen König, gewinnt einen widerwilligen Mann und muss ihn überlisten, damit er bleibt.
booklet-outline-antony-and-cleopatra =
    Ein Römer verspielt die halbe Welt für die Königin von Ägypten, und beide gehen daran zugrunde.
booklet-outline-as-you-like-it =
    Eine Verbannte in Männerkleidern bringt im Ardenner Wald dem eigenen Verehrer das Werben bei.
booklet-outline-comedy-of-errors =
    Zwei Zwillingspaare, eine Stadt, ein einziger Tag: Keiner ist der, für den man ihn hält.
booklet-outline-coriolanus =
    Ein Feldherr, zu stolz zum Stimmenbetteln, zieht gegen Rom, bis die eigene Mutter vor ihm kniet.
booklet-outline-cymbeline =
    Eine Wette bringt eine treue Prinzessin in Verruf; sie muss fliehen, bis die Wahrheit ans Licht kommt.
booklet-outline-hamlet = Ein Prinz soll den Mord an seinem Vater rächen und denkt, bevor er zusticht.
booklet-outline-henry-iv-1 =
    Ein Prinz zecht mit Falstaff und steht am Ende auf dem Schlachtfeld dem Rebellen Heißsporn gegenüber.
booklet-outline-henry-iv-2 =
    Ein alter König stirbt, ein wilder Prinz wird erwachsen, und der dicke Sir John verliert seinen Freund.
booklet-outline-henry-v =
    Ein junger König siegt mit einem müden Häuflein bei Azincourt und muss danach auf Französisch freien.
booklet-outline-henry-vi-1 =
    Ein Kind ist König, Johanna kämpft für Frankreich, und im Garten pflücken englische Lords ihre Rosen.
booklet-outline-henry-vi-2 =
    Der gute Herzog Humphrey stürzt, Jack Cade wiegelt das Volk auf, und York greift nach der Krone.
booklet-outline-henry-vi-3 =
    Eine Krone aus Papier, ein Königsmacher auf beiden Seiten und ein sanfter König, im Tower ermordet.
booklet-outline-henry-viii =
    Buckingham, Königin Katharina und Wolsey stürzen der Reihe nach; am Ende wird eine Prinzessin getauft.
booklet-outline-julius-caesar =
    Freunde töten den Herrn von Rom um der Freiheit willen; eine einzige Rede macht alles zunichte.
booklet-outline-king-john = Ein wankender König, ein Knabe mit besserem Recht und ein Bastard mit Löwenherz.
booklet-outline-king-lear = Ein alter König vertraut den falschen Töchtern und begreift im Sturm, was Liebe wert war.
booklet-outline-loves-labours-lost =
    Vier junge Herren schwören für drei Studienjahre den Frauen ab; da treffen vier Damen ein.
booklet-outline-macbeth =
    Drei Hexen, eine ehrgeizige Frau und ein Dolch machen aus einem treuen Krieger König und Tyrannen.
booklet-outline-measure-for-measure =
    Ein strenger Richter will das Leben des Bruders gegen die Unschuld der Schwester tauschen; ein Mönch sieht zu.
booklet-outline-merchant-of-venice =
    Ein Darlehen wird in Fleisch fällig, und eine Dame in Anwaltsrobe liest den Schuldschein sehr genau.
booklet-outline-merry-wives =
    Falstaff umwirbt zwei Ehefrauen zugleich und büßt mit schmutziger Wäsche, Prügeln und Hörnern.
booklet-outline-midsummer-nights-dream = Verliebte, Elfen und ein Weber mit Eselskopf verirren sich nachts im Wald.
booklet-outline-much-ado =
    Zwei Spötter werden in die Liebe hineingelogen, während eine Verleumdung Braut und Bräutigam trennt.
booklet-outline-othello = Ein General glaubt den Lügen über ein Taschentuch und tötet die Frau, die er liebt.
booklet-outline-pericles = Das Meer nimmt einem Fürsten Frau und Tochter; viele Fahrten später findet er beide wieder.
booklet-outline-richard-ii = Ein König, verliebt in die eigene Majestät, muss seinem Vetter die Krone überlassen.
booklet-outline-richard-iii =
    Ein charmanter Schurke mordet sich auf den Thron und trifft vor Bosworth seine Geister wieder.
booklet-outline-romeo-and-juliet =
    Die Kinder zweier verfeindeter Häuser lieben sich heimlich und beenden den Streit mit ihrem Tod.
booklet-outline-taming-of-the-shrew =
    Ein Mitgiftjäger heiratet das wildeste Mädchen von Padua und tobt noch lauter als sie.
booklet-outline-tempest =
    Ein verbannter Zauberer lässt seine Feinde an seiner Insel stranden und entschließt sich zu verzeihen.
booklet-outline-timon-of-athens =
    Einer verschenkt alles an falsche Freunde und zieht in die Wildnis, zu Wurzeln und unnützem Gold.
booklet-outline-titus-andronicus =
    Ein römischer Feldherr und eine Gotenkönigin rächen ihre Kinder, Gang für blutigen Gang.
booklet-outline-troilus-and-cressida =
    Vor Trojas Mauern wird die Liebe verschachert, und die Helden entpuppen sich als keine.
booklet-outline-twelfth-night =
    Eine Schiffbrüchige in Hosen trägt Liebesbotschaften aus, und ein Haushofmeister zieht gelbe Strümpfe an.
booklet-outline-two-gentlemen =
    Zwei Freunde entzweien sich um eine Dame, und ein Diener hält zu seinem unmöglichen Hund.
booklet-outline-winters-tale =
    Eifersucht zerbricht eine Königsfamilie; sechzehn Jahre später fügen Schäferin und Standbild sie wieder zusammen.

## Die Stücke: Inhalt

booklet-synopsis-alls-well =
    Helena, Waise eines berühmten Arztes, hat ihr Herz an den jungen Grafen Bertram von Roussillon gehängt, der sie kaum
    beachtet. Mit einem Rezept ihres Vaters heilt sie den König von Frankreich und darf sich zum Lohn am Hof einen Mann
    aussuchen. Bertram gehorcht, heiratet sie und macht sich davon in den Krieg nach Italien; ihr Mann, lässt er
    ausrichten, werde er erst sein, wenn sie seinen Ring trage und sein Kind unter dem Herzen. Helena zieht ihm als
    Pilgerin nach. In Florenz stellt er einem Mädchen namens Diana nach, und mit deren Hilfe nimmt Helena im Dunkeln
    ihren Platz ein. Unterdessen entlarven Kameraden den Maulhelden Parolles als Feigling. Zu Hause gilt Helena als tot,
    bis sie mit Ring und schwanger vor Bertram steht und er sich geschlagen gibt.

booklet-synopsis-antony-and-cleopatra =
    Ein Drittel der römischen Welt gehört Marcus Antonius, doch seine Tage verbringt er in Alexandria bei Cleopatra, der
    Königin von Ägypten. Als seine Frau Fulvia stirbt und der junge Pompejus Rom zur See bedroht, kehrt er heim,
    versöhnt sich mit Octavius Cäsar und besiegelt den Frieden durch die Ehe mit dessen Schwester Octavia. Lange hält
    das nicht: Es zieht ihn zurück nach Ägypten, und Cäsar greift zu den Waffen. Bei Actium wenden Cleopatras Schiffe
    zur Flucht, und Antonius segelt ihr hinterher. Sein Freund Enobarbus läuft über und stirbt vor Scham. Nach der
    letzten Niederlage stürzt sich Antonius auf die falsche Nachricht von Cleopatras Tod hin ins Schwert und stirbt in
    ihren Armen. Sie will dem römischen Pöbel nicht vorgeführt werden und wählt den Biss der Natter.

booklet-synopsis-as-you-like-it =
    Herzog Frederick hat seinen Bruder, den rechtmäßigen Herzog, in den Ardenner Wald vertrieben und verbannt nun auch
    dessen Tochter Rosalinde. Als Jüngling namens Ganymed macht sie sich auf den Weg, begleitet von ihrer Base Celia und
    dem Narren Touchstone. In denselben Wald ist Orlando geflohen, den sein Bruder Oliver hasst; beim Ringkampf hat er
    Rosalindes Herz gewonnen, und jetzt hängt er Liebesgedichte an die Bäume. Ganymed verspricht ihm Heilung: Er soll um
    den vermeintlichen Burschen werben, als wäre es Rosalinde. Die Schäferin Phebe vergafft sich in denselben Burschen,
    und der schwermütige Jaques gibt zu allem seinen Kommentar. Orlando rettet Oliver vor einer Löwin, Oliver und Celia
    verlieben sich, Rosalinde gibt sich zu erkennen, vier Paare heiraten, und Frederick bereut.

booklet-synopsis-comedy-of-errors =
    Der Kaufmann Aegeon aus Syrakus ist im feindlichen Ephesus aufgegriffen worden; bringt er bis Sonnenuntergang kein
    Lösegeld auf, verliert er den Kopf. Dabei sucht er nur seine Familie. Ein Schiffbruch hat ihn vor langer Zeit von
    seiner Frau getrennt und zwei Zwillingspaare auseinandergerissen: seine Söhne, die beide Antipholus, und deren
    Diener, die beide Dromio heißen. Niemand ahnt, dass die einen längst in Ephesus wohnen und die anderen heute
    gelandet sind. Bald sperrt eine Frau den eigenen Mann aus, während sie mit seinem Bruder tafelt, eine goldene Kette
    gerät an den Falschen, die Prügel treffen den falschen Diener, und ein Schulmeister soll Teufel austreiben. Erst vor
    einer Abtei findet alles zusammen, und die Äbtissin ist niemand anderes als Aegeons Frau Aemilia.

booklet-synopsis-coriolanus =
    Caius Marcius, Roms härtester Soldat, verachtet das hungernde Volk und sagt es ihm ins Gesicht. Nachdem er die
    Volskerstadt Corioli fast allein erobert hat, heißt er Coriolanus, und seine Mutter Volumnia will ihn als Konsul
    sehen. Dafür müsste er die Bürger um ihre Stimmen bitten. Er tut es voller Hohn, lässt sich von den Volkstribunen
    zur Weißglut reizen und wird verbannt. Rasend vor Zorn bietet er sich seinem alten Todfeind an, dem Volsker
    Aufidius, und zieht mit ihm gegen Rom. Vergeblich flehen die Freunde. Da kommt Volumnia mit seiner Frau und seinem
    kleinen Sohn ins Lager und kniet nieder. Er gibt nach, verschont die Stadt und ahnt, was ihn das kosten kann:
    Aufidius nennt ihn vor den Volskern einen Verräter, und Verschworene stechen ihn nieder.

booklet-synopsis-cymbeline =
    Imogen, die Tochter des britischen Königs Cymbeline, hat heimlich den armen, aber wackeren Posthumus geheiratet, und
    der erzürnte Vater jagt ihn aus dem Land. In Rom wettet der gerissene Jachimo, er werde sie verführen. Abgewiesen,
    lässt er sich in einer Truhe in ihr Schlafgemach tragen, merkt sich, was er dort sieht, stiehlt ihr Armband und
    macht Posthumus weis, er habe gewonnen. Der befiehlt seinem Diener Pisanio, sie zu töten; Pisanio aber schickt sie
    als Pagen verkleidet fort. In Wales nehmen zwei junge Jäger sie auf, und keiner der drei weiß, dass es ihre
    geraubten Brüder sind. Cloten, der rüpelhafte Sohn der Königin, stellt ihr nach und verliert den Kopf. Nach
    Schlaftrunk, Römerkrieg und Traum von Jupiter ist die Königin tot, die Lüge gestanden und alles versöhnt.

booklet-synopsis-hamlet =
    Der Geist des toten Königs von Dänemark verrät seinem Sohn Hamlet, wer ihn ermordet hat: der eigene Bruder Claudius,
    der nun die Krone trägt und Gertrude, die Witwe, zur Frau hat. Hamlet stellt sich wahnsinnig und sucht Gewissheit.
    Er lässt Schauspieler vor dem Hof einen Giftmord aufführen, und Claudius verrät sich. Den Betenden aber verschont
    er, und im Zimmer der Mutter ersticht er versehentlich den lauschenden Polonius. In England soll er sterben, doch er
    entkommt. Ophelia, die Tochter des Polonius, die er geliebt und verstoßen hat, verliert den Verstand und ertrinkt;
    ihr Bruder Laertes verbündet sich mit dem König. Beim Fechten mit vergifteter Klinge und vergiftetem Wein sterben
    Gertrude, Laertes, Claudius und Hamlet. Horatio bleibt, um davon zu erzählen, und Fortinbras nimmt den Thron.

booklet-synopsis-henry-iv-1 =
    König Heinrich, der sich die Krone mit Gewalt geholt hat, plagen zwei Sorgen: Die Percys, seine einstigen Helfer,
    rüsten zum Aufstand, und sein Erbe, Prinz Heinz, vertut seine Zeit in einer Schenke in Eastcheap mit dem dicken
    Ritter Sir John Falstaff. Bei einem Straßenraub macht der Prinz nur mit, um hinterher die Räuber auszurauben und
    Falstaffs prachtvolle Lügen zu genießen. Auf der Gegenseite steht der junge Harry Percy, genannt Heißsporn, nichts
    als Zorn und Ehre, im Bund mit dem Waliser Glendower und dem Schotten Douglas. Vom Vater zur Rede gestellt, gelobt
    der Prinz Besserung. Bei Shrewsbury rettet er dem König das Leben und erschlägt Heißsporn im Zweikampf. Falstaff,
    der sich tot gestellt hat, gibt den Sieg als seinen aus, und der Prinz gönnt ihm den Spaß.

booklet-synopsis-henry-iv-2 =
    Nach Shrewsbury schwelt der Aufruhr weiter. Im Norden sammeln der Erzbischof von York, Mowbray und Hastings ein
    Heer; der alte Northumberland, der um Heißsporn trauert, lässt sie im Stich. Prinz Johann verspricht ihnen im Wald
    von Gaultree Abhilfe, und kaum sind ihre Truppen entlassen, nimmt er sie fest. Falstaff geht derweil dem Oberrichter
    und seinen Schulden bei Frau Quickly aus dem Weg und hebt in Gloucestershire zerlumpte Rekruten aus, wo der alte
    Friedensrichter Shallow von seinen wilden Studententagen schwärmt. Der König ist krank und findet keinen Schlaf.
    Prinz Heinz hält ihn für tot, nimmt die Krone mit, wird ertappt und erlangt Verzeihung. Als Heinrich V. ehrt er den
    Oberrichter, und als Falstaff seinem Herzensjungen entgegenstürzt, will der neue König ihn nicht kennen.

booklet-synopsis-henry-v =
    Ein Chorus bittet uns, in ein kleines Theater aus Holz Heere und Königreiche hineinzudenken. Aus dem wilden Prinzen
    Heinz ist König Heinrich V. geworden; die Bischöfe bescheinigen ihm ein Recht auf Frankreichs Krone, und als der
    Dauphin ihm zum Hohn Tennisbälle schickt, ist der Krieg beschlossen. In Southampton fliegen drei Verräter auf,
    Falstaff stirbt hinter der Bühne, Harfleur fällt. Müde, krank und weit unterlegen stehen die Engländer bei
    Azincourt. In der Nacht vor der Schlacht geht der König unerkannt durchs Lager und hört, was seine Leute von Königen
    und Kriegen halten. Der Tag bringt einen Sieg, den kaum einer fassen kann. Der Waliser Fluellen lässt Pistol eine
    Stange Lauch essen, und Heinrich wirbt in holprigem Französisch um Prinzessin Katharina. Von Dauer, mahnt der
    Chorus, war der Friede nicht.

booklet-synopsis-henry-vi-1 =
    Heinrich V. liegt im Sarg, sein Erbe ist ein Kind, und aus Frankreich kommt eine schlimme Nachricht nach der
    anderen. Dort wendet Johanna, die Pucelle, das Glück des Dauphins, ein Mädchen vom Lande, das sich vom Himmel
    geführt nennt und Orléans befreit. Englands Held Talbot schlägt zurück, doch daheim zanken die Großen: Gloucester
    mit dem Bischof von Winchester und, im Garten des Temple, Richard Plantagenet mit Somerset, wobei die einen weiße,
    die anderen rote Rosen brechen. Ihr Groll bringt Talbot um den Nachschub; mit seinem Sohn fällt er bei Bordeaux.
    Johanna, von ihren Geistern verlassen, wird gefangen und zum Scheiterhaufen geführt. Suffolk, selbst verliebt in
    Margareta von Anjou, redet dem jungen König die Heirat mit ihr ein und gedenkt durch sie zu herrschen.

booklet-synopsis-henry-vi-2 =
    Margareta von Anjou wird Königin ohne Mitgift, und schlimmer noch: Die Heirat hat England Anjou und Maine gekostet.
    Mit ihrem Günstling Suffolk und Kardinal Beaufort betreibt sie den Sturz des redlichen Protektors, Herzog Humphrey
    von Gloucester. Dessen Frau Eleonore lässt sich auf Hexerei ein und muss öffentlich Buße tun; bald darauf wird
    Humphrey im Bett ermordet. Das Volk schreit nach Gerechtigkeit, Suffolk wird verbannt und von Piraten umgebracht,
    der Kardinal stirbt im Wahn. Unterdessen weiht Richard, Herzog von York, Freunde in seinen Anspruch auf den Thron
    ein und hetzt Jack Cade aus Kent auf, der mit seinem Haufen bis nach London dringt, ehe ihm die Menge davonläuft.
    York kehrt mit einem Heer aus Irland zurück, und bei Saint Albans, in der ersten Schlacht der Rosenkriege, siegt
    seine Partei.

booklet-synopsis-henry-vi-3 =
    König Heinrich erkauft den Frieden, indem er York zum Erben einsetzt und den eigenen Sohn enterbt. Königin Margareta
    nimmt das nicht hin. Sie führt den Norden ins Feld; bei Wakefield tötet ihr Verbündeter Clifford Yorks jungen Sohn
    Rutland, York selbst wird mit einer Papierkrone verhöhnt und erstochen. Seine Söhne rächen ihn bei Towton, wo der
    sanfte König auf einem Maulwurfshügel sitzt und sieht, wie ein Sohn in dem Erschlagenen den Vater erkennt und ein
    Vater den Sohn. Eduard von York wird gekrönt, heiratet aber die Witwe Lady Grey, während Warwick in Frankreich für
    ihn freit. Der Gekränkte wechselt die Seiten, setzt Heinrich wieder ein und fällt bei Barnet. In Tewkesbury endet
    Lancasters Sache; Prinz Eduard wird niedergemacht, und im Tower ermordet der bucklige Richard von Gloucester den
    König.

booklet-synopsis-henry-viii =
    Am Hof Heinrichs VIII. steht niemand höher als Kardinal Wolsey, der sich von ganz unten emporgearbeitet hat. Der
    Herzog von Buckingham, der ihn anklagen will, endet auf die Aussage eines entlassenen Dieners hin auf dem Schafott.
    Bei einem Maskenfest tanzt der König mit Anne Bullen, und bald regt sich sein Gewissen wegen der Ehe mit Katharina
    von Aragon. Die Königin verteidigt sich würdevoll, erkennt das Gericht nicht an und geht. Wolsey, der die Scheidung
    aus eigenen Gründen verschleppt, stürzt über Papiere, die versehentlich dem König in die Hände fallen. Anne wird
    gekrönt; Katharina, verstoßen, sieht himmlische Gestalten und geht dem Tod entgegen. Den Erzbischof Cranmer schützt
    der König vor seinen Feinden, und bei der Taufe von Annes Tochter Elisabeth verheißt Cranmer ein goldenes Zeitalter.

booklet-synopsis-julius-caesar =
    Cäsar kehrt im Triumph heim, und Rom scheint bereit, ihn zum König zu machen. Der scharfsichtige, neidische Cassius
    sammelt Verschwörer und gewinnt auch den aufrechten Brutus, der Cäsar liebt, die Republik aber mehr. Ein Wahrsager,
    ein Unwetter und ein Traum seiner Frau Calpurnia warnen umsonst: An den Iden des März wird Cäsar erstochen. Brutus
    erklärt dem Volk die Tat und begeht dann den Fehler, Marcus Antonius reden zu lassen. Dessen Leichenrede macht aus
    Trauer Aufruhr, und die Mörder fliehen. Im Lager bei Sardes zerstreiten sich Brutus und Cassius und versöhnen sich
    wieder; Portia, die Frau des Brutus, ist tot, und Cäsars Geist kündigt ein Wiedersehen bei Philippi an. Dort siegen
    Antonius und der junge Octavius. Beide Freunde wählen den Tod, und Antonius ehrt Brutus vor allen anderen.

booklet-synopsis-king-john =
    Johann sitzt auf Englands Thron, doch Frankreich stützt das bessere Recht seines jungen Neffen Arthur. Zu Johann
    hält der Bastard Philip Faulconbridge, ein natürlicher Sohn von Richard Löwenherz mit scharfer Zunge und tapferem
    Herzen. Vor Angers kämpfen die Könige und legen den Streit dann durch eine Heirat bei, zur Empörung von Arthurs
    Mutter Constanze. Kardinal Pandulpho zerbricht den Frieden, indem er Johann mit dem Bann belegt. Arthur gerät in
    Gefangenschaft, und Johann deutet Hubert an, der Knabe müsse sterben; Hubert kommt mit glühenden Eisen und bringt es
    angesichts des flehenden Kindes nicht fertig. Arthur springt von der Mauer und stirbt dennoch, die Lords fallen ab,
    ein französisches Heer landet. Johann unterwirft sich Rom, wird von einem Mönch vergiftet und stirbt im Fieber; sein
    Sohn Heinrich folgt ihm nach.

booklet-synopsis-king-lear =
    Der alte König Lear teilt sein Reich unter seine Töchter auf, je nachdem, wie schön sie ihm schmeicheln. Goneril und
    Regan tun ihm den Gefallen; Cordelia, die ihn wirklich liebt, sagt zu wenig und wird verstoßen. Der König von
    Frankreich nimmt sie ohne Mitgift. Kaum an der Macht, bringen die älteren Schwestern den Vater um Ritter und Würde,
    und mit dem Narren und dem verkleideten Kent irrt er hinaus in den Sturm. Graf Gloucester begeht denselben Fehler:
    Er glaubt dem Bastard Edmund statt dem treuen Edgar, wird geblendet, weil er Lear hilft, und von Edgar im Gewand
    eines irren Bettlers geführt. Cordelia kommt mit einem französischen Heer, versöhnt sich mit dem Vater und verliert
    die Schlacht. Die Bösen vernichten einander, doch zu spät: Cordelia wird gehängt, und Lear stirbt über ihrer Leiche.

booklet-synopsis-loves-labours-lost =
    König Ferdinand von Navarra und seine Freunde Biron, Longaville und Dumain schwören, drei Jahre lang zu studieren,
    zu fasten, wenig zu schlafen und keine Frau anzusehen. Der Eid ist kaum unterschrieben, da kommt die Prinzessin von
    Frankreich in Staatsgeschäften, mit drei klugen Damen im Gefolge. Jeder der Herren verliebt sich, jeder dichtet
    heimlich, jeder wird von den anderen ertappt, und Biron beweist bestechend, dass die Liebe das beste aller Studien
    sei. Als Moskowiter verkleidet umwerben sie die maskierten Damen, die sie an die Falschen geraten lassen. Ringsum
    radebrechen der Spanier Armado, der Schulmeister Holofernes und der Bauer Costard und führen einen Aufzug berühmter
    Helden auf. Da trifft die Nachricht ein, dass der Vater der Prinzessin tot ist. Die Liebe muss ein Jahr warten, und
    das Stück endet ohne Hochzeit.

booklet-synopsis-macbeth =
    Auf dem Heimweg aus der Schlacht begegnen die schottischen Feldherren Macbeth und Banquo drei Hexen, die dem einen
    die Krone und dem anderen ein Königsgeschlecht verheißen. Von seiner Frau gedrängt, ersticht Macbeth seinen Gast,
    König Duncan, im Schlaf; Duncans Söhne fliehen, und er wird König. Um sicherzugehen, lässt er Banquo ermorden, doch
    dessen Sohn Fleance entwischt, und beim Festmahl sitzt Banquos Geist auf Macbeths Platz. Vor Macduff soll er sich
    hüten, sagen die Hexen, aber keiner, den ein Weib gebar, könne ihm schaden, und sicher sei er, bis der Wald von
    Birnam nach Dunsinane komme. Er lässt Macduffs Familie abschlachten. Lady Macbeth wäscht schlafwandelnd ihre Hände,
    die nicht rein werden, und stirbt. Hinter abgehauenen Zweigen rückt ein Heer an, und Macduff, aus dem Mutterleib
    geschnitten, tötet den Tyrannen. Malcolm wird König.

booklet-synopsis-measure-for-measure =
    In Wien sind die Sitten locker geworden. Der Herzog übergibt seine Macht dem strengen Angelo, tut, als verreise er,
    und bleibt als Mönch verkleidet in der Stadt. Angelo gräbt ein altes Gesetz aus und verurteilt den jungen Claudio
    zum Tod, weil seine Verlobte Julia ein Kind erwartet. Claudios Schwester Isabella, die eben ins Kloster gehen will,
    bittet für ihn; da fängt der kalte Richter Feuer und bietet ihr das Leben des Bruders für eine Nacht. Sie weigert
    sich, obwohl Claudio sie anfleht. Der falsche Mönch weiß Rat: Im Dunkeln geht Mariana zu Angelo, die dieser einst
    sitzen ließ. Trotzdem befiehlt er die Hinrichtung, und der Kopf eines toten Piraten muss Claudios Kopf ersetzen. Am
    Stadttor wird der Herzog erkannt, verteilt Gnade und Ehen und hält um Isabella an; sie antwortet mit keinem Wort.

booklet-synopsis-merchant-of-venice =
    Bassanio braucht Geld, um in Belmont um die reiche Erbin Portia zu werben. Sein Freund Antonio, ein Kaufmann, dessen
    Schiffe alle auf See sind, borgt dreitausend Dukaten von Shylock, einem jüdischen Geldverleiher, den er oft
    beschimpft hat; als Pfand gilt, wie zum Scherz, ein Pfund von Antonios Fleisch. Unter drei Kästchen aus Gold, Silber
    und Blei wählt Bassanio das bleierne und gewinnt Portia. Doch Shylocks Tochter Jessica ist mit einem Christen und
    den Juwelen des Vaters durchgebrannt, Antonios Schiffe gelten als verloren, und der verbitterte Shylock besteht auf
    seinem Schein. Als Anwalt verkleidet tritt Portia vor Gericht, und als er keine Gnade kennt, spricht sie ihm das
    Fleisch zu, aber keinen Tropfen Blut. Shylock ist ruiniert und muss Christ werden. Ein komischer Streit um Ringe
    beschließt das Stück.

booklet-synopsis-merry-wives =
    Sir John Falstaff ist knapp bei Kasse und schickt zwei wohlhabenden Ehefrauen in Windsor, Frau Page und Frau Ford,
    denselben Liebesbrief. Die beiden vergleichen und beschließen, sich einen Spaß zu machen. Sooft er Frau Ford
    besucht, platzt ihr eifersüchtiger Mann herein, denn Falstaff prahlt mit seinen Plänen vor einem gewissen Herrn
    Brook und ahnt nicht, dass dies der verkleidete Ford ist. Einmal entkommt der Ritter im Korb mit schmutziger Wäsche
    und landet in der Themse, einmal, ordentlich verprügelt, als dicke Frau aus Brentford. Schließlich lockt man ihn
    nachts mit Hörnern auf dem Kopf in den Park, wo ihn als Elfen verkleidete Kinder zwicken und mit Kerzen sengen. Im
    Durcheinander entgeht Anne Page zwei lästigen Freiern, dem albernen Slender und dem Franzosen Doktor Caius, und
    heiratet ihren Fenton.

booklet-synopsis-midsummer-nights-dream =
    Hermia liebt Lysander, soll aber Demetrius heiraten, und das Gesetz von Athen gibt ihrem Vater recht. Die Liebenden
    fliehen in den Wald; Demetrius läuft Hermia nach und Helena, die ihn anbetet, läuft Demetrius nach. Dort liegt der
    Elfenkönig Oberon mit seiner Königin Titania im Streit um einen Knaben. Er schickt Puck nach einer Blume, deren Saft
    jeden Schläfer in das verliebt macht, was er beim Erwachen erblickt. Puck trifft die falschen Augen, sodass beide
    Männer hinter Helena her sind, und setzt dem Weber Zettel (Bottom), der mit den anderen Handwerkern ein Stück probt,
    einen Eselskopf auf; Titania erwacht und vergöttert ihn. Bis zum Morgen ist alles im Lot. Herzog Theseus heiratet
    Hippolyta, zwei Paare heiraten mit, und die Handwerker spielen unter Gelächter das traurige Ende von Pyramus und
    Thisbe.

booklet-synopsis-much-ado =
    Im Haus Leonatos in Messina ruhen sich Soldaten vom Krieg aus. Der junge Claudio verliebt sich in Leonatos Tochter
    Hero; sein Freund Benedikt und ihre Base Beatrice liefern sich nur Wortgefechte. Don Pedro, der Befehlshaber, hat
    einen Plan: Man lässt jeden von beiden belauschen, dass der andere vor Liebe vergehe, und schon werden aus Spöttern
    Verliebte. Sein missgünstiger Bruder Don Juan stellt eine andere Falle. Er gaukelt Claudio vor, Hero habe nachts
    einen Liebhaber am Fenster, und vor dem Altar wird sie von ihm geschmäht. Sie sinkt in Ohnmacht, gilt als tot, und
    Beatrice verlangt, Benedikt solle den Freund fordern. Doch die Wache des konfusen Konstablers Dogberry hat die Täter
    längst gefasst. Reuig willigt Claudio ein, eine fremde Nichte zu heiraten; es ist Hero, und auch Beatrice nimmt
    ihren Benedikt.

booklet-synopsis-othello =
    Othello, ein Mohr und General im Dienst Venedigs, hat heimlich Desdemona geheiratet, die Tochter eines Senators. Vor
    dem Dogen stehen beide zu ihrer Liebe, dann geht es nach Zypern, das er gegen die Türken verteidigen soll; ein Sturm
    nimmt ihm die Arbeit ab. Sein Fähnrich Jago hasst ihn, weil nicht er, sondern Cassio Leutnant geworden ist. Er macht
    Cassio betrunken und bringt ihn um sein Amt, rät ihm, Desdemona um Hilfe zu bitten, und flüstert Othello ein, hinter
    ihrer Fürsprache stecke mehr. Ein verlorenes Taschentuch, das Jagos Frau Emilia findet und das er Cassio
    unterschiebt, dient als Beweis. Von Eifersucht verzehrt, erstickt Othello seine Frau im Bett. Emilia deckt die
    Wahrheit auf und wird dafür von Jago erstochen. Othello begreift, ersticht sich und stirbt neben Desdemona.

booklet-synopsis-pericles =
    Der Dichter Gower steht von den Toten auf, um eine alte Geschichte zu erzählen. Perikles, Fürst von Tyrus, löst das
    Rätsel des Königs Antiochus, erkennt darin dessen Blutschande mit der Tochter und muss um sein Leben fliehen. Er
    rettet Tarsus vor dem Hunger, strandet in Pentapolis und gewinnt in rostiger Rüstung die Prinzessin Thaisa. Auf der
    Heimfahrt bringt sie im Sturm ein Kind zur Welt, scheint zu sterben und wird in einer Truhe dem Meer übergeben; in
    Ephesus erweckt sie der Arzt Cerimon, und sie wird Priesterin der Diana. Die Tochter Marina wächst in Tarsus auf,
    entgeht einem Mord, weil Piraten sie rauben, und landet in einem Bordell in Mytilene, wo sie die Kunden zur Tugend
    bekehrt. Vor Gram verstummt, begegnet ihr Perikles auf seinem Schiff. Sie erkennen einander, und die Göttin führt
    sie zu Thaisa.

booklet-synopsis-richard-ii =
    Richard ist König von Geburt, glänzend im Reden und nachlässig im Regieren. Einen Zweikampf zwischen Heinrich
    Bolingbroke und Thomas Mowbray bricht er ab und verbannt beide. Als Bolingbrokes Vater, der alte Johann von Gaunt,
    aus Kummer über das heruntergewirtschaftete England stirbt, zieht Richard dessen Güter ein, um einen Feldzug nach
    Irland zu bezahlen. Bolingbroke kommt zurück, nur seines Erbes wegen, wie er sagt, doch Adel und Volk laufen ihm zu.
    Bei der Landung in Wales ist Richards Heer fort, seine Günstlinge sind enthauptet, und er schwankt zwischen stolzem
    Glauben an sein heiliges Recht und Verzweiflung. In Flint steigt er von der Mauer herab; in Westminster gibt er die
    Krone her, lässt sich einen Spiegel reichen und zerschlägt ihn. Im Kerker von Pomfret grübelt er, was er ohne sie
    noch ist, und wird ermordet.

booklet-synopsis-richard-iii =
    Das Haus York hat die Krone errungen, und Richard von Gloucester, missgestaltet, witzig und skrupellos, will sie für
    sich. Jeden seiner Pläne teilt er uns mit. Am Sarg Heinrichs VI. wirbt er um Lady Anne, obwohl er diesen König und
    ihren Mann getötet hat; den Bruder Clarence lässt er im Tower ermorden. Nach dem Tod Eduards IV. räumt er mit seinem
    Helfer Buckingham die Verwandten der Königin und Lord Hastings aus dem Weg, lässt die jungen Prinzen für Bastarde
    erklären und spielt den Frommen, bis man ihn um seine Herrschaft anfleht. Als König lässt er die Knaben töten;
    Buckingham, um den Lohn geprellt, empört sich und stirbt. Nach und nach erfüllen sich die Flüche der alten Königin
    Margareta. In der Nacht vor Bosworth erscheinen ihm seine Opfer, und tags darauf fällt er, ohne Pferd, gegen
    Richmond.

booklet-synopsis-romeo-and-juliet =
    In Verona pflegen die Montagues und die Capulets eine alte Feindschaft. Romeo Montague geht maskiert auf ein Fest
    der Gegner, begegnet Julia, und um beide ist es geschehen; noch in der Nacht schwören sie sich an ihrem Fenster die
    Treue, und am nächsten Tag traut sie heimlich Bruder Lorenzo. Stunden später ersticht Julias Vetter Tybalt Romeos
    Freund Mercutio, Romeo ersticht Tybalt, und der Fürst verbannt ihn. Julia soll den Grafen Paris heiraten. Da gibt
    ihr der Mönch einen Trank, der sie fast zwei Tage lang tot erscheinen lässt, damit Romeo sie aus der Gruft holen
    kann; doch der Brief erreicht ihn nicht. Er hört nur, sie sei gestorben, kauft Gift, tötet an der Gruft Paris und
    neben ihr sich selbst. Julia erwacht, sieht ihn und greift zu seinem Dolch. Über den Toten versöhnen sich die
    Familien.

booklet-synopsis-taming-of-the-shrew =
    Zum Spaß lässt ein Lord den betrunkenen Kesselflicker Christopher Sly in ein Prunkbett legen, redet ihm ein, er sei
    von Adel, und lässt ihm ein Stück vorspielen. In Padua gibt der reiche Baptista die sanfte Bianca nicht her, ehe
    nicht ihre Schwester Katharina vermählt ist, deren Wut alle Männer vertreibt. Petruchio aus Verona sucht Geld und
    fürchtet nichts. Er wirbt im Sturm, kommt in Lumpen zur Trauung und schleppt Kate auf sein Landgut, wo er ihr aus
    lauter gespielter Fürsorge Essen, Schlaf und neue Kleider vorenthält, bis sie ihm die Sonne als Mond durchgehen
    lässt. Lucentio gewinnt derweil, als Hauslehrer verkleidet, Bianca. Beim Festmahl wetten die Männer, wessen Frau auf
    Zuruf kommt. Nur Kate kommt und hält eine lange Rede über den Gehorsam; wie ernst sie gemeint ist, darüber streiten
    die Bühnen bis heute.

booklet-synopsis-tempest =
    Prospero, einst Herzog von Mailand, wurde von seinem Bruder Antonio mit Hilfe des Königs Alonso von Neapel gestürzt
    und mit der kleinen Tochter Miranda auf dem Meer ausgesetzt. Seit zwölf Jahren beherrscht er dank seiner Bücher eine
    Zauberinsel, bedient vom Luftgeist Ariel und von Caliban, der die Insel für die seine hält. Nun fährt ein Schiff mit
    seinen Feinden vorüber, und er holt sie mit einem Sturm an Land. Alonsos Sohn Ferdinand, der den Vater ertrunken
    glaubt, trifft Miranda, und die beiden verlieben sich. Antonio stiftet Sebastian zum Königsmord an; Caliban
    verschwört sich mit den betrunkenen Stephano und Trinculo gegen Prospero. Ariel vereitelt das eine wie das andere.
    Als er alle in der Hand hat, verzeiht Prospero. Er lässt Ariel frei, entsagt der Zauberei, bekommt sein Herzogtum
    zurück und bittet das Publikum, ihn mit Beifall zu erlösen.

booklet-synopsis-timon-of-athens =
    Timon von Athen beschenkt und bewirtet jeden, leiht jedem und hält die Schmeicheleien seiner Gäste für Freundschaft.
    Umsonst warnen ihn sein ehrlicher Verwalter Flavius und der griesgrämige Philosoph Apemantus. Als das Geld
    ausgegeben ist und die Gläubiger vor der Tür stehen, schickt er zu den Freunden um Hilfe, und jeder hat eine hübsche
    Ausrede. Noch einmal lädt Timon sie ein, lässt verdeckte Schüsseln mit warmem Wasser auftragen, schüttet es ihnen
    ins Gesicht und verlässt die Stadt mit einem Fluch auf die ganze Menschheit. Beim Wurzelgraben im Wald findet er
    Gold. Er gibt es dem verbannten Hauptmann Alcibiades für einen Krieg gegen Athen, gibt es Dieben, Huren und wer
    sonst noch Schaden stiftet; nur Flavius rührt ihn. Einsam stirbt er am Meer. Alcibiades nimmt die Stadt, schont sie
    und liest Timons bittere Grabschrift vor.

booklet-synopsis-titus-andronicus =
    Feldherr Titus bringt Tamora, die Königin der Goten, als Gefangene nach Rom und lässt ihren ältesten Sohn für die
    eigenen Toten opfern. Den Thron schlägt er aus und überlässt ihn Saturninus, der es ihm dankt, indem er Tamora zur
    Kaiserin macht. Angeleitet von ihrem Geliebten, dem Mohren Aaron, nimmt sie Rache. Ihre Söhne Demetrius und Chiron
    töten Bassianus, den Bruder des Kaisers, vergewaltigen dessen Frau Lavinia, die Tochter des Titus, und rauben ihr
    Zunge und Hände; zwei Söhne des Titus werden für den Mord hingerichtet, und in der trügerischen Hoffnung, sie zu
    retten, opfert er seine Hand. Lavinia schreibt die Namen der Täter in den Sand. Titus, wahnsinnig oder scheinbar
    wahnsinnig, tötet die beiden und setzt sie ihrer Mutter als Pastete vor. Das Mahl überlebt kaum einer. Sein Sohn
    Lucius wird Kaiser, und Aaron muss, bis zur Brust eingegraben, verhungern.

booklet-synopsis-troilus-and-cressida =
    Sieben Jahre schleppt sich der Krieg um Troja schon hin. Im Lager der Griechen schmollt Achilles in seinem Zelt; der
    schlaue Ulysses will ihn beschämen und schickt an seiner Stelle den tumben Ajax gegen Hektor vor. In Troja streiten
    die Prinzen, ob Helena so viel Blut wert sei, und entscheiden, die Ehre verlange es. Der junge Troilus liebt
    Cressida, und ihr Onkel Pandarus führt die beiden unter allerlei Zoten zusammen. Nach einer einzigen Nacht wird sie
    an die Griechen ausgetauscht, bei denen ihr Vater schon ist; bald muss Troilus, neben Ulysses versteckt, mit
    ansehen, wie sie sein Liebespfand, den Ärmel, dem Diomedes gibt. Das Lästermaul Thersites höhnt über Krieg und
    Geilheit. Als sein geliebter Patroklus fällt, kehrt Achilles in die Schlacht zurück und lässt den wehrlosen Hektor
    von seinen Myrmidonen abschlachten. Gelöst ist damit nichts.

booklet-synopsis-twelfth-night =
    Viola strandet in Illyrien und fürchtet, ihr Zwillingsbruder Sebastian sei ertrunken. Als junger Mann namens Cesario
    tritt sie in den Dienst des Herzogs Orsino, verliebt sich in ihn und muss in seinem Namen um die Gräfin Olivia
    werben, die von Orsino nichts wissen will, vom Boten aber hingerissen ist. In Olivias Haus zahlen Sir Toby, der
    einfältige Sir Andrew und die Zofe Maria es dem sittenstrengen Haushofmeister Malvolio heim: Ein gefälschter Brief
    bringt ihn dazu, lächelnd in gelben, kreuzweise gebundenen Strümpfen vor seine Herrin zu treten, und man sperrt ihn
    als Verrückten ein. Da taucht Sebastian auf, quicklebendig. Olivia hält ihn für Cesario und heiratet ihn; die
    Zwillinge stehen einander gegenüber, und Orsino entdeckt, dass sein Page eine Frau ist und ihn liebt. Malvolio
    schwört Rache, und der Narr Feste singt vom Regen.

booklet-synopsis-two-gentlemen =
    Valentin verlässt Verona, um die Welt zu sehen; sein Freund Proteus bleibt aus Liebe zu Julia, bis der Vater auch
    ihn nach Mailand schickt. Dort hat Valentin das Herz Silvias gewonnen, der Tochter des Herzogs, und will mit einer
    Strickleiter zu ihrem Fenster hinauf. Proteus sieht sie nur einmal und vergisst Julia und die Freundschaft dazu. Er
    verrät den Plan, Valentin wird verbannt und Hauptmann einer Bande recht gebildeter Räuber, und Proteus wirbt selbst
    um Silvia, die ihn verachtet. Julia, in Knabenkleidern nachgereist, muss der Rivalin sein Liebespfand überbringen.
    Im Wald will Proteus Silvia Gewalt antun, und Valentin fährt dazwischen. Die Reue kommt schnell, die Vergebung noch
    schneller, und Julia bekommt ihn zurück. Die besten Witze haben der Diener Launce und sein Hund Crab.

booklet-synopsis-winters-tale =
    Leontes, König von Sizilien, bildet sich plötzlich ein, seine schwangere Frau Hermione betrüge ihn mit seinem
    Jugendfreund Polixenes, dem König von Böhmen. Der flieht mit dem redlichen Camillo; Hermione kommt in den Kerker und
    vor Gericht, und Antigonus setzt ihre neugeborene Tochter an ferner Küste aus, wo ihn ein Bär hetzt und tötet.
    Apollos Orakel spricht die Königin frei; Leontes trotzt ihm und hört im selben Augenblick, sein kleiner Sohn sei
    gestorben; gleich darauf heißt es, auch Hermione sei tot. Sechzehn Jahre vergehen. Das Mädchen, Perdita, ist bei
    böhmischen Schäfern aufgewachsen, und Polixenes’ Sohn Florizel liebt sie; vor den Drohungen des Vaters fliehen sie
    nach Sizilien, während der Gauner Autolycus die Taschen leert. Perditas Herkunft kommt ans Licht. Bei Paulina
    bewundern alle ein Standbild Hermiones, das sich regt, herabsteigt und die lebende Königin ist.

## Die Könige und Königinnen

booklet-king-john =
    Sein Stück ist voll von Frankreich, Rom und dem jungen Arthur und erwähnt die Magna Carta mit keinem Wort.
booklet-king-henry-iii =
    Nur als Prinz Heinrich am Sterbebett des Vaters tritt er in „König Johann“ auf; seine sechsundfünfzig Jahre auf dem
    Thron sind übersprungen.
booklet-king-edward-i = Der Eroberer von Wales kommt in keinem der siebenunddreißig Stücke auf die Bühne.
booklet-king-edward-ii = Seinen Sturz brachte Christopher Marlowe auf die Bühne; Shakespeare ließ die Finger davon.
booklet-king-edward-iii =
    Er ist der Ahnherr, dessen sieben Söhne zu viele Erben hinterlassen; das Stück „Eduard III.“, das viele Forscher
    teilweise Shakespeare zuschreiben, gehört nicht zu den siebenunddreißig.
booklet-king-richard-ii =
    Mit zehn Jahren König, ist er nur in den letzten beiden Jahren zu sehen, vom Streit zwischen Bolingbroke und Mowbray
    bis zu seiner Ermordung.
booklet-king-henry-iv =
    Als Bolingbroke nimmt er in „Richard II.“ die Krone, und in den beiden Stücken, die nach ihm heißen, bezahlt er
    dafür mit Aufständen und schlaflosen Nächten.
booklet-king-henry-v =
    Der Prinz Heinz der Schenken aus „Heinrich IV.“ wird in „Heinrich V.“ zum Sieger von Azincourt, und mit seiner
    Bestattung beginnen die Stücke über den Sohn.
booklet-king-henry-vi =
    König, ehe er ein Jahr alt war, erscheint er in drei Stücken als sanfter, frommer Mann, dem Frankreich, die Zügel
    und die Krone entgleiten.
booklet-king-edward-iv =
    Yorks ältester Sohn stößt spät im zweiten Teil von „Heinrich VI.“ dazu, erringt im dritten die Krone und verscherzt
    sich mit seiner Heirat Warwicks Freundschaft.
booklet-king-henry-vi-restored =
    Ein halbes Jahr lang setzt Warwick ihn wieder auf den Thron; gegen Ende des dritten Teils wird er im Tower ermordet,
    und in „Richard III.“ kehrt er als Geist zurück.
booklet-king-edward-iv-restored =
    Der dritte Teil schließt mit seinem Triumph, doch in „Richard III.“ tritt er schon krank auf und stirbt bald danach.
booklet-king-edward-v =
    In der letzten Szene von „Heinrich VI.“ ein Säugling, in „Richard III.“ ein aufgeweckter Knabe, verschwindet er
    ungekrönt nach elf Wochen im Tower.
booklet-king-richard-iii =
    Aus zwei Jahren Herrschaft wurde die unterhaltsamste Schurkerei der Bühne; viele Historiker urteilen milder, und das
    Schicksal der Prinzen ist bis heute nicht erwiesen.
booklet-king-henry-vii =
    Dem Knaben wird in „Heinrich VI.“ Großes vorausgesagt, als Richmond siegt er in „Richard III.“ bei Bosworth, und
    seine eigene Regierung bleibt ausgespart.
booklet-king-henry-viii =
    Sein Stück reicht vom Treffen auf dem Güldenen Feld 1520 bis zur Taufe Elisabeths und hört auf, bevor vier weitere
    Ehen folgen.
booklet-king-edward-vi =
    Der Kinderkönig kommt in keinem Stück vor, doch in seinen letzten Wochen wurde die Lateinschule in Stratford durch
    eine Urkunde neu gegründet.
booklet-king-mary-i =
    Sie tritt nie auf, doch legt ihre Mutter Katharina sie in „Heinrich VIII.“ dem König ans Herz; die umstrittenen neun
    Tage der Lady Jane Grey vor ihr sind hier nicht gezählt.
booklet-king-elizabeth-i =
    Auf der Bühne ist sie nur der Täufling am Ende von „Heinrich VIII.“; in ihrer Zeit schrieb Shakespeare mehr als die
    Hälfte seiner Stücke.
booklet-king-james-i =
    Er machte Shakespeares Truppe zu den King’s Men; kein Stück zeigt ihn, aber eine Weissagung in „Heinrich VIII.“
    meint ihn, und „Macbeth“ ehrt Banquo, seinen vermeintlichen Ahnen.

## Shakespeares Leben

booklet-life-1 =
    William Shakespeare wurde am 26. April 1564 in der Dreifaltigkeitskirche zu Stratford-upon-Avon getauft. Den Tag der
    Geburt hat niemand verzeichnet; der 23. April ist spätere Überlieferung und als solche hübsch, denn an diesem Datum
    ist er gestorben. Der Vater John machte Handschuhe, handelte nebenbei mit Wolle und brachte es 1568 zum Bailiff,
    also zum obersten Mann der Stadt. Die Mutter, Mary Arden, kam aus einer Familie mit Grundbesitz in Wilmcote. William
    war das dritte Kind und das erste, das am Leben blieb. Selbstverständlich war das nicht: Im Sommer nach seiner
    Geburt wütete in Stratford die Pest.

booklet-life-2 =
    Stratford besaß eine gute Lateinschule, die für Söhne der Bürger kostenlos war. Ihre Listen aus jener Zeit sind
    verloren, und so lässt sich nicht beweisen, dass Shakespeare dort saß; sehr wahrscheinlich ist es doch, denn was man
    in solchen Schulen las, Ovid voran, klingt überall in seinem Werk nach. Keine Universität kennt seinen Namen. In den
    späteren siebziger Jahren ging es mit dem Vater bergab. Er blieb den Ratssitzungen fern, verpfändete geerbtes Land
    seiner Frau und wurde wegen Schulden verklagt. Wann der Sohn die Schule verließ und was er danach trieb, wissen wir
    nicht.

booklet-life-3 =
    Ende November 1582 erlaubte ihm das bischöfliche Gericht in Worcester, in aller Eile Anne Hathaway aus Shottery zu
    heiraten. Er war achtzehn, sie sechsundzwanzig, wenn ihr Grabstein ihr Alter richtig angibt, und sie erwartete ein
    Kind. Susanna wurde im Mai 1583 getauft, die Zwillinge Hamnet und Judith im Februar 1585. Soweit man weiß, blieb die
    Familie in Stratford, als er anderswo sein Brot verdiente. Hamnet, der einzige Sohn, wurde dort im August 1596
    begraben, elf Jahre alt. Ob sein Tod im „Hamlet“, dessen Name so ähnlich klingt, Spuren hinterlassen hat, kann
    niemand sagen.

booklet-life-4 =
    Zwischen 1585 und 1592 fehlt fast jede Spur. Dass er als Wilddieb habe fliehen müssen, dass er auf dem Land
    Schulmeister gewesen sei oder vor dem Theater Pferde gehalten habe, wurde erst lange nach seinem Tod aufgeschrieben
    und ist durch nichts belegt. Als er wieder auftaucht, ist er in London und hat Feinde. Eine Flugschrift von 1592,
    herausgegeben als Werk des sterbenden Dramatikers Robert Greene, spottet über eine hochgekommene Krähe, einen bloßen
    Schauspieler, der sich für den einzigen „Shake-scene“ im Land halte. Er muss also schon Spieler und Autor gewesen
    sein, und erfolgreich genug, um beneidet zu werden.

booklet-life-5 =
    Vom Sommer 1592 bis zum Frühjahr 1594 hielt die Pest die Londoner Theater die meiste Zeit geschlossen. Shakespeare
    verlegte sich auf Verserzählungen: 1593 erschien „Venus und Adonis“, 1594 „Lucretia“, beide dem jungen Grafen von
    Southampton gewidmet und beide sehr gut verkauft. Die 154 Sonette wurden erst 1609 gedruckt, und ob er selbst daran
    beteiligt war, ist ungewiss. Wer der schöne junge Mann, die dunkle Dame und der „Mr. W. H.“ der Widmung gewesen
    sind, und ob es die beiden ersten überhaupt gab, darüber ist endlos gerätselt worden, ohne Ergebnis.

booklet-life-6 =
    Spätestens Ende 1594 gehörte er zur Truppe des Lord Chamberlain, und ihr blieb er als Schauspieler, Dichter und
    Teilhaber sein Berufsleben lang treu. Ihr Star hieß Richard Burbage. Als der Pachtvertrag für ihr Schauspielhaus in
    Shoreditch abgelaufen war, ließen die Spieler das Gebälk abtragen und fortschaffen, und daraus erstand 1599 südlich
    der Themse das Globe. Im Mai 1603 nahm Jakob I. sie in seine eigenen Dienste; seitdem hießen sie King’s Men, die
    Männer des Königs. Einige Jahre später spielten sie im Blackfriars auch unter Dach, bei Kerzenlicht.

booklet-life-7 =
    Das Theater machte ihn wohlhabend. 1596 wurde dem Vater ein Wappen verliehen, höchstwahrscheinlich vom Geld des
    Sohnes; 1597 kaufte William New Place, eines der größten Häuser von Stratford, später auch Ackerland und einen
    Anteil am Zehnten. Er schrieb auch gemeinsam mit anderen: Die meisten Forscher erkennen in „Heinrich VIII.“ die Hand
    John Fletchers, in „Perikles“ die von George Wilkins und in „Timon“ die von Thomas Middleton. Bei einer Aufführung
    von „Heinrich VIII.“ setzte im Juni 1613 ein Kanonenschuss das Strohdach in Brand, und das Globe brannte nieder.
    Binnen eines Jahres stand es wieder, aber von Shakespeare ist wenig oder nichts, was sich später datieren ließe.

booklet-life-8 =
    Im März 1616 machte er sein Testament: das meiste für Susanna und, viel belächelt, das zweitbeste Bett für seine
    Frau. Er starb am 23. April, nach der Inschrift seines Denkmals im dreiundfünfzigsten Jahr; woran, ist unbekannt. Er
    liegt im Chor der Dreifaltigkeitskirche unter einem Vers, der jeden verflucht, der seine Gebeine bewegt. Sieben
    Jahre danach gaben seine Schauspielerkollegen John Heminges und Henry Condell in einem großen Band, der ersten
    Folio, sechsunddreißig Stücke heraus. Etwa die Hälfte war nie zuvor gedruckt worden und wäre uns vielleicht
    verloren. Mit „Perikles“, der in dem Band fehlt, sind es die siebenunddreißig Stücke dieses Spiels.
