### Was beide Spiele und das ganze Programm teilen.

product = Wooden O
product-about =
    Eine inoffizielle Umsetzung der beiden Brettspiele namens Shakespeare. Texte und Bilder sind unsere eigenen; der
    Code steht unter der MIT-Lizenz.
game-troupe = Troupe
    .about = 2015: ein bis vier Truppen, sechs Tage bis zur Premiere vor der Königin
game-globe = Globe
    .about = um 1970: Würfel, Zitate und ein Wettlauf ins Theater

list-last = { $most } und { $last }
list-nothing = nichts
nature = Zufall
spectator = zuschauend

## Ereignisse beider Spiele

event-deck-reshuffled = Der Stapel ist leer: Die abgelegten Karten werden zu einem neuen gemischt.

## Warum etwas nicht geht

reason-unknown-choice = das gibt es in diesem Spiel nicht
reason-game-over = das Spiel ist vorbei
reason-only-nature = das entscheidet allein der Zufall
reason-not-your-turn = du bist nicht am Zug
reason-already-sealed = du hast dich schon entschieden; die anderen überlegen noch
reason-not-now = gerade wird etwas anderes gefragt
reason-nothing-to-take-back = es gibt nichts zurückzunehmen
reason-something-was-revealed = seither ist etwas Verdecktes oder Zufälliges ans Licht gekommen, der Schritt gilt
reason-another-seat-acted = seither hat jemand anderes gehandelt
reason-nothing-to-redo = es wurde nichts zurückgenommen, das sich wiederholen ließe

## Woher die Daten stammen

provenance-rulebook = steht in einer Spielregel
provenance-review = steht in einer veröffentlichten Rezension
provenance-deduced = folgt aus Zahlen oder Beispielen der Spielregeln
provenance-reconstructed = von uns passend rekonstruiert; nicht der veröffentlichte Wert
provenance-box = von jemandem eingetragen, der die Schachtel besitzt

## Das Ende

standing-place = Platz
standing-player = Name
standing-score = Punkte
standing-total = Summe
