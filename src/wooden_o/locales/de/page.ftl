### Die Webseite: alles um die Tafeln herum und die Namen der Dinge darauf.

## Überall

ui-skip = Zum Inhalt springen
ui-navigation = Seiten
ui-lobby = Tische
ui-learn = Lernen
ui-rules = Regeln
ui-about = Über uns
ui-booklet = Büchlein
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-auto = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-sound = Ton
ui-settings = Einstellungen
ui-save = Speichern
ui-loading = Einen Augenblick …
ui-close = Schließen
ui-none = Keine.
ui-you = (du)
ui-choose-file = Datei auswählen …
ui-find = Suchen
ui-screen-failed = Dieser Teil der Seite ließ sich nicht laden. Lade die Seite neu.
ui-nowhere = Unter dieser Adresse gibt es nichts
ui-to-start = Zum Anfang
ui-offline = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
ui-connection-lost = Die Verbindung ist weg, wir versuchen es weiter. Was du gewählt hast, geht nicht verloren.

## Anfang

ui-prologue = „Diese Hahnengrube, fasst sie die Ebnen Frankreichs? Stopft man wohl in dieses O von Holz …“
ui-headline = Wooden O
ui-lead = Zwei Brettspiele namens Shakespeare: gegen Bots, mit Freunden oder allein.
ui-play-troupe = Troupe gegen Bots spielen
ui-play-globe = Globe spielen
ui-with-friends = Tisch mit Freunden
ui-tutorial = Spielend lernen
ui-continue = Weiterspielen
ui-your-turn = du bist dran
ui-open-seat = freier Platz
ui-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
ui-lesson = { $game }: Lektion
ui-hide = Nicht mehr auflisten
ui-status-waiting = wartet auf Mitspieler
ui-status-playing = läuft
ui-status-over = beendet
ui-status-broken = lässt sich nicht öffnen

## Tische

ui-my-tables = Meine Tische
ui-open-tables = Offene Tische
ui-finished = Beendete Partien
ui-import = Eine Aufzeichnung öffnen
ui-import-about = Eine als Textdatei gespeicherte Partie wird als eigener Tisch geöffnet.

## Ein neuer Tisch

ui-company = Mit wem?
ui-company-bots = gegen Bots
ui-company-friends = mit Freunden
ui-company-hot-seat = an einem Bildschirm
ui-company-alone = allein
ui-guest = Gast
ui-player-number = Spieler { $n }
ui-players = Wie viele am Tisch?
ui-level = Wie stark sind die Bots?
ui-option-rest = Die Pause
ui-option-level = Regeln
ui-option-pieces = Figuren für jeden
ui-option-act_scene_line = Auch Akt, Szene und Vers
ui-option-act_scene_line-true = ja
ui-option-act_scene_line-false = nein
ui-start = Los geht’s
ui-more-options = Weitere Einstellungen
ui-your-name = Dein Name
ui-open-in-lobby = Alle dürfen den Tisch sehen und sich setzen
ui-clock = Uhr
ui-clock-none = keine
ui-clock-move-60 = 1 Minute je Zug
ui-clock-move-300 = 5 Minuten je Zug
ui-clock-move-86400 = 1 Tag je Zug
ui-clock-game-1800 = 30 Minuten je Partie
ui-clock-game-3600 = 60 Minuten je Partie
ui-real-table-option = Wir haben die Schachtel: Würfe und Züge aus dem Beutel werden von Hand eingegeben
ui-real-table-bots = Bots nehmen dann bei der Königin die Pfund: Die Ziele liegen in eurer Schachtel.
ui-own-data = Die Werte deiner eigenen Schachtel, als Datei

## Der Warteraum

ui-waiting-room = wartet auf Mitspieler
ui-seats = Plätze
ui-sit-down = Hinsetzen
ui-fill-with-bots = Freie Plätze bekommen Bots:
ui-begin = Jetzt anfangen
ui-give-seat-back = Den Platz wieder freigeben
ui-close-table = Diesen Tisch schließen
ui-invite = Einladen
ui-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
ui-link = Link zu diesem Tisch
ui-copy = Kopieren
ui-copied = Kopiert
ui-invite-loopback =
    Diese Adresse führt nur zu diesem Rechner. Damit andere mitspielen können, starte den Server mit diesem Befehl und öffne
    die Seite unter der Adresse, die dieser Rechner in deinem Netz hat:
ui-qr = Der Link als QR-Code

## Am Tisch

