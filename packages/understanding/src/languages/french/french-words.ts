import type { LanguageWords } from '../../entities/language.ts';
import { frenchHolidays } from './french-holidays.ts';
import { frenchMeasures } from './french-measures.ts';
import { frenchNumbers } from './french-numbers.ts';
import { frenchPatterns } from './french-patterns.ts';
import { frenchRecurrences } from './french-recurrences.ts';

const digits = 'zéro un deux trois quatre cinq six sept huit neuf'.split(' ');
const teens = 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ');
const tens = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** The numbers from 10 to 99: telephone numbers are read out in pairs, zéro six douze trente-quatre. */
const pairs = [
  ...teens,
  ...tens.flatMap((ten) => listTens(ten, digits)),
  ...listTens('soixante', ['', ...teens.slice(1)]).map((said, index) => (index === 0 ? 'soixante-dix' : said)),
  ...digits.map((unit, index) => (index === 0 ? 'quatre-vingts | quatre-vingt' : `quatre-vingt-${unit}`)),
  ...teens.map((teen) => `quatre-vingt-${teen}`),
].map((said, index) => `${index + 10}: ${said}${said.includes('-') ? ` | ${said.replaceAll('-', ' ')}` : ''}`);

/** The ten numbers of a ten: vingt, vingt et un, vingt-deux. */
function listTens(ten: string, units: readonly string[]): string[] {
  return units.map((unit, index) => {
    if (index === 0) return ten;
    return index === 1 ? `${ten} et ${unit} | ${ten}-et-${unit}` : `${ten}-${unit}`;
  });
}

