### Die Texte des Terminals.

## Befehle und ihre Optionen

cli-usage-play = ein Spiel im Terminal spielen
cli-usage-data = die Daten von Troupe: check, template, show
cli-usage-replay = ein aufgezeichnetes Spiel nachlesen
cli-usage-booklet = das Begleitheft zu Globe lesen
cli-usage-serve = die Webseite bereitstellen
cli-usage-arena = Programme gegeneinander spielen lassen
cli-usage-analyse = ein aufgezeichnetes Spiel untersuchen

cli-option-lang = Sprache: en oder de (sonst nach LANG)
cli-option-version = Version nennen, und ob die Regeln übersetzt laufen
cli-option-game = troupe oder globe
cli-option-seats = wie viele mitspielen, 1 bis 4
cli-option-people = wie viele davon Menschen an diesem Terminal sind; der Rest sind Programme
cli-option-names = die Namen am Tisch, durch Kommas getrennt
cli-option-rest = Troupe: alle pausieren gleichzeitig, oder strategic: nacheinander
cli-option-level = Globe: basic, advanced, tournament oder solitaire
cli-option-pieces = Globe: Figuren je Person, 2 oder 3
cli-option-act-scene-line = Globe, Turnier: auch Akt, Szene und Zeile dürfen genannt werden
cli-option-data = eine Datei mit Werten, die statt unserer gelten
cli-option-save = das Spiel nach jedem Schritt in diese Datei schreiben
cli-option-resume = das Spiel aus dieser Datei fortsetzen und weiter dort speichern
cli-option-seed = den Zufall wiederholbar machen
cli-option-bot = wer die übrigen Plätze spielt: random oder die Stärke des Programms
cli-option-record = die Datei eines aufgezeichneten Spiels
cli-option-seat = den Tisch so sehen wie dieser Platz, ab 1
cli-option-to = nach so vielen Schritten aufhören
cli-option-table = am Ende auch den Tisch zeigen
cli-option-file = eine Datendatei in TOML
cli-option-check = eine Datendatei prüfen; jeder Fehler wird genannt
cli-option-template = unsere Daten als Datei zum Ausfüllen ausgeben
cli-option-show = sagen, welche Werte rekonstruiert sind
cli-option-topic = Kennung oder Titel eines Stücks, oder: kings, life, quotations; ohne Angabe die Liste der Stücke

## Fehler

