import { readPattern, type Pattern, type PatternLines } from './pattern.ts';
import { readPhrases, type Phrases } from './phrases.ts';
import type { RecurrenceWords } from './recurrences/recurrence-words.ts';

/** The tables of a language as authored: a line per value, then its phrases after a colon, separated by `|`. */
export interface LanguageWords extends NumberWords, MeasureWords, RecurrenceWords, PatternLines {
  readonly signs: NumberSigns;
  /** The regions that write numbers with other signs, upper case. */
  readonly otherSigns?: { readonly signs: NumberSigns; readonly regions: readonly string[] };
  /** A point makes a number of digits an ordinal, and ends a date without a year: 3. Mai, 3.5. */
  readonly hasOrdinalPoint: boolean;
  readonly isMonthFirst: boolean;
  /** Parts of a number may be written as one word: einundzwanzig. */
  readonly isCompound: boolean;
  readonly months: string;
  /** A word may mean a part of the weekday, too: Samstagabend. */
  readonly weekdays: string;
  readonly days: string;
  readonly holidays: string;
  readonly partsOfDay: string;
  readonly halvesOfDay: string;
  /** Words that are an hour, with the part of the day if the hour alone is unclear: midi. */
  readonly namedHours: string;
  readonly units: string;
  readonly currencies: string;
  readonly cents: string;
  /** Words for a sum, with its currency: `10 GBP` for a tenner; with `last`, only if no noun follows. */
  readonly sums: string;
  readonly answers: string;
  readonly spelling: string;
  /** The digits of a number that is read out one by one. */
  readonly spokenDigits: string;
  /** Telephone numbers begin with a zero or a plus, so that other pairs of digits are a list of numbers. */
  readonly hasTrunkZero?: boolean;
  /** The signs of a web address as people say them. */
  readonly addressSigns: string;
  readonly percents: string;
  /** Words that may follow a bare hour or day without making it a count. */
  readonly afterTime: readonly string[];
  /** Words that may also follow an hour after a word that introduces no count: at eight a table. */
  readonly afterHour: readonly string[];
  /** Words after which an article and an hour are enough for a time: mejor las ocho. */
  readonly beforeBareHour: readonly string[];
  /** Words before a range of hours that make it a duration: dura de 14 a 15 horas. */
  readonly durationVerbs: readonly string[];
  /** Words that introduce a time or day without being part of it. */
  readonly leading: readonly string[];
  /** The words of `leading` that may also introduce a count: about 8. */
  readonly beforeCount: readonly string[];
  /** Words that introduce a count and no time: for 4. */
  readonly countOpeners: readonly string[];
  /** Words around an answer that do not change it: please. */
  readonly aroundAnswer: readonly string[];
  /** Words before a range: from, between. */
  readonly rangeOpeners: readonly string[];
  /** Words between the ends of a range: to, and. */
  readonly rangeJoints: readonly string[];
  /** Joints that make a range only after an opener, as they have other meanings: to, and. */
  readonly openedJoints: readonly string[];
  /** Those of them that join amounts only after an opener, too. */
  readonly openedAmountJoints: readonly string[];
  /** Words before a number that is a name and counts nothing: room 101. */
  readonly numbered: readonly string[];
  /** Words between two alternative numbers, whose unit comes with the last: two or three minutes. */
  readonly alternatives: readonly string[];
  /** Words before a holiday whose name is also that of a place: an Sankt Martin. */
  readonly beforeHoliday: readonly string[];
  /** Words that may stand before an hour in a range: de las tres a las cinco. */
  readonly beforeHour: readonly string[];
  /** Words before the cents of an amount that make the word for cents unnecessary: doce euros con cincuenta. */
  readonly beforeCents: readonly string[];
  /** Words that may stand before a day in a range: from the 3rd, bis zum 5. */
  readonly beforeDay: readonly string[];
  /** Words between a date and its time. */
  readonly betweenDateAndTime: readonly string[];
}

/** The signs in numbers of digits. */
export interface NumberSigns {
  readonly decimal: '.' | ',';
  /** Between groups of three digits. */
  readonly group: '.' | ',' | ' ';
}

/** How a language says numbers. A number may have several words: quatre-vingt. */
export interface NumberWords {
  readonly numbers: string;
  readonly ordinals: string;
  /** Endings that make a number of digits an ordinal. */
  readonly ordinalEndings: readonly string[];
  readonly numberPhrases: string;
  readonly multiples: string;
  readonly and: readonly string[];
  /** Where `and` is used in a number: after hundreds, or between certain tens and units: treinta y uno. */
  readonly andInNumbers: 'afterHundreds' | TensAndUnits;
  /** Tens that are followed by ten to nineteen: soixante-dix. */
  readonly teensAfter: readonly number[];
  /** Numbers that begin a year in words, which continues with its tens: nineteen eighty-four. */
  readonly centuries?: readonly number[];
  /** Words before a year. */
  readonly beforeYear?: readonly string[];
  readonly point: readonly string[];
  readonly minus: readonly string[];
  readonly articles: readonly string[];
  /** Articles that are part of numbers but not numbers by themselves: ein. */
  readonly bareArticles: readonly string[];
  /** After these, `one` is not a number: this one. */
  readonly notNumberAfter: readonly string[];
}

