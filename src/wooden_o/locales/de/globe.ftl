### Globe, das Rennen mit Würfeln und Zitaten.

## Stufen und Varianten

level-basic = Grundspiel
    .about = Würfel und Karten; sind alle Figuren unterwegs, zieht nur die hinterste.
level-advanced = Fortgeschritten
    .about = Jede Figur darf ziehen, Figuren werfen einander zurück, und fremde Leitern zählen.
level-tournament = Turnier
    .about = Wie Fortgeschritten, und Wissen zählt: Figuren der Stücke nennen, Zitate erkennen, andere anzweifeln.
level-solitaire = Solitär
globe-ours = Spielplan, Karten und Begleitheft sind von uns, soweit die Regeln des alten Spiels etwas über sie sagen.

## Felder und Anweisungen

globe-space-corner = die Ecke „{ $play }“
globe-space-play = Feld { $at }, „{ $play }“
globe-space-plain = Feld { $at }
globe-space-rung = Sprosse { $rung } der Leiter „{ $play }“
globe-space-home = das Globe
globe-home = im Globe
globe-waiting = wartet auf der Ecke

instruction-none = keine Anweisung
instruction-pick-card = KARTE ZIEHEN
instruction-lose-turn = Aussetzen
instruction-forward = { $amount } vor
instruction-back = { $amount } zurück
instruction-nearest-comedy = zur nächsten Komödie
instruction-nearest-history = zur nächsten Historie
instruction-nearest-tragedy = zur nächsten Tragödie
instruction-opponent-forward = eine fremde Figur { $amount } vor
instruction-opponent-back = eine fremde Figur { $amount } zurück

## Fragen. Beim Ziehen und Nennen steht dabei, worum es geht

ask-corners = Die Ecken werden verlost.
ask-start = Die Würfel entscheiden, wer beginnt.
ask-throw = Es wird gewürfelt.
ask-move = Du hast { $dice } gewürfelt. Welche Figur zieht?
ask-draw = Eine Karte wird gezogen.
ask-push = Welche fremde Figur bewegt die Karte?
ask-force = { $seat } steht auf deiner Ecke. Soll die Karte gelten?
ask-name = Du stehst auf „{ $play }“. Nenne eine Person des Stücks oder hör auf.
ask-identify = „{ $words }“ Woher stammt das?
ask-window = { $verb ->
    [claim] { $seat } behauptet: { $claim } kommt in „{ $play }“ vor. Zweifelst du es an?
    [state] „{ $words }“ { $seat } behauptet: Es stammt aus „{ $claim }“. Zweifelst du es an?
   *[other] „{ $words }“ { $seat } behauptet: { $claim }. Zweifelst du es an?
}
ask-follow = Drei Namen: Befolgst du das Feld, das du erreicht hast?

## Möglichkeiten

choice-sit = die Ecken sind { $corners }
choice-roll = die Würfel zeigen { $low } und { $high }
choice-move = zieh mit Figur { $piece }
choice-ladder = zieh mit Figur { $piece } die fremde Leiter hinauf und hinab auf ihre Ecke
choice-push = beweg Figur { $piece } von { $seat }
choice-force = lass die Karte für deinen Gast gelten
globe-choice-spare = erspare deinem Gast die Karte
choice-pick = zieh eine Karte, statt Personen zu nennen
choice-follow = befolge das Feld
choice-stop = lass es dabei
globe-choice-done = hör auf
choice-challenge = zweifle es an: schlag nach
choice-allow = lass es gelten
choice-class = { $kind ->
    [comedy] es stammt aus einer Komödie
    [history] es stammt aus einer Historie
   *[tragedy] es stammt aus einer Tragödie
}
choice-act = { $act ->
    [0] es stammt aus dem Vorspiel
   *[other] es stammt aus Akt { $act }
}
choice-scene = { $scene ->
    [0] es stammt aus Prolog oder Chor
    [16] es stammt aus dem Epilog
   *[other] es stammt aus Szene { $scene }
}
choice-line = es ist Zeile { $line }
choice-card = die Karte „{ $quotation }“ wird gezogen
choice-state = es stammt aus: { $source }
choice-claim = nenne { $character }

## Ereignisse

