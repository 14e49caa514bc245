import type { LanguageWords } from '../../entities/language.ts';
import { englishHolidays } from './english-holidays.ts';
import { englishMeasures } from './english-measures.ts';
import { englishNumbers } from './english-numbers.ts';
import { englishPatterns } from './english-patterns.ts';
import { englishRecurrences } from './english-recurrences.ts';

/** English words for days, units, currencies and answers. */
export const englishWords: LanguageWords = {
  signs: { decimal: '.', group: ',' },
  hasOrdinalPoint: false,
  isMonthFirst: true,
  isCompound: false,
  ...englishNumbers,
  ...englishMeasures,
  ...englishRecurrences,
  months: `
1: january | jan
2: february | feb
3: march | mar
4: april | apr
5: may
6: june | jun
7: july | jul
8: august | aug
9: september | sep | sept
10: october | oct
11: november | nov
12: december | dec`,
  weekdays: `
1: monday | mon | mondays
2: tuesday | tue | tues | tuesdays
3: wednesday | weds | wednesdays
4: thursday | thu | thur | thurs | thursdays
5: friday | fri | fridays
6: saturday | saturdays
7: sunday | sundays`,
  days: `
never: good morning | good night
0: today
0 morning: this morning
0 afternoon: this afternoon
0 evening: tonight | this evening
1: tomorrow | tomorow | tommorow | tommorrow | tmrw | tmr
-1: yesterday
-1 night: last night
2: the day after tomorrow | day after tomorrow
-2: the day before yesterday | day before yesterday`,
  holidays: englishHolidays,
  partsOfDay: `
morning: in the morning | morning
noon: at lunchtime
afternoon: in the afternoon | afternoon
evening: in the evening | evening | tonight
night: at night | night | in the night`,
  halvesOfDay: `
am: am | a . m . | a . m | a m
pm: pm | p . m . | p . m | p m`,
  namedHours: `
12 noon: noon | midday
0: midnight`,
  units: `
S: second | seconds | sec | secs
TM: minute | minutes | min | mins
H: hour | hours | hr | hrs | h
D: day | days
W: week | weeks | wk | wks
M: month | months
Y: year | years | yr | yrs`,
  currencies: `
USD: $ | dollar | dollars | us dollar | us dollars | usd | us $ | buck | bucks | american dollars
EUR: € | euro | euros | eur
GBP: £ | pound | pounds | quid | gbp | pound sterling | pounds sterling
CHF: swiss franc | swiss francs | franc | francs | chf
JPY: ¥ | yen | jpy
CNY: yuan | renminbi | cny
INR: ₹ | rupee | rupees | inr
CAD: canadian dollar | canadian dollars | cad
AUD: australian dollar | australian dollars | aud
NZD: new zealand dollars | nzd
SEK NOK DKK: kronor | kroner | krona | krone | crowns
SEK: swedish kronor | swedish krona | sek
NOK: norwegian kroner | norwegian krone | nok
DKK: danish kroner | danish krone | dkk
PLN: zloty | zlotys | pln
CZK: koruna | czech crowns | czk
MXN: mexican pesos | mxn
BRL: reais | brl
KRW: ₩ | won | krw
TRY: ₺ | lira | turkish lira
ZAR: rand | zar`,
  cents: `
USD: cent | cents
GBP: pence | penny | p`,
  sums: `
5 GBP USD: fiver | a fiver
10 GBP USD: tenner | a tenner
1000 GBP USD last: a grand`,
  answers: `
yes: yes | yeah | yea | yep | yup | yes please | yes i do | yes it is | sure | sure thing | of course | absolutely
yes: certainly | definitely | i do | that is right | that's right | that is correct | that's correct | why not
yes: sounds good | go ahead | no problem | you bet | i agree | affirmative | uh huh | by all means | yes of course
yes: i don't mind | not a problem | please do
yes alone: i did | that one | ok | okay | right | correct | exactly | fine | good | true | y | please | perfect | do it | indeed
yes: 👍 | 👌 | ✅ | that works for me | i think so | i believe so
yes alone: looks good | that looks good | it looks good | looks right | that works | works for me | all good | great | it is
yes alone: send it | alright | all right | all correct | everything is right | everything is correct | that's fine
yes alone: that is fine | sounds great | sounds right | awesome | excellent | cool | lovely | wonderful | brilliant
no: 👎 | ❌ | not quite | i don't think so | i do not think so | it is not right | it's not right
no alone: not yet | not exactly | it is not | it isn't | it's not | it is wrong | it's wrong | this is wrong | i think not
no: no | nope | nah | no thanks | no thank you | not really | no way | never | i don't | i do not | not at all
no: not now | i'd rather not | i would rather not | rather not | please don't | don't do it | of course not
no: absolutely not | certainly not | definitely not | not right | that's not right | that is not right
no: that is wrong | that's wrong | that is not correct | that's not correct | not correct | no i don't | negative
no: not today | no i do not | i disagree
no alone: neither | none of them | not that | not that one | n | wrong | false | not | don't | do not | incorrect
neither: not sure | i'm not sure | i am not sure | yes and no | yes or no | i don't know | i do not know | no idea
neither: i have no idea | never mind | no one | no more | no matter | i don't care | i don't understand
neither: i do not understand | i don't think i know | no longer | no clue | make sure | am i sure | for sure not`,
  spelling: `
@: at
.: dot | point
_: underscore
-: dash | hyphen | minus
+: plus`,
  addressSigns: `
.: dot
/: slash
-: dash | hyphen`,
  percents: `
%: % | percent | per cent`,
  spokenDigits: `
+: plus
0: zero | oh | o | nought
1: one
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
00: double zero | double oh | double o
11: double one
22: double two
33: double three
44: double four
55: double five
66: double six
77: double seven
88: double eight
99: double nine
000: triple zero | triple oh | triple o
111: triple one
222: triple two
333: triple three
444: triple four
555: triple five
666: triple six
777: triple seven
888: triple eight
999: triple nine`,
  afterTime: `
today tomorrow on in please and or for to until till with but if at from then thanks tonight this next monday tuesday
wednesday thursday friday saturday sunday would is was works be would because when`
    .trim()
    .split(/\s+/),
  afterHour: ['a', 'an', 'the'],
  beforeBareHour: `
me us him her them it up how what maybe perhaps say please usually always court table room slot call meeting class lesson
reminder alarm`
    .trim()
    .split(/\s+/),
  durationVerbs: [],
  leading: ['at', 'by', 'until', 'around', 'about', 'before', 'after', 'from', 'since', 'till', 'on'],
  aroundAnswer: "please thanks ok okay yes maybe say at about around the on for it's its is".split(' '),
  beforeCount: ['around', 'about', 'from', 'after', 'before', 'on'],
  countOpeners: ['for'],
  rangeOpeners: ['from', 'between'],
  beforeDay: ['the'],
  beforeHoliday: [],
  beforeHour: [],
  beforeCents: [],
  openedJoints: ['to', 'and'],
  openedAmountJoints: ['and'],
  numbered: `
room rooms table tables number numbers no nr order orders seat seats gate gates flat flats apartment apartments apt suite
unit house building floor street route bus line platform track row page pages step steps chapter section exit option item
class year grade size level block locker lot type group`
    .trim()
    .split(/\s+/),
  alternatives: ['or'],
  rangeJoints: ['to', 'and', 'until', 'till', 'through', '-', '–'],
  betweenDateAndTime: ['at', ',', 'the', 'around', 'about', 'by', 'on', 'from', 'after', 'before', '@'],
  ...englishPatterns,
};