ui-beside = Neben dem Tisch
ui-choices = Möglichkeiten
ui-lit = { $n ->
    [one] 1 Möglichkeit leuchtet auf dem Tisch.
   *[other] { $n } Möglichkeiten leuchten auf dem Tisch.
}
ui-lit-where = Es leuchten:
ui-place-display = Zu haben
ui-place-market = Plättchen
ui-place-stage = Deine Bühne
ui-place-company = Deine Truppe
ui-list-all = Alle auflisten
ui-list-less = Weniger auflisten
ui-waiting-for = Warten auf { $names }
ui-not-connected = (nicht verbunden)
ui-also-waiting = { $count ->
    [one] Auch { $names } muss sich noch entscheiden.
   *[other] Auch { $names } müssen sich noch entscheiden.
}
ui-title-turn = ● Du bist dran
ui-nature = Der Zufall entscheidet …
ui-time-left = noch { $seconds } Sekunden
ui-clocks = Uhren
ui-rule-at = Die Regeln, § { $at }
ui-rules-page = Die Regeln auf einer eigenen Seite
ui-contents = Inhalt
ui-log = Was geschah
ui-log-show = Welche Zeilen
ui-since = Seit deinem Zug
ui-all = Alles
ui-nothing-yet = Noch nichts.
ui-chat = Gespräch
ui-chat-say = Etwas sagen
ui-send = Senden
ui-command = Durch Tippen spielen
ui-command-example = eine Möglichkeit in Worten, oder ?
ui-command-which = Was davon meinst du?
ui-command-unknown = So heißt keine Möglichkeit. „?“ listet alle auf.
ui-play = Spielen
ui-take-back = Zurücknehmen
ui-ask-back = Um Rücknahme bitten
ui-redo = Wiederholen
ui-more = Mehr …
ui-this-table = Dieser Tisch
ui-webhook = Eine Adresse benachrichtigen, wenn ich dran bin
ui-webhook-about = Die Adresse wird jedes Mal aufgerufen, wenn du an die Reihe kommst. Leer lassen für keine.
ui-webhook-set = Ab deinem nächsten Zug wird sie benachrichtigt.
ui-webhook-none = Es wird keine Adresse mehr benachrichtigt.
ui-offer = { $name } möchte einen Schritt zurück.
ui-agree = Einverstanden
ui-refuse = Ablehnen
ui-leave = Ein Bot soll für mich spielen
ui-come-back = Wieder selbst spielen
ui-seat-link = Ein Link zu meinem Platz, für ein anderes Gerät
ui-auto-pass = Von selbst wählen, wo es keine Wahl gibt
ui-watching = { $n ->
    [0] Niemand schaut zu.
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
ui-no-table = Diesen Tisch gibt es nicht
ui-broken = Diese Partie lässt sich nicht mehr öffnen
ui-real-table = Vom echten Tisch eingeben
ui-real-table-about = Wähle, was gezogen oder gewürfelt wurde.
ui-real-orders = Mache dies auf deinem Tisch
ui-real-find = ein paar Buchstaben, dann Eingabe
ui-real-last = Zuletzt eingegeben:
ui-dice-first = Was zeigt der eine Würfel?
ui-dice-second = Der eine Würfel zeigt { $first }. Und der andere?
ui-dice-again = Noch einmal von vorn
ui-hand-over = Den Bildschirm weitergeben
ui-hand-over-about = Was jetzt kommt, ist nur für eine Person bestimmt.
ui-i-am = Ich bin { $name }

## Das Ende und danach

ui-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ui-solo-over = Der Vorhang fällt: { $score }
ui-won-by = { $points } vor { $name }: { $sources }.
ui-won-purse = Gleich viel Prestige: die übrigen Pfund entscheiden.
ui-won-shared = Gleich viel Prestige und gleich viele Pfund.
ui-good-score = { $seats ->
    [one] Allein sind
   *[other] Zu { $seats } sind
} { $good } Prestige ein gutes Ergebnis.
ui-breakdown = Woher die Punkte kamen
ui-prestige-by-day = Prestige nach Tagen
ui-rematch = Noch einmal
ui-replay = Nachspielen
ui-first = Zum Anfang
ui-step-back = Einen Schritt zurück
ui-step = Einen Schritt weiter
ui-run = Ablaufen lassen
ui-pause = Anhalten
ui-last = Zum Ende
ui-scrub = Zug der Partie
ui-viewpoint = Gesehen von
ui-turning-points = Gehe zu
ui-play-on = Von hier weiterspielen
ui-download = Als Text speichern
ui-to-table = Zum Tisch
ui-analysis = Analyse
ui-analyse = Die Bots die Züge beurteilen lassen
ui-analysing = Die Bots denken nach …
ui-analysis-about = Der stärkste Bot sieht sich jede nicht erzwungene Entscheidung an und sagt, was er getan hätte.
ui-analysis-failed = Die Analyse wurde nicht fertig. Versuche es noch einmal.
ui-analysis-standing = Wer wie stand
ui-analysis-quality = Wie die Entscheidungen waren
ui-analysis-mean = { $percent } % der Aussicht je Entscheidung verschenkt
ui-analysis-turning = Wendepunkte
ui-analysis-calm = Keine Entscheidung hat viel gekostet.
ui-analysis-here = Die Entscheidung in diesem Augenblick
ui-analysis-forced = Hier wurde nichts gewählt, oder es gab nur eine Möglichkeit.
ui-analysis-best = Die beste Wahl.
ui-analysis-cost = { $percent } % der Aussicht verschenkt
ui-analysis-instead = Besser: { $choice }
ui-analysis-chosen = gewählt

## Troupes Tisch

ui-days = Tage
ui-day = Tag
ui-phases = Phasen des Tages
ui-acts = Die drei Akte
ui-act = Akt { $act }
ui-act-1-about = Bei einer Kostümprobe: Feld 1 bis 3 kosten 1 Prestige; ab Feld 5, 7 und 9 gibt es 1, 3 oder 5 Pfund.
ui-act-2-about = Bei einer Kostümprobe: Feld 1 bis 3 kosten 1 Prestige; die vorderste Scheibe bringt 2 Prestige, die zweite 1.
ui-act-3-about = Bei einer Kostümprobe: Feld 1 bis 3 kosten 1 Prestige; ab Feld 6, 8 und 10 gibt es 1, 2 oder 3 Prestige.
ui-on-space = { $name } auf Feld { $space }
ui-neutral = die neutrale Scheibe
ui-market = Plättchen im Angebot
ui-market-costume = Kostüme
ui-market-set = Bühnenbild
ui-element-value = Wert { $value }
ui-element-left = { $offer } im Angebot, { $bag } noch im Beutel
ui-standings = Reihenfolge, Prestige und Geldbeutel
ui-order = Reihenfolge heute
ui-order-short = Folge
ui-troupe = Truppe
ui-prestige = Prestige
ui-initiative = Initiative
ui-initiative-short = Init.
ui-purse = Geld
ui-purse-about = Pfund, und die am Ende geschuldeten Löhne
ui-pounds = Pfund
ui-cylinders = Zylinder, die heute noch bleiben, oder ein verdecktes Gebot
ui-cylinders-short = Zyl.
ui-cylinders-left = { $n ->
    [one] noch 1 Zylinder
   *[other] noch { $n } Zylinder
}
ui-to-act = muss sich entscheiden
ui-sealed = hat sich verdeckt entschieden
ui-display = Zu haben
ui-display-empty = Keine Karten.
ui-stage = Bühne
ui-printed = aufgedrucktes Plättchen
ui-empty = leer
ui-ambiance = Stimmung
ui-board-of = Die Truppe von { $name }
ui-characters = Dein Ensemble
ui-characters-of = Das Ensemble von { $name }
ui-wages-owed = Löhne { $wages }
ui-wages-then = Löhne dann { $wages }
ui-token = „+3“-Plättchen
ui-turn-sums = { $cylinders ->
    [one] noch 1 Zylinder
   *[other] noch { $cylinders } Zylinder
} · { $pounds } Pfund, Löhne { $wages }
ui-passed = hat gepasst
ui-objectives = Ziele
ui-objectives-kept = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
}
ui-gains = Ein fertiges Kostüm bringt
ui-gains-value = Wert
ui-status-used = hat heute gearbeitet
ui-status-resting = ruht
ui-costume-state = Kostüm { $count } von 3, Wert { $value }
ui-costume-sum = { $count } von 3, Wert { $value }
ui-costume-complete = fertig: { $value } → £{ $pounds }, { $prestige } Prestige
ui-short-recruit = Anwerben
ui-short-extra = Als Komparse
ui-short-activate = Aktivieren
ui-short-boost = Mit +3
ui-short-draft = Nehmen
ui-short-dress = Einkleiden
ui-short-spare = Wach halten