event-corner-taken = { $seat } beginnt auf der Ecke { $play }.
event-start-rolled = { $seat } würfelt { $dice } um den Beginn.
event-turn-begun = { $throw ->
    [double] { $seat } würfelt für den Pasch noch einmal.
   *[turn] { $seat } ist am Zug.
}
event-turn-skipped = { $left ->
    [0] { $seat } setzt aus.
    [one] { $seat } setzt aus und muss es noch 1 Mal.
   *[other] { $seat } setzt aus und muss es noch { $left } Mal.
}
event-turn-lost = { $owed ->
    [one] { $seat } muss einmal aussetzen.
   *[other] { $seat } muss { $owed } Mal aussetzen.
}
event-rolled = { $throw ->
    [interim] { $seat } würfelt { $dice }, um das geteilte Feld zu verlassen.
   *[other] { $seat } würfelt { $dice }.
}
globe-event-moved = { $cause ->
    [card] Die Karte bringt Figur { $piece } von { $seat } hierhin: { $space }.
    [board] Das Feld schickt Figur { $piece } von { $seat } hierhin: { $space }.
    [bump] Die Begegnung schickt Figur { $piece } von { $seat } hierhin: { $space }.
    [names] Die Namen bringen Figur { $piece } von { $seat } hierhin: { $space }.
    [quotation] Das Zitat bringt Figur { $piece } von { $seat } hierhin: { $space }.
    [ladder] Die Leiter bringt Figur { $piece } von { $seat } hierhin: { $space }.
   *[roll] Figur { $piece } von { $seat } zieht hierhin: { $space }.
}
event-came-home = Figur { $piece } von { $seat } ist im Globe angekommen.
event-opponent-met = { $seat } trifft auf eine fremde Figur: { $space }.
event-space-shared = Die Figuren { $piece } und { $other } von { $seat } teilen sich ein Feld: noch ein Wurf, für eine der beiden.
event-card-drawn = { $seat } zieht: „{ $words }“ ({ $instruction }).
event-card-ignored = Die Karte lässt sich nicht anwenden und wird abgelegt.
event-corner-judged = { $forced ->
    [yes] Für { $guest } gilt die Karte: So will es { $seat }.
   *[no] Die Karte bleibt { $guest } erspart: So will es { $seat }.
}
event-character-named = { $seat } nennt { $character } in „{ $play }“.
event-fact-stated = { $fact ->
    [act] { $seat } sagt: Akt { $value }.
    [scene] { $seat } sagt: Szene { $value }.
    [line] { $seat } sagt: Zeile { $value }.
    [class] { $seat } sagt: { $value }.
   *[source] { $seat } sagt, es stamme aus: { $value }.
}
event-claim-stood = Niemand zweifelt { $seat } an.
event-challenged = { $right ->
    [yes] { $by } zweifelt { $seat } an, doch { $seat } hatte recht.
   *[no] { $by } zweifelt { $seat } an, und { $seat } hatte unrecht.
}
event-book-opened = { $page ->
    [none] { $seat } schlägt im Heft nach.
   *[other] { $seat } liest im Heft: { $page }.
}
event-answer-marked = { $points ->
    [0] { $seat } bekommt dafür keine Punkte.
    [one] { $seat } bekommt 1 Punkt.
   *[other] { $seat } bekommt { $points } Punkte.
}
event-game-won = { $seat } hat alle Figuren im Globe und gewinnt.
event-thespian-proclaimed = { $seat } hat { $points } Punkte: ein wahrer Thespisjünger!

page-play = „{ $value }“
page-character = { $value }
page-source = { $value }
page-act = Akt { $value }
page-scene = Szene { $value }
page-line = Zeile { $value }
page-speaker = gesprochen von { $value }

## Das Ende

source-home = Felder der Figuren im Globe
source-under-way = Felder der Figuren unterwegs
source-quotations = Zitate
source-classes = Gattungen
source-characters = Personen

## Warum nicht, in Globe

reason-already-allowed = du hast diese Behauptung schon gelten lassen (T4)
reason-own-claim = die eigene Behauptung zweifelt niemand an (T4)
reason-no-such-piece = so eine Figur gibt es in diesem Spiel nicht (B2)
reason-piece-home = diese Figur ist schon im Globe (B14)
reason-rear-most-only = alle Figuren sind unterwegs: nur deine hinterste darf ziehen (B8)
reason-same-piece-after-double = der Wurf für den Pasch gehört der Figur, die ihn geworfen hat (B10)
reason-one-of-the-two = nur eine der beiden Figuren auf dem geteilten Feld darf ziehen (B25)
reason-first-waiting-piece = wartende Figuren sind alle gleich: nimm die erste von ihnen (B7)
reason-no-ladders-at-this-level = fremde Leitern gibt es erst im fortgeschrittenen Spiel (A6)
reason-own-ladder = vor dieser Figur liegt keine fremde Leiter mehr (A6)
reason-no-exact-count = der Wurf endet nicht genau auf einer fremden Figur auf deren Leiter (A6)
reason-own-piece = die Karte bewegt eine fremde Figur, nicht deine (B20)
reason-no-such-seat = dort sitzt niemand (B1)
reason-cannot-go-back = diese Figur kann nicht hinter ihre Ecke zurück (B21)
reason-already-named = dieser Name ist für dieses Stück schon gefallen (T3)
reason-no-card-here = auf diesem Feld gibt es keine Karte (T11)
reason-names-begun = du hast angefangen, Personen zu nennen: keine Karte mehr (T11)
reason-source-first = erst das Stück oder die Sonette (T9)
reason-act-first = davor kommt der Akt (O1)
reason-scene-first = davor kommt die Szene (O1)
reason-already-stated = das hast du schon angegeben (O1)
reason-no-act-scene-line = Akt, Szene und Zeile werden in dieser Partie nicht gespielt (O1)
reason-class-only-alone = nach der Gattung fragt nur das Solitärspiel (S4)
