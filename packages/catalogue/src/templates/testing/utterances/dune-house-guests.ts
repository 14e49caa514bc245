/**
 * What guests may say to the holiday home: questions of arrival, house and surroundings, problems, two things at once. The first 60 were
 * written without looking at the keywords of the template; what they missed was used to improve it. Those kept back were written afterwards.
 */
export const duneHouseGuests = {
  utterances: String.raw`
hi, what's the wifi password => Sandpiper7
the internet is really slow today => router
when can we get into the house => 16:00
we'll be there around midnight, how do we get the key => key box
how do I open the key box => key box
where do we leave the car => [Tt]wo cars
can we charge our electric car => charge
what's the exact address => Strand Lane
what time do we have to be out on Saturday => 10:00
could we stay one more night => next nights|Jonna
can we check out a bit later => 12:00
it's freezing in here, how do I turn the heating up => Thermostat
there's no hot water => boiler
how does the dishwasher work => dishwasher
is there a coffee machine => Coffee machine
where are the pots and pans => [Pp]ans and plates
can I wash some clothes somewhere => Washing machine
do we have to bring our own towels => two towels
how many beds are there => Beds are made|beds
the TV doesn't find any channels => remote
may we light the fireplace => Stove
is there a barbecue => barbecue is
which bin does the glass go in => Glass: container
the power just went out in the kitchen => fuse box
my husband has cut his hand badly => 112
where's the nearest pharmacy => Pharmacy
something is broken, the shower leaks => which room
are dogs allowed on the beach => dogs use
can we bring our dog => dogs are welcome
is smoking allowed on the terrace => No smoking inside|ashtray
may we have friends over for a party => no parties
how far is the beach => Five minutes
is it safe to swim => between the flags
where can we get fresh rolls in the morning => Bakery
is there a supermarket nearby => Supermarket
can you recommend a good fish restaurant => Fish and chips
where can we rent bikes => Rent bikes
what can we do when it rains => museum
what is there for the kids => playground
when does the next bus to town leave => Bus 11
how do I reach you => 377
can I talk to the owner => 377
I'm Peter by the way => Peter
hello! => [Hh]ello|[Hh]i|[Ww]elcome
thanks, that's very helpful => welcome|pleasure
ok bye => [Bb]ye|[Gg]oodbye|stay|[Ss]ee you
what can you tell me => Try:|Wi-Fi
what's the weather going to be => forecast
towels and wifi please => towels.*Sandpiper7|Sandpiper7.*towels
where is the beach and can I take my dog => beach
actually I meant the wifi > and the heating => Thermostat
the house > how does the stove work => Stove
I want to report a problem > the toilet is blocked => How urgent
I want to report a problem > cancel, it works again => [Cc]ancel|[Nn]othing|[Nn]o problem
I want to report a problem > how do I reach you => 377|Jonna
can I have a baby cot => a cot
where do I put the rubbish when we leave => rubbish
are there any candles or matches => Could you put it another way|Jonna
what do we have to clean before leaving => wash the dishes
is there a hairdryer => hairdryer
the heater is broken => What happened
`,
  keptBack: String.raw`
we land at nine in the evening, can we still check in => 16:00|key box
I can't find the key anywhere => key box
is there room for two cars => [Tt]wo cars
do you have a code for the internet => Sandpiper7
the radiators are stone cold => Thermostat
the oven doesn't heat up => clock first|which room
how do I switch on the washing machine => programme
we need two more pillows => wardrobe|Jonna
where do I throw away the paper => blue paper
the lights went out upstairs => fuse box
I smell gas => 112
my daughter was stung by a jellyfish => Doctor
can you tell us a nice place for dinner => Anchor
is it far to the lighthouse => lighthouse
what is there to see around here => beach
which bus goes to the station => Bus 11
can we leave our bags in the house until noon => 12:00|Jonna
could we come back next summer => Jonna
do we have to vacuum before we go => sweep|wash the dishes
cheers, have a good day => very welcome|[Gg]oodbye
`,
};