/** The tens and the units that `and` joins. */
interface TensAndUnits {
  readonly tens: readonly number[];
  readonly units: readonly number[];
}

/** How a language says temperatures and ages. */
export interface MeasureWords {
  /** By their unit, or those that a word may mean: `C F` for degrees. */
  readonly temperatures: string;
  readonly belowZero: string;
  /** Words after degrees that make them those of an angle or a direction. */
  readonly angles: readonly string[];
  /** Words for turning something, used with degrees. */
  readonly turning: readonly string[];
  /** Words between turning and a temperature: turn it to 90 degrees. */
  readonly targets: readonly string[];
  /** Words before and after degrees of a university: have two degrees in physics. */
  readonly degreeOwners: readonly string[];
  readonly afterDegrees: readonly string[];
  /** Words after the letter of a degree that are not nouns: 21C outside. */
  readonly afterDegreeLetters: readonly string[];
  /** Words before an age: `bare` ones before a number alone, `years` ones before a number of years. */
  readonly ageOpeners: string;
  /** Words after an age: `unit` ones after years or months, `number` ones after its number. */
  readonly ageEndings: string;
  /** Words after a number alone that is not an age: I'm two for dinner. */
  readonly notAfterAge: readonly string[];
}

/** The tables of a language, ready for lookup. */
export interface Language {
  readonly code: string;
  readonly words: LanguageWords;
  readonly numbers: ReadonlyMap<string, number>;
  readonly longestNumberWord: number;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly sets: Readonly<Record<SetName, ReadonlySet<string>>>;
  readonly phrases: Readonly<Record<PhraseName, Phrases>>;
  readonly patterns: Readonly<Record<PatternName, readonly Pattern[]>>;
}

const setNames = [
  'and',
  'point',
  'minus',
  'articles',
  'bareArticles',
  'notNumberAfter',
  'afterTime',
  'afterHour',
  'beforeBareHour',
  'durationVerbs',
  'leading',
  'beforeCount',
  'countOpeners',
  'aroundAnswer',
  'rangeOpeners',
  'rangeJoints',
  'openedJoints',
  'openedAmountJoints',
  'numbered',
  'alternatives',
  'beforeHoliday',
  'beforeHour',
  'beforeCents',
  'beforeDay',
  'betweenDateAndTime',
  'ordinalEndings',
  'angles',
  'turning',
  'targets',
  'degreeOwners',
  'afterDegrees',
  'afterDegreeLetters',
  'notAfterAge',
  'lastPlaces',
  'beforeListedDays',
  'recurrenceOpeners',
  'beforeEndTimes',
] as const;
const phraseNames = [
  'numbers',
  'ordinals',
  'numberPhrases',
  'multiples',
  'months',
  'weekdays',
  'days',
  'holidays',
  'partsOfDay',
  'halvesOfDay',
  'namedHours',
  'units',
  'currencies',
  'cents',
  'sums',
  'answers',
  'spelling',
  'spokenDigits',
  'addressSigns',
  'percents',
  'temperatures',
  'belowZero',
  'ageOpeners',
  'ageEndings',
  'cycles',
  'weekdayPlurals',
  'dayTimes',
] as const;
const patternNames = [
  'dates',
  'times',
  'dateTimes',
  'durations',
  'wholeTimes',
  'wholeDates',
  'recurrences',
  'recurrenceDays',
  'wholeRecurrences',
] as const;
type SetName = (typeof setNames)[number];
export type PhraseName = (typeof phraseNames)[number];
type PatternName = (typeof patternNames)[number];

/** Builds the lookup tables of a language; done once. */
export function readLanguage(code: string, words: LanguageWords): Language {
  const numbers = readNumbers(words.numbers);
  return {
    code,
    words,
    numbers,
    longestNumberWord: Math.max(...[...numbers.keys()].map(({ length }) => length)),
    ordinals: readNumbers(words.ordinals),
    sets: collect(setNames, (name) => new Set(words[name].flatMap((word) => readPhrases(`x: ${word}`).firstWords))),
    phrases: collect(phraseNames, (name) => readPhrases(words[name])),
    patterns: collect(patternNames, (name) => words[name].map(readPattern)),
  };
}

function readNumbers(lines: string) {
  const found = new Map<string, number>();
  for (const [word, value] of readPhrases(lines).singleWords) found.set(word, Number(value));
  return found;
}

function collect<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  // Every name is among the entries, which fromEntries does not know.
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}
