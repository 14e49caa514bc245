/**
 * Utterances that people say to any assistant. They are the negative examples of training, so that
 * even a project with one intent has some.
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
my name is john
i am called mary
this is my brother
it is snowing outside
is it far
there is a bus at the corner
there are two of them
i have a dog and a cat
we have a big house
she has long hair
he is a teacher
they are my friends
you are very kind
i think it is a pity
it was nice to meet you
i was there yesterday
that was a good film
where do you come from
what is your name
who are you
do you have a brother
let me think about it
nobody knows
my mother lives in the country
her birthday is in june
all of it is green
it depends
how is that possible
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
`
    .trim()
    .split('\n'),
};
