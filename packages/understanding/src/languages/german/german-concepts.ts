/**
 * German synonyms, one concept per line; a word may be in several. General language on purpose,
 * never that of one customer: words of a project belong in its samples.
 */
export const germanConcepts = `
kaufen bestellen bestellung kauf erwerben bestelle
stornieren abbrechen widerrufen kündigen absagen storno kündigung
löschen entfernen streichen
hinzufügen ergänzen eintragen aufnehmen
erstellen anlegen machen einrichten erzeugen
ändern anpassen bearbeiten wechseln aktualisieren umstellen
reparieren beheben lösen
kaputt defekt fehler problem störung funktioniert geht klappt
anfangen beginnen starten anschalten einschalten aktivieren öffnen
beenden aufhören schließen ausschalten abschalten deaktivieren stoppen
zeigen anzeigen sehen ansehen auflisten liste
finden suchen suche
sagen sprechen reden erzählen wiederholen
fragen frage wissen
verstehen erklären erkläre bedeutet bedeutung heißt
warum wieso weshalb grund
wie weise
wann uhr uhrzeit zeit zeiten
wo ort adresse standort stelle
wer person jemand mensch mitarbeiter berater
viel viele anzahl menge wieviel
kosten kostet preis gebühr teuer zahlen bezahlen zahlung
billig günstig preiswert
geld betrag euro bargeld
karte kreditkarte debitkarte girokarte
konto account profil anmeldung
überweisung überweisen senden schicken transfer
ankommen lieferung geliefert liefern zustellung
warten verspätet verzögerung lange dauert
verloren vergessen verlegt weg verschwunden
gestohlen diebstahl geklaut betrug
passwort kennwort pin code
bestätigen bestätigung prüfen nachweisen ausweis identität
abgelehnt verweigert gesperrt blockiert
erstattung rückerstattung erstatten zurück rückgabe
möglich darf erlaubt kann geht
grenze limit maximum höchstens mindestens
land ausland reise international
telefon handy mobil nummer anrufen anruf
nachricht mail email sms
musik lied song titel album band sänger
spielen hören abspielen
film kino sehen schauen
laut lauter leise leiser lautstärke ton stumm
licht lampe beleuchtung hell heller dunkel dunkler
temperatur heizung warm wärmer kalt kälter
wetter regen regnet sonne sonnig wind schnee vorhersage
wecker wecken aufwachen alarm
erinnern erinnerung erinnere
kalender termin treffen verabredung besprechung
heute morgen abend woche monat tag jetzt
zug bahn bus ubahn straßenbahn haltestelle bahnhof
flug flugzeug fliegen flughafen
auto fahren fahrt verkehr stau strecke route
fahrkarte ticket reservierung reservieren buchen buchung
hotel zimmer unterkunft
restaurant essen mittagessen abendessen frühstück tisch
gericht speise pizza kuchen kaffee tee getränk
kochen rezept backen zutaten
einkaufen einkauf laden geschäft supermarkt
nachrichten neuigkeiten schlagzeilen
hallo guten hi servus
tschüss wiedersehen
danke dank
gut super toll prima
schlecht furchtbar schlimm
ja genau richtig stimmt klar
nein nicht falsch nie
empfehlen empfehlung vorschlag tipp
nah nähe nächste
neu neue ersatz ersetzen
alle ganze jede
name heißen
arzt ärztin krankenhaus gesundheit praxis
hilfe helfen unterstützung
offen geöffnet öffnungszeiten öffnet schließt
`;