cli-error = Fehler: { $message }
cli-error-exists = { $path } gibt es schon; setze das Spiel mit --resume { $path } fort oder wähle einen anderen Namen
cli-error-read = { $path } lässt sich nicht lesen: { $why }
cli-error-write = { $path } lässt sich nicht schreiben: { $why }
cli-error-not-text = { $path } ist kein UTF-8-Text
cli-error-people = { $people } Menschen passen nicht auf { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
cli-error-names = { $names } Namen für { $seats } Plätze
cli-error-seat = es gibt keinen Platz { $seat }
cli-error-bot = kein Programm heißt { $bot }; es gibt: { $levels }
cli-error-steps = die Aufzeichnung hat { $steps } Schritte, nicht { $to }
cli-error-topic = im Begleitheft steht nichts über „{ $topic }“; „wooden-o booklet“ zeigt, was es gibt

## Am Tisch

cli-welcome-troupe = Noch sechs Tage, dann kommt die Königin. Tippe eine Zahl, um zu wählen, ? für Hilfe.
cli-welcome-globe = Einmal herum und über deine Leiter ins Globe. Tippe eine Zahl, um zu wählen, ? für Hilfe.
cli-welcome-data = { $count } Zeilen der Daten sind von uns rekonstruiert und mit ° markiert; „wooden-o data show“ nennt sie.
cli-you = Du bist { $name }.
cli-resumed = Das Spiel geht nach Schritt { $steps } weiter.
cli-saving = Nach jedem Schritt gespeichert in { $path }.
cli-hand-over = Jetzt ist { $name } dran. Alle anderen schauen weg.
cli-press-enter = Drück die Eingabetaste, { $name }.
cli-search = Es gibt { $count } Antworten: Tippe einen Namen oder einen Teil davon.
cli-search-none = Nichts passt zu „{ $text }“.
cli-search-found = Vielleicht das:
cli-unknown = „{ $text }“ ist weder eine Zahl von 1 bis { $count } noch ein Schlüssel noch ein Befehl; ? zeigt alle.
cli-why-not = Das geht nicht: { $reason }.
cli-why-legal = { $key } ist gerade möglich.
cli-why-what = warum was? Nenne einen Schlüssel, etwa: why { $key }
cli-taken-back = Zurückgenommen.
cli-cannot-take-back = Das lässt sich nicht zurücknehmen: { $reason }.
cli-cannot-redo = Das lässt sich nicht wiederholen: { $reason }.
cli-played = Du: { $choice }.
cli-saved = Gespeichert in { $path }.
cli-save-where = Sag, wohin: save DATEI
cli-left-saved = Das Spiel ist in { $path } gespeichert; weiter geht es mit: wooden-o play { $game } --resume { $path }
cli-left-unsaved = Das Spiel wurde nicht gespeichert.
cli-log-empty = Noch ist nichts geschehen.

## Wörter für Befehle; die englischen gelten immer

cli-command-help = hilfe
cli-command-why = warum
cli-command-undo = zurück
cli-command-redo = vor
cli-command-log = verlauf
cli-command-table = tisch
cli-command-cards = karten
cli-command-save = speichern
cli-command-quit = ende
cli-help =
    Zahl              wählt, was daneben steht
    Schlüssel         dasselbe in Kurzform, etwa { $key }
    warum SCHLÜSSEL   sagt, welche Regel dagegen steht
    zurück, vor       nimmt deinen letzten Schritt zurück, spielt ihn wieder
    tisch             zeigt noch einmal den ganzen Tisch
    karten            was jede sichtbare Karte kann
    verlauf           alles, was geschehen ist
    speichern DATEI   schreibt das Spiel in eine Datei
    ende              hört auf

## Überschriften des Tisches

cli-day = Tag { $day } von 6
cli-order = Reihenfolge
cli-initiative = Initiative
cli-act = Akt { $act }
cli-costumes = Kostüme
cli-sets = Bühne
cli-in-bag = noch im Beutel
cli-display = Anzuwerben
cli-deck = { $deck } Karten im Stapel, { $discards } abgelegt
cli-objectives-left = { $count } Ziele im Stapel
cli-board-of = Tableau von { $name }
cli-others = Die anderen
cli-companies = Die Truppen
cli-prestige = Prestige
cli-wages = Löhne
cli-cylinders = { $n } Zylinder
cli-tokens = { $n } „+3“-Plättchen
cli-ambiance = Stimmung
cli-stage-legend = · frei   i Kerze   ▓ aufgedruckt
cli-character = Person
cli-costume = Kostüm
cli-does = Aktiviert
cli-power = Im Kostüm
cli-cost = Lohn
cli-state-used = aktiv
cli-state-resting = pausiert
cli-state-passed = gepasst
cli-state-sealed = entschieden
cli-state-recruited = angeworben
cli-my-objectives = Ziele
cli-hidden-objectives = { $count ->
    [0] kein Ziel
    [one] 1 verdecktes Ziel
   *[other] { $count } verdeckte Ziele
}
cli-pile = { $pile } Karten im Stapel
cli-last-card = Letzte Karte
cli-lost-turns = Mal aussetzen
cli-extra-turns = Extrazüge
cli-names-used = Genannte Namen
cli-globe-legend = ▣ Ecke   c h t Komödie, Historie, Tragödie (hell: ein Ziel)   ? Karte   × Aussetzen   +2 −2 vor, zurück   C H T zur nächsten   ◎ das Globe

## Daten

cli-data-good = { $path } ist in Ordnung: { $fingerprint }
cli-data-bad = { $path } hat { $count } Fehler:
cli-data-heading = Die Daten von Troupe, { $fingerprint }
cli-data-reconstructed = Von uns rekonstruiert, nicht die veröffentlichten Werte:
cli-data-none = Kein Wert ist rekonstruiert.
cli-data-all-fields = alle
cli-data-how = Du hast die Schachtel? „wooden-o data template > meine.toml“ schreibt eine Datei zum Ausfüllen, „wooden-o data check meine.toml“ prüft sie, und mit --data meine.toml spielst du damit.

## Nachlesen und Begleitheft

cli-replay-step = { $step }.
cli-replay-open = Das Spiel ist nicht zu Ende: Verdecktes bleibt verdeckt. --seat N zeigt, was dieser Platz weiß.
cli-booklet-how = „wooden-o booklet hamlet“ schlägt ein Stück auf; auch kings, life und quotations lassen sich aufschlagen.
cli-booklet-spoken-by = { $speaker }, { $place }
cli-booklet-place = { $act }.{ $scene }.{ $line }
cli-booklet-unchecked = Zeilenzahl nicht geprüft
cli-booklet-sonnet = Sonett { $number }

## Was Karten können, in Kürze

cli-short-red = I +{ $n }
cli-short-yellow = II +{ $n }
cli-short-blue = III +{ $n }
cli-short-white = frei +{ $n }
cli-short-ambiance = Stimmung +{ $n }
cli-short-pounds = £{ $n }
cli-short-prestige = +{ $n } Prestige
cli-short-costume = Kostüm ≤ { $n }
cli-short-set = Bühne ≤ { $n }
cli-short-costume-mistress = Kostüme ≤ { $n }
cli-short-set-dresser = Bühne ≤ { $n }
cli-short-handyman = beides ≤ { $n }
cli-short-jeweller = 1 gelbes
cli-short-assistant = Handwerker +1
cli-short-queen = £4 oder Ziel