## Globes Tisch

ui-globe-board = Das Brett
ui-the-globe = Das Globe
ui-sonnets = Die Sonette
ui-class-comedy = Komödie
ui-class-history = Historie
ui-class-tragedy = Tragödie
ui-pink = rosa: hierher führt eine Karte mit „nächste …“
ui-card = KARTE
ui-piece-on = Figur { $piece } von { $name }, auf { $space }
ui-dice-title = Würfel
ui-dice = Die Würfel zeigen { $dice }
ui-throw-turn = ein gewöhnlicher Wurf
ui-throw-double = der Wurf für einen Pasch
ui-throw-interim = der Wurf vom geteilten Feld
ui-again = Ein Pasch: danach wirfst du noch einmal.
ui-names-so-far = { $n ->
    [0] { $level ->
        [solitaire] Bis zu drei Namen, für jeden ein Punkt.
       *[other] Bis zu drei Namen, für jeden ein Feld voran.
    }
    [one] Bisher 1 Name.
   *[other] Bisher { $n } Namen.
}
ui-card-title = Die Zitatkarte
ui-claims = Bisher behauptet
ui-card-says = Die Karte: { $instruction }.
ui-book-page = Nur für deine Augen
ui-pile = { $n } Karten im Stapel
ui-score-sum = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-score-sheet = Punktezettel
ui-named = Schon genannte Namen
ui-zoom = Größer
ui-type-claim = Wen nennst du?
ui-type-state = Welches Stück, oder die Sonette?
ui-type-line = Welcher Vers?
ui-claim = Sagen
ui-no-such-name = { $verb ->
    [state] Kein Stück heißt so.
    [line] Ein Vers wird mit seiner Zahl genannt.
   *[claim] Niemand dieses Namens lässt sich hier nennen.
}
ui-all-plays = Aus der Liste wählen
ui-booklet-closed = Das Büchlein bleibt zu, solange eine Frage offen ist.
ui-piece = Figur { $piece }
ui-piece-to = Figur { $piece } kommt hierher
ui-piece-left = Figur { $piece }: { $left }
ui-to-go = noch { $n }
ui-choice-to = { $choice }: { $space }
ui-race = Das Rennen
ui-turns-lost = { $n ->
    [one] setzt einmal aus.
   *[other] setzt { $n }-mal aus.
}
ui-turns-extra = { $n ->
    [one] hat einen Extrazug.
   *[other] hat { $n } Extrazüge.
}
ui-road = Der Weg voraus
ui-road-of = Von welcher Figur
ui-ahead = { $n } voraus
ui-you-stand = Hier steht sie
ui-claim-open = kann angezweifelt werden
ui-claim-stands = gilt
ui-window-left = { $seconds ->
    [one] noch 1 Sekunde zum Anzweifeln
   *[other] noch { $seconds } Sekunden zum Anzweifeln
}
ui-window-of = Wer nicht binnen { $seconds } Sekunden anzweifelt, lässt es gelten.
ui-matches = { $n ->
    [one] 1 Name kann gemeint sein.
   *[other] { $n } Namen können gemeint sein. Pfeiltasten wählen aus.
}
ui-to-thespian = { $n ->
    [one] noch 1 Punkt bis zum Thespisjünger
   *[other] noch { $n } Punkte bis zum Thespisjünger
}
ui-thespian = Ein wahrer Thespisjünger!
ui-booklet-open = Das Büchlein aufschlagen
ui-legend = Zeichen auf dem Brett
ui-legend-card = eine Zitatkarte ziehen
ui-legend-lose = die nächste Runde aussetzen
ui-legend-steps = vor oder zurück
ui-legend-rungs = Sprossen einer Leiter: Felder bis zum Globe

## Lernen

ui-learn-begin = Die Lektion beginnen
ui-learn-troupe = Ein erster Tag mit Begleitung: wählen, bieten, anwerben, aktivieren, nähen und bauen, gegen einen Bot.
ui-learn-globe = Acht kurze Szenen mit Begleitung, je eine Entscheidung: Würfel, Karten, Leitern, Namen, ein Zweifel und heim ins Globe.
ui-guide = Deine Begleitung
ui-guide-seen = Was du schon gesehen hast
ui-guide-close = Ohne Begleitung weiter
ui-guide-next = Eine Partie gegen Bots

## Über uns

ui-about-data = Was von uns ist
ui-about-troupe =
    Troupes Karten, Ziele, Kostümerträge und die Längen der Akte stehen nicht in den Regelheften. Was wir ergänzen mussten,
    trägt ein ° und heißt rekonstruiert; es ist nicht der veröffentlichte Wert. Wer die Schachtel hat, kann seine eingeben.
ui-credits = Mit Dank
ui-credit-icons = Symbole:
ui-credit-fonts = Schriften:
