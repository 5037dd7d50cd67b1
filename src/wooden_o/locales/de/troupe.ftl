### Troupe, das Spiel von 2015.

## Phasen eines Tages

phase-set-up = Aufbau
phase-wager = Gebot
phase-company = Anwerben und Aktivieren
phase-ambiance = Stimmung
phase-rehearsal = Kostümprobe
phase-maintenance = Aufräumen
phase-rest = Pause
phase-end = Das Ende

rest-simultaneous = alle gleichzeitig
    .about = Am Ende eines Tages entscheiden alle verdeckt, welcher Charakter wach bleibt.
rest-strategic = Strategische Pausen, nacheinander
    .about = Am Ende eines Tages entscheiden alle offen, der Initiative nach, welcher Charakter wach bleibt.

## Plättchen

colour-black = Schwarz
colour-pink = Rosa
colour-purple = Lila
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
element-costume = Kostümplättchen
element-set = Bühnenplättchen
element-both = Kostüm- oder Bühnenplättchen
set-effect-black = kein Effekt
set-effect-pink = du bekommst 1 Pfund
set-effect-purple = die Stimmung aller anderen sinkt um 1
set-effect-blue = deine Stimmung steigt um 2
set-effect-green = du bekommst ein „+3“-Plättchen
set-effect-yellow = kein Effekt, aber es spiegelt jede Farbe und zählt am Ende 1 Prestige

## Personen: der Name und die Form nach einem Verb

character-author = Autor
    .object = den Autor
character-falstaff = Falstaff
    .object = Falstaff
character-handyman = Alleskönner
    .object = den Alleskönner
character-queen = Königin
    .object = die Königin
character-lady-macbeth = Lady Macbeth
    .object = Lady Macbeth
character-hamlet = Hamlet
    .object = Hamlet
character-viola = Viola
    .object = Viola
character-juliet = Julia
    .object = Julia
character-romeo = Romeo
    .object = Romeo
character-beatrice = Beatrice
    .object = Beatrice
character-iago = Jago
    .object = Jago
character-puck = Puck
    .object = Puck
character-othello = Othello
    .object = Othello
character-macbeth = Macbeth
    .object = Macbeth
character-portia = Porzia
    .object = Porzia
character-prospero = Prospero
    .object = Prospero
character-titania = Titania
    .object = Titania
character-cleopatra = Kleopatra
    .object = Kleopatra
character-mistress-6a = Gewandmeisterin Joan (6)
    .object = die Gewandmeisterin Joan (6)
character-mistress-6b = Gewandmeisterin Agnes (6)
    .object = die Gewandmeisterin Agnes (6)
character-mistress-6c = Gewandmeisterin Ellen (6)
    .object = die Gewandmeisterin Ellen (6)
character-mistress-8a = Gewandmeisterin Margery (8)
    .object = die Gewandmeisterin Margery (8)
character-mistress-8b = Gewandmeisterin Cecily (8)
    .object = die Gewandmeisterin Cecily (8)
character-dresser-6a = Bühnenbildner Tobias (6)
    .object = den Bühnenbildner Tobias (6)
character-dresser-6b = Bühnenbildner Giles (6)
    .object = den Bühnenbildner Giles (6)
character-dresser-6c = Bühnenbildner Ralph (6)
    .object = den Bühnenbildner Ralph (6)
character-dresser-8a = Bühnenbildner Ambrose (8)
    .object = den Bühnenbildner Ambrose (8)
character-dresser-8b = Bühnenbildner Hugh (8)
    .object = den Bühnenbildner Hugh (8)
character-handyman-a = Alleskönner Jack
    .object = den Alleskönner Jack
character-handyman-b = Alleskönner Dick
    .object = den Alleskönner Dick
character-jeweller-a = Juwelier Nicholas
    .object = den Juwelier Nicholas
character-jeweller-b = Juwelier Piers
    .object = den Juwelier Piers
character-assistant-a = Gehilfe Kit
    .object = den Gehilfen Kit
character-assistant-b = Gehilfe Ned
    .object = den Gehilfen Ned
character-extra = Komparse
    .object = einen Komparsen
extra-of = Komparse ({ $character })
    .object = den Komparsen ({ $character })

kind-actor = Schauspieler
kind-costume-mistress = Gewandmeisterin
kind-set-dresser = Bühnenbildner
kind-handyman = Alleskönner
kind-jeweller = Juwelier
kind-assistant = Gehilfe
kind-queen = Königin

