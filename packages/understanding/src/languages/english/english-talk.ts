/** What people say to any assistant in English, one utterance per line. */
export const englishTalk = `
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
`;
