/** What people say to any assistant in German, one utterance per line. */
export const germanTalk = `
wie wird das wetter heute
erzähl mir einen witz
spiel etwas musik
wie alt bist du
wie spät ist es
wer hat gestern gewonnen
mach das licht aus
ich habe meinen schlüssel verloren
wie kocht man reis
guten morgen
vielen dank
das habe ich nicht gemeint
schon gut
ich weiß es nicht
kannst du das wiederholen
mein telefon funktioniert nicht
wo ist der nächste bahnhof
reserviere einen tisch für zwei
stell den wecker auf sieben
was kostet das
ich möchte mit jemandem sprechen
was kannst du
schick meiner schwester eine nachricht
gibt es das auch in blau
meine bestellung ist nicht angekommen
mein passwort ändern
der mond ist weit weg
lies mir die nachrichten vor
magst du fußball
ich bin müde
setz milch auf die einkaufsliste
wie weit ist es zum flughafen
was bedeutet dieses wort
alles abbrechen
ich will mein geld zurück
zeig mir mein konto
bist du ein roboter
nichts bestimmtes
am sonntag waren wir am strand
er sagte es sei zu spät
ich heiße hans
mein name ist maria
das ist mein bruder
es schneit draußen
ist es weit
da ist ein bus an der ecke
es gibt zwei davon
ich habe einen hund und eine katze
wir haben ein großes haus
sie hat lange haare
er ist lehrer
das sind meine freunde
du bist sehr nett
ich finde das schade
schön dich kennenzulernen
ich war gestern dort
das war ein guter film
woher kommst du
wie heißt du
wer bist du
hast du einen bruder
lass mich überlegen
das weiß niemand
meine mutter wohnt auf dem land
ihr geburtstag ist im juni
alles daran ist grün
es kommt darauf an
wie ist das möglich
`;
