/**
 * English synonyms, one concept per line; a word may be in several. General language on purpose,
 * never that of one customer: words of a project belong in its samples.
 */
export const englishConcepts = `
buy purchase order obtain acquire get
cancel revoke abort undo withdraw stop drop scrap
delete remove erase clear wipe discard
add include insert put append attach
create make build generate set setup establish compose
change modify edit alter update adjust amend switch convert
fix repair solve mend resolve troubleshoot
break broken fail failed failing failure wrong error issue problem trouble fault malfunction bug glitch
begin start launch initiate commence activate enable open
end finish stop quit close terminate disable deactivate halt
show display list view see look give tell present reveal
find search locate discover look seek lookup
say tell speak talk repeat state pronounce
ask query question inquire enquire wonder
know understand learn aware familiar
explain describe define clarify meaning mean definition
why reason cause because
how way method process procedure step
when time hour moment
where place location address spot position
who person whom someone somebody
many number count quantity amount total
cost price charge fee expensive pay payment rate
cheap affordable inexpensive low budget
money cash fund funds currency dollar dollars euro euros pound pounds
card debit credit visa mastercard plastic
account profile login membership
bank banking atm
transfer send wire move remit deposit
receive arrive arrival come get delivered deliver delivery
wait pending delay delayed late long slow
lost lose missing misplace misplaced gone disappear vanish
steal stolen theft thief robbed mugged fraud fraudulent
password passcode pin code secret
forget forgot forgotten remember recall
verify verification confirm confirmation validate prove identity identification identify authenticate
refuse decline declined reject rejected deny denied block blocked
refund reimburse reimbursement return chargeback
allow permit let able possible permitted can support supported accept accepted
limit maximum minimum cap most max min threshold
free complimentary gratis
country nation abroad overseas foreign international world travel
exchange convert conversion rate swap
top topup topping recharge load
phone mobile cell telephone cellphone smartphone device
number digit figure
call ring dial phone
message text sms chat
email mail inbox
music song track tune melody album playlist band singer artist
play listen hear stream
radio station fm broadcast
podcast episode show
movie film cinema theater theatre screening
watch see view
book novel read audiobook author chapter
game play puzzle
volume loud louder quiet quieter sound noise mute unmute silence
up raise increase turn higher boost
down lower decrease reduce less dim
light lamp bulb lights lighting brightness
colour color hue red blue green
clean vacuum hoover dust robot tidy
coffee espresso cappuccino brew latte
plug socket outlet switch
temperature thermostat heat heating warm warmer hot cool cooler cold degree
weather rain rainy snow snowy sunny sun wind windy storm forecast umbrella cloudy cloud humid temperature
alarm wake waking alert snooze
remind reminder remember notify notification
calendar schedule agenda appointment meeting event diary plan
today tonight tomorrow week weekend month morning evening afternoon now
date day
birthday anniversary
holiday vacation trip
flight plane airplane airline fly airport
train rail railway station bus subway metro tram
taxi cab uber ride lyft
car vehicle drive driving traffic road route jam
ticket reservation booking book reserve
hotel room accommodation
restaurant diner eat dinner lunch breakfast cafe bistro bar pub
food meal dish cuisine pizza burger sushi chinese italian
cook recipe bake prepare ingredient boil roast
takeaway takeout delivery deliver
shop shopping store buy mall market grocery groceries
list item items
news headline headlines article latest current politics
sport sports score team match football soccer basketball
stock share shares market price ticker
math calculate plus minus times divided divide multiply sum square
convert unit units
translate translation language
fact facts trivia information info detail details
joke funny laugh humor
greet hello hi hey
bye goodbye
thank thanks thankful grateful appreciate
good great nice wonderful awesome excellent amazing perfect fantastic cool super
bad terrible awful poor horrible worst
like love enjoy prefer favourite favorite
dislike hate
yes yeah yep sure correct right exactly
no nope not never wrong incorrect
recommend suggest suggestion advice advise recommendation propose
rate rating star stars review score evaluate
facebook twitter tweet post social instagram
contact contacts friend
near nearby close closest around nearest local vicinity
far distance away
work working function functional operate
use using usage utilize
want need wish desire
help assist assistance support
new another replacement replace extra additional second
old expire expired expiry expiration
more extra additional
all every each whole entire
age old young child children kid kids years
name called title
job occupation work profession
family mother father mom dad brother sister wife husband
health doctor hospital medical
open hours opening
todays current now right present
cash withdrawal withdraw atm
balance remaining left
statement history past previous transactions
transaction purchase payment
twice duplicate double two again repeated
automatic automatically auto recurring
virtual digital disposable online
physical real actual
track tracking follow trace
quick fast quickly soon urgent asap rapid express speed
compromised hacked unauthorised unauthorized unknown suspicious unfamiliar unrecognised
pronounce spell spelling
synonym antonym word
`;
