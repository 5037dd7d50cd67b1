### Was der Server sagt: warum etwas nicht geschah, und seine Optionen.

## Ablehnungen

problem-no-such-table = Diesen Tisch gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-seated = Das darf nur, wer am Tisch sitzt.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-no-open-seat = Kein Platz ist frei.
problem-waiting = Das Spiel hat noch nicht begonnen.
problem-over = Das Spiel ist vorbei.
problem-not-over = Das Spiel ist noch nicht vorbei.
problem-illegal = Das erlauben die Regeln jetzt nicht.
problem-stale = Am Tisch ist es inzwischen weitergegangen.
problem-no-time = Deine Bedenkzeit für dieses Spiel ist verbraucht; ein Bot spielt für dich weiter.
problem-take-back = Das lässt sich nicht zurücknehmen.
problem-no-offer = Diese Frage gibt es nicht mehr.
problem-bad-token = Dieser Link öffnet keinen Platz an diesem Tisch.
problem-bad-options = So ein Tisch lässt sich nicht aufbauen.
problem-bad-record = Diese Aufzeichnung lässt sich nicht spielen.
problem-bad-data = Diese Datendatei hat Fehler.
problem-broken = Das gespeicherte Spiel lässt sich nicht nachspielen; nichts davon wurde geändert oder ging verloren.
problem-bad-request = Die Anfrage ist nicht zu verstehen.
problem-foreign-origin = Anfragen von dieser Seite sind nicht erlaubt.
problem-too-many = Zu viele Anfragen; warte ein wenig.
problem-too-large = Das ist zu groß.
problem-storage = Der Speicher antwortet nicht; nichts wurde geändert. Versuch es noch einmal.
problem-storage-full = Die Platte ist voll; nichts wurde geändert.
problem-storage-locked = Ein anderes Programm hält den Speicher gesperrt; nichts wurde geändert. Versuch es noch einmal.
problem-booklet-closed = Das Heft bleibt zu, solange es eine offene Frage an einem deiner Tische beantworten würde.
problem-webhooks-off = Webhooks sind auf diesem Server nicht erlaubt.
problem-bad-webhook = Diese Adresse lässt sich nicht verwenden.
problem-not-found = Hier ist nichts.
problem-server = Der Server hat einen Fehler gemacht; er ist vermerkt.

## Warum ein Schritt nicht gleich zurückgenommen werden kann

take-back-nothing-to-take-back = Du hast nichts zurückzunehmen.
take-back-something-was-revealed = Seitdem ist etwas Verborgenes oder Zufälliges aufgedeckt worden.
take-back-another-seat-acted = Seitdem hat jemand anders gehandelt.
take-back-nothing-to-redo = Es gibt nichts noch einmal zu spielen.
take-back-not-now = Jetzt nicht.

## Optionen von `wooden-o serve`

cli-serve-host = die Adresse, auf der gelauscht wird; 0.0.0.0 öffnet den Server für das Netz
cli-serve-port = der Port, auf dem gelauscht wird
cli-serve-folder = wo die Spiele aufbewahrt werden
cli-serve-database = eine PostgreSQL-Datenbank statt einer Datei, als postgresql://…
cli-serve-channels = ein Redis, über das mehrere Server einander Bescheid sagen, als redis://…
cli-serve-origin = eine weitere Seite, die mit diesem Server sprechen darf; mehrfach möglich
cli-serve-workers = wie viele Prozesse für Bots rechnen
cli-serve-window-seconds = wie viele Sekunden man bei Globe Zeit hat, eine Behauptung anzuzweifeln, wenn der Tisch nichts anderes sagt; 0: ohne Grenze
cli-serve-no-browser = keinen Browser öffnen
cli-serve-no-limits = ohne Grenzen dafür, wie oft jemand fragen darf
cli-serve-log-json = das Protokoll als JSON schreiben
cli-serve-https = der Server steht hinter https: Cookies reisen nur dort
cli-serve-proxy = dem Proxy davor glauben, wer fragt
cli-serve-webhooks = Spieler dürfen eine Adresse außerhalb benachrichtigen lassen, wenn sie am Zug sind
cli-serve-missing = die Teile des Servers sind nicht installiert ({ $module } fehlt): pip install "wooden-o[server]"
cli-serve-bad-port = --port ist eine Zahl von 0 bis 65535
cli-serve-bad-database = --database ist eine Adresse wie postgresql://nutzer@rechner/name oder sqlite:///datei
cli-serve-bad-channels = --channels ist eine Adresse wie redis://rechner:6379