## Was eine Karte kann. n ist eine Menge, list eine Liste von Wirkungen

card-cost = Lohn { $n } Pfund
card-actor = aktiviert: { $activation }; im vollständigen Kostüm: { $power }
card-costume-mistress = nimmt Kostümplättchen im Wert von höchstens { $n }
card-set-dresser = nimmt Bühnenplättchen im Wert von höchstens { $n }
card-handyman = nimmt Kostüm- und Bühnenplättchen im Wert von zusammen höchstens { $n }
card-jeweller = nimmt ein gelbes Plättchen
card-assistant = lässt sich nicht aktivieren; jeder deiner Handwerker ist 1 mehr wert
card-queen = 4 Pfund oder eins von drei Zielen
card-extra = lässt sich nicht aktivieren; im vollständigen Kostüm: { $power }; verlangt keinen Lohn
card-reconstructed = Mit ° markiert: von uns rekonstruierte Werte, nicht die veröffentlichten.

effect-red = { $n ->
    [one] 1 Feld in Akt I
   *[other] { $n } Felder in Akt I
}
effect-yellow = { $n ->
    [one] 1 Feld in Akt II
   *[other] { $n } Felder in Akt II
}
effect-blue = { $n ->
    [one] 1 Feld in Akt III
   *[other] { $n } Felder in Akt III
}
effect-white = { $n ->
    [one] 1 Feld in einem Akt deiner Wahl
   *[other] { $n } Felder in Akten deiner Wahl
}
effect-ambiance = Stimmung +{ $n }
effect-pounds = { $n } Pfund
effect-prestige = { $n } Prestige
effect-costume = Kostümplättchen im Wert von höchstens { $n }
effect-set = Bühnenplättchen im Wert von höchstens { $n }

## Stimmung, von der erloschenen zur brennenden Kerze

ambiance-0 = −1 Prestige
ambiance-1 = Feld zurück
ambiance-2 = Start
ambiance-3 = 1 Pfund
ambiance-4 = Feld voran
ambiance-5 = +1 Prestige

## Ziele: ein Name und was gezählt wird; je erreichter Zahl 1 Prestige

objective-first-night = Premiere
objective-wardrobe = Garderobe
objective-scenery = Kulisse
objective-treasure = Schatz
objective-crowd-scene = Massenszene
objective-workshop = Werkstatt
objective-box-office = Abendkasse
objective-finery = Prunkgewand
objective-balance = Ebenmaß
objective-long-run = Dauerbrenner

objective-worth = { $measure }: { $first }, { $second } oder { $third } bringen 1, 2 oder 3 Prestige
measure-first-places = erste Plätze in den drei Akten
measure-complete-costumes = vollständige Kostüme
measure-set-elements = Plättchen auf deiner Bühne
measure-yellow-elements = gelbe Plättchen
measure-extras = Komparsen in deiner Truppe
measure-craftsmen = Handwerker in deiner Truppe
measure-pounds = Pfund vor dem Lohntag
measure-best-costume = Wert deines kostbarsten vollständigen Kostüms
measure-mirrored-pairs = gespiegelte Paare auf deiner Bühne
measure-act-spaces = erreichte Felder der drei Akte zusammen

## Woher das Prestige kommt

source-start = Start
source-wager = Gebote
source-set = Bühne
source-costumes = Kostüme
source-ambiance = Stimmung
source-acts = Akte
source-powers = Fähigkeiten
source-objectives = Ziele
source-yellow = gelbe Plättchen
source-wages = offene Löhne

## Fragen

ask-order = Die Reihenfolge am Tisch wird ausgelost.
ask-draw-costume = Kostümplättchen werden gezogen.
ask-draw-set = Bühnenplättchen werden gezogen.
ask-deal = Karten werden ausgelegt.
ask-draw-objective = Ziele werden gezogen.
ask-draft = Mit wem fängst du an?
ask-bid = Wie viele Zylinder bietest du heute? Das niedrigste Gebot beginnt und bekommt 1 Prestige.
ask-turn = { $can ->
    [recruit-activate] Du bist am Zug: anwerben oder aktivieren. Passen darfst du, sobald du angeworben hast.
    [recruit] Du bist am Zug: anwerben, wie es alle einmal am Tag müssen.
   *[activate-pass] Du bist am Zug: aktivieren oder passen.
}
ask-advance = Eine weiße Feder: In welchem Akt gehst du voran?
    .left = { $left ->
        [one] Es ist die letzte.
       *[other] Noch { $left } davon.
    }
ask-retreat = Eine graue Feder: In welchem Akt gehst du zurück?
ask-take = Welches { $kinds } nimmst du?
    .budget = Du kannst noch { $budget } ausgeben.
ask-dress = Wer soll es tragen? Du hältst ein Kostümplättchen in { $held }.
ask-build = Wohin damit? Du hältst ein Bühnenplättchen in { $held }.
ask-queen = Worum bittest du die Königin?
ask-keep = Welches Ziel behältst du?
ask-under = Welches kommt zuerst unter den Stapel? Es wird vor dem anderen wieder gezogen.
ask-spare = Von allen, die heute gearbeitet haben, darf morgen nur eine Person arbeiten. Wer?
ask-nothing = Es ist nichts mehr zu tun.

## Möglichkeiten

choice-order = als Nächstes in der Reihenfolge: { $seat }
choice-draw-costume = ein Kostümplättchen in { $colour } wird gezogen
choice-draw-set = ein Bühnenplättchen in { $colour } wird gezogen
choice-deal = ausgelegt: { $character }
choice-draw-objective = das Ziel „{ $objective }“ wird gezogen
choice-draft = nimm zu Beginn { $character }
choice-bid = biete { $cylinders } Zylinder
choice-pass = passe: heute keine Aktivierung mehr
choice-recruit = wirb { $character } an
choice-extra = wirb { $character } verdeckt als Komparsen an
choice-activate = aktiviere { $character }
choice-boost = aktiviere { $character } mit einem „+3“-Plättchen
choice-advance = geh in Akt { $act } voran
choice-retreat = geh in Akt { $act } zurück
choice-done = nimm nichts mehr
choice-take-costume = nimm ein Kostümplättchen in { $colour }
choice-take-set = nimm ein Bühnenplättchen in { $colour }
choice-dress = näh es für { $character }
choice-build = leg es auf { $cell }
choice-queen-pounds = nimm 4 Pfund
choice-queen-objectives = sieh dir drei Ziele an und behalte eins
choice-keep = behalte „{ $objective }“
choice-under = leg „{ $objective }“ zuerst unter den Stapel
choice-spare = lass { $character } wach

cell = Reihe { $row }, Platz { $place }
candle-on-cell = { $cell }, mit einer Kerze

## Ereignisse

event-order-set = Die Reihenfolge am Tisch ist ausgelost: { $order }.
event-market-opened = Neu auf dem Spielbrett: Kostüme { $costumes }; Bühne { $sets }.
event-display-opened = Anzuwerben: { $characters }.
event-drafted = { $seat } nimmt zu Beginn { $character }.
event-day-begun = Tag { $day } beginnt.
event-wager-sealed = { $seat } hat geboten.
event-wagers-revealed = Die Gebote: { $bids }. Reihenfolge heute: { $order }.
event-recruited = { $seat } wirbt { $character } an.
event-extra-hired = { $seat } wirbt { $character } verdeckt als Komparsen an.
event-activated = { $boosted ->
    [yes] { $seat } aktiviert { $character } mit einem „+3“-Plättchen.
   *[no] { $seat } aktiviert { $character }.
}
event-initiative-taken = { $seat } belegt Platz { $position } der Initiativleiste.
event-passed = { $seat } passt.
event-moved = { $seat } zieht in Akt { $act } auf Feld { $space } ({ $steps }).
event-dressed = { $seat } näht ein Plättchen in { $colour } für { $character }.
event-costume-completed = { $seat } vollendet das Kostüm für { $character }: Wert { $value }.
event-built = { $seat } legt ein Bühnenplättchen in { $colour } auf { $cell }.
event-token-gained = { $seat } bekommt ein „+3“-Plättchen.
event-earned = { $seat } bekommt { $pounds } Pfund.
event-scored = { $seat }: { $points } Prestige ({ $source }).
event-ambiance-shifted = { $seat }: Stimmung { $steps }, jetzt auf „{ $ambiance }“.
event-objective-drawn = { $objective ->
    [none] { $seat } zieht ein Ziel.
   *[other] { $seat } zieht das Ziel „{ $objective }“.
}
event-objective-kept = { $objective ->
    [none] { $seat } behält eins der Ziele.
   *[other] { $seat } behält das Ziel „{ $objective }“.
}
event-objective-put-back = { $objective ->
    [none] { $seat } legt ein Ziel unter den Stapel.
   *[other] { $seat } legt das Ziel „{ $objective }“ unter den Stapel.
}
event-ambiance-checked = { $purples ->
    [0] Die Stimmung wird geprüft; kein lila Bühnenplättchen ist übrig.
    [one] Die Stimmung wird geprüft; 1 lila Bühnenplättchen ist übrig und drückt allen aufs Gemüt.
   *[other] Die Stimmung wird geprüft; { $purples } lila Bühnenplättchen sind übrig und drücken allen aufs Gemüt.
}
event-rehearsed = { $characters ->
    [none] { $seat } hat kein vollständiges Kostüm für die Kostümprobe.
   *[other] { $seat } schickt in die Kostümprobe: { $characters }.
}
event-act-scored = Wertung in Akt { $act } für { $seat }: { $points } Prestige, { $pounds } Pfund.
event-neutrals-moved = Die neutralen Scheiben rücken auf Feld { $space } vor.
event-rest-sealed = { $seat } hat entschieden, wer pausiert.
event-rested = { $resting ->
    [none] { $seat } muss niemanden pausieren lassen.
   *[other] { $seat } lässt pausieren: { $resting }. Wach bleibt: { $spared }.
}
event-game-ended = Der Vorhang fällt. { $scores }.

