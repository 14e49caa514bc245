/**
 * Things people say to any assistant. They stand on the other side when an author's intents are learned, so that
 * even a project with one intent knows something that is not meant.
 */
export const everydayTalk: Readonly<Record<string, readonly string[]>> = {
  en: `
what is the weather like today
tell me a joke
play some music
how old are you
what time is it
who won the game last night
turn off the lights
i lost my keys
how do i cook rice
good morning
thank you very much
that is not what i meant
never mind
i do not know
can you repeat that
my phone does not work
where is the nearest station
book a table for two
set an alarm for seven
how much does it cost
i would like to talk to someone
what can you do
send a message to my sister
is this available in blue
my order has not arrived
change my password
the moon is far away
read me the news
do you like football
i am feeling tired
add milk to the shopping list
how far is it to the airport
what does this word mean
cancel everything
i want my money back
show me my account
are you a robot
nothing in particular
we went to the beach on sunday
he said it was too late
`
    .trim()
    .split('\n'),
  de: `
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
`
    .trim()
    .split('\n'),
};