/** French words for days, units, currencies and answers. */
export const frenchWords: LanguageWords = {
  signs: { decimal: ',', group: ' ' },
  hasOrdinalPoint: false,
  isMonthFirst: false,
  isCompound: false,
  ...frenchNumbers,
  ...frenchMeasures,
  ...frenchRecurrences,
  months: `
1: janvier | janv
2: février | fév | févr
3: mars
4: avril | avr
5: mai
6: juin
7: juillet | juil
8: août
9: septembre | sept
10: octobre | oct
11: novembre | nov
12: décembre | déc`,
  weekdays: `
1: lundi | lundis
2: mardi | mardis
3: mercredi | mercredis
4: jeudi | jeudis
5: vendredi | vendredis
6: samedi | samedis
7: dimanche | dimanches`,
  days: `
0: aujourd'hui
0 morning: ce matin
0 noon: ce midi
0 afternoon: cet après-midi | cette après-midi
0 evening: ce soir
0 night: cette nuit
1: demain
1 morning: demain matin
1 afternoon: demain après-midi
1 evening: demain soir
2: après-demain | après demain
-1: hier
-1 morning: hier matin
-1 afternoon: hier après-midi
-1 evening: hier soir
-2: avant-hier | avant hier`,
  holidays: frenchHolidays,
  partsOfDay: `
morning: du matin | le matin | au matin | dans la matinée | matin
noon: du midi | le midi
afternoon: de l'après-midi | dans l'après-midi | l'après-midi | après-midi
evening: du soir | le soir | dans la soirée | ce soir | soir
night: de la nuit | la nuit`,
  halvesOfDay: `
am: am | a . m .
pm: pm | p . m .`,
  namedHours: `
12 noon: midi
0: minuit`,
  units: `
S: seconde | secondes | sec
TM: minute | minutes | min | mn
H: heure | heures | h
D: jour | jours | journée | journées
W: semaine | semaines
M: mois
Y: an | ans | année | années`,
  currencies: `
EUR: € | euro | euros | d'euros | eur | balles
USD: $ | dollar | dollars | de dollars | usd | dollars américains
GBP: £ | livre | livres | livres sterling | livre sterling | gbp
CHF: franc suisse | francs suisses | francs | franc | chf
JPY: ¥ | yen | yens | jpy
CNY: yuan | yuans | cny
INR: ₹ | roupies | inr
CAD: dollars canadiens | dollar canadien | cad
AUD: dollars australiens | aud
XOF XAF: francs CFA | franc CFA
MAD DZD TND: dirhams | dirham
DZD TND: dinars | dinar
SEK NOK DKK: couronnes
PLN: zlotys | pln`,
  cents: `
EUR CHF: centime | centimes
USD: cents
GBP: pence`,
  sums: '',
  answers: `
yes: oui | oui, merci | oui, s'il vous plaît | oui, s'il te plaît | ouais | ouaip | oui merci | oui s'il vous plaît | oui s'il te plaît | oui bien sûr | bien sûr | bien sûr que oui
yes: d'accord | tout à fait | absolument | certainement | évidemment | volontiers | avec plaisir | sans problème | pas de problème
yes: pourquoi pas | c'est ça | c'est exact | c'est correct | c'est bien ça | en effet | sans aucun doute | si si | bien entendu
yes: carrément | ça marche | allez-y | vas-y | je veux bien | mais oui | oui oui | naturellement
yes alone: ok | okay | bon | bien | très bien | parfait | exact | exactement | correct | si | o | s'il vous plaît | s'il te plaît
yes alone: celui-là | celle-là | super | entendu | juste | vrai
yes: 👍 | 👌 | ✅ | je crois que oui | je pense que oui
yes alone: c'est bon | tout est bon | tout est correct | tout est juste | ça me va | ça me convient | c'est parfait | ça a l'air bien
yes alone: génial | excellent | impeccable | nickel | envoyez | envoyez-le | envoie-le | je crois bien
no: 👎 | ❌ | pas tout à fait | ce n'est pas tout à fait ça
no alone: pas encore | pas exactement | je ne crois pas | je ne pense pas
no: non | nan | non merci | non, merci | pas du tout | jamais | jamais de la vie | certainement pas | surtout pas | bien sûr que non
no: absolument pas | pas vraiment | pas maintenant | pas aujourd'hui | je ne veux pas | c'est faux | ce n'est pas ça
no: ce n'est pas correct | ce n'est pas exact | c'est pas ça | plutôt pas | hors de question | mais non | non non | pas d'accord
no: pas question | je ne préfère pas | je préfère pas | sans façon | non plus
no alone: aucun | aucune | faux | pas celui-là | n | incorrect | pas ça | ni l'un ni l'autre
neither: je ne sais pas | je sais pas | je ne suis pas sûr | je ne suis pas sûre | pas sûr | aucune idée | je n'en sais rien
neither: oui et non | oui ou non | peu importe | pas mal | je ne comprends pas | bien sûr que je ne sais pas
neither: je ne pense pas savoir | non seulement | sinon | jamais deux sans trois`,
  spelling: `
@: arobase | arrobase | arobas | at | chez
.: point
_: tiret bas | tiret du bas | underscore | souligné
-: tiret | trait d'union | tiret du milieu
+: plus`,
  addressSigns: `
.: point
/: slash | barre oblique | barre
-: tiret | trait d'union`,
  percents: `
%: % | pour cent | pourcent`,
  spokenDigits: `
+: plus
${digits.map((digit, index) => `${index}: ${digit}`).join('\n')}
${pairs.join('\n')}
${digits.map((digit, index) => `${index}${index}: double ${digit}`).join('\n')}`,
  afterTime: `
aujourd'hui demain après le la les à au du de en pour et ou que si mais avec jusqu'à merci alors ce cette lundi mardi
mercredi jeudi vendredi samedi dimanche serait est était me va s'il svp`
    .trim()
    .split(/\s+/),
  afterHour: [],
  beforeBareHour: [],
  durationVerbs: 'dure durent durer durera durerait prend prennent prendre prendra faut faudra pendant durant'.split(
    ' ',
  ),
  leading: ['à', 'vers', 'dès', 'jusqu', 'depuis', 'pour', 'le'],
  aroundAnswer: 's il vous te plaît svp merci oui à vers le pour'.split(' '),
  beforeCount: ['vers', 'dès', 'jusqu', 'depuis', 'pour', 'le'],
  countOpeners: ['pour'],
  rangeOpeners: ['de', 'du', 'entre', 'depuis'],
  beforeDay: ['le', 'au'],
  beforeHoliday: [],
  beforeHour: [],
  beforeCents: [],
  openedJoints: ['à', 'et'],
  openedAmountJoints: ['à', 'et'],
  numbered: `
chambre chambres table tables numéro numéros no commande commandes place places siège porte appartement bâtiment étage
rue route bus ligne quai voie rang page pages étape étapes chapitre section sortie`
    .trim()
    .split(/\s+/),
  alternatives: ['ou'],
  rangeJoints: ['à', 'au', 'et', 'jusqu', '-', '–'],
  betweenDateAndTime: ['à', ',', 'vers', 'le', 'dès', 'de', 'du', 'avant', 'après', 'pour'],
  ...frenchPatterns,
};