## Warum nicht, in Troupe

reason-printed-element = dort ist eine Dekoration aufgedruckt; sie lässt sich nicht überdecken (§5.3)
reason-not-on-display = diese Karte liegt nicht aus (§4.1)
reason-already-recruited = du hast heute schon angeworben (§4.1)
reason-must-recruit-first = Anwerben ist Pflicht: erst anwerben, dann darfst du passen (§4.5)
reason-not-yours = diese Person gehört nicht zu deiner Truppe (§4.2)
reason-extra-cannot-act = Komparsen lassen sich nicht aktivieren (§4.2)
reason-assistant-cannot-act = Gehilfen lassen sich nicht aktivieren; sie helfen immer (§4.4)
reason-already-active = diese Person hat heute schon gearbeitet (§4.2)
reason-resting = diese Person pausiert heute (§9)
reason-no-cylinder = du hast heute keinen Zylinder mehr (§4.2)
reason-not-a-craftsman = „+3“-Plättchen helfen nur Handwerkern (§5.1)
reason-no-token = du hast kein „+3“-Plättchen (§5.1)
reason-jeweller-must-take = ein Juwelier muss ein gelbes Plättchen nehmen, wenn er kann (§4.4)
reason-jeweller-takes-yellow = ein Juwelier nimmt nur gelbe Plättchen (§4.4)
reason-yellow-needs-jeweller = gelbe Plättchen nimmt nur ein Juwelier (§5.1)
reason-wrong-kind = diese Person arbeitet nicht mit dieser Art von Plättchen (§5.1)
reason-not-on-offer = so ein Plättchen liegt nicht auf dem Spielbrett (§5.1)
reason-too-dear = das kostet mehr, als noch übrig ist (§5.1)
reason-nobody-to-dress = alle deine Kostüme sind vollständig: niemand kann es tragen (§5.2)
reason-stage-full = deine Bühne ist voll (§5.3)
reason-no-cell-for-colour = kein freies Feld deiner Bühne passt zu dieser Farbe (§5.3)
reason-wears-no-costume = nur Schauspieler und Komparsen tragen Kostüme (§5.2)
reason-costume-complete = dieses Kostüm ist vollständig (§5.2)
reason-cell-filled = dort liegt schon ein Plättchen, und es bleibt liegen (§5.3)
reason-not-supported = erst müssen die beiden Felder darunter belegt sein (§5.3)
reason-not-symmetrical = gegenüber liegt eine andere Farbe: Die Bühne muss symmetrisch sein (§5.3)
reason-act-at-end = deine Scheibe liegt schon am Ende dieses Akts (§4.3)
reason-act-not-begun = deine Scheibe liegt noch auf dem ersten Feld dieses Akts (§6)
reason-no-objectives-left = es sind keine Ziele mehr da (§4.4)
reason-not-in-hand = dieses Ziel hast du nicht auf der Hand (§4.4)
reason-not-activated = diese Person hat heute nicht gearbeitet (§9)
