import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, parseExamples, findSpans } from '../testing/examples.ts';

describe('numbers in English', () => {
  test.each(
    parseExamples(`
zero = 0
one = 1
seven = 7
twelve = 12
nineteen = 19
Twenty = 20
twenty one = 21
twenty-one = 21
ninety nine = 99
one hundred = 100
a hundred = 100
hundred = 100
a hundred and one = 101
two hundred five = 205
two hundred and five = 205
nine hundred ninety-nine = 999
a thousand = 1000
twelve hundred = 1200
two thousand and twenty six = 2026
three hundred thousand = 300000
one million two hundred thousand and five = 1200005
2.5 million = 2500000
5k = 5000
3 thousand = 3000
7 = 7
007 = 7
3.5 = 3.5
0.25 = 0.25
1,234 = 1234
1,234.56 = 1234.56
1,234,567 = 1234567
12,34 = 12; 34
1,2345 = 1; 2345
-4 = -4
−4.5 = -4.5
(-4) = -4
minus five = -5
negative two hundred = -200
5-3 = 5; 3
two point five = 2.5
three point one four = 3.14
half = 0.5
a half = 0.5
one and a half = 1.5
2 and a half = 2.5
three quarters = 0.75
a quarter = 0.25
a dozen eggs = 12
half a dozen = 6
two dozen = 24
half a million = 500000
3 dozen = 36
a couple of days = 2
first = 1
the third one = 3; 1
twenty-first = 21
hundredth = 100
two hundred and fifth = 205
1st = 1
2nd = 2
23rd = 23
100th = 100
two three four = 2; 3; 4
from three to five = 3; 5
twenty thirteen = 2013
nineteen eighty four = 1984
nineteen eighty four people = 1984
since twenty twelve = 2012
in nineteen fifty I was born = 1950
twenty thirty people = 20; 30
eighteen thirty minute lessons = 18; 30
eighteen ninety-minute lessons = 18; 90
twenty fifty dollar notes = 20; 50
twenty ten minute calls = 20; 10
in twenty fifteen minutes = 20; 15
twenty twenty percent coupons = 20; 20
seventeen eighteen nineteen = 17; 18; 19
nineteen twenty twenty one = 19; 20; 21
at eighteen thirty = 18; 30
meet at twenty fifteen = 20; 15
five and six = 5; 6
this one =
another one please =
the right one =
one coffee = 1
B2B =
covid19 =
3 1/2 = 3.5
½ = 0.5
2½ cups = 2.5
3/4 = 0.75
1/2 hour = 0.5
3/4 of an hour = 0.75
2 1/2 % = 2.5
on 3/4 = 3; 4
table on 3/4 for 2 = 3; 4; 2
book for 2 3/4 = 2; 3; 4
book for 2 3/4 please = 2; 3; 4
apartment 1/2 = 1; 2
step 2/3 = 2; 3
page 3/8 = 3; 8
on 1/2/2026 = 1; 2; 2026
5/6 = 5; 6
50% = 50
4x4 = 4
call 1234567890123456789 =
nothing at all =
tennis =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('number', 'en', said)).toBe(means);
  });
});

describe('numbers in German', () => {
  test.each(
    parseExamples(`
null = 0
eins = 1
zwei = 2
zwo = 2
drei = 3
fünf = 5
fuenf = 5
zwölf = 12
zwoelf = 12
sechzehn = 16
siebzehn = 17
achtzehn = 18
dreißig = 30
dreissig = 30
einundzwanzig = 21
siebenundsiebzig = 77
neunundneunzig = 99
hundert = 100
einhundert = 100
ein hundert = 100
hunderteins = 101
hundertundeins = 101
zweihundertfünf = 205
zweihundert fünf = 205
neunhundertneunundneunzig = 999
tausend = 1000
eintausend = 1000
zwölfhundert = 1200
neunzehnhundertneunundneunzig = 1999
zweitausendsechsundzwanzig = 2026
siebenundzwanzigtausenddreihundertvier = 27304
eine Million = 1000000
eine Million zweihunderttausend = 1200000
drei Milliarden = 3000000000
2,5 Millionen = 2500000
3 Mio = 3000000
1,5 Mio. Euro = 1500000
fünf Mrd. = 5000000000
eineinviertel = 1.25
zweidreiviertel = 2.75
3,5 = 3.5
3.5 = 3.5
1.234 = 1234
1.234,56 = 1234.56
1.234.567 = 1234567
-4,5 = -4.5
minus drei = -3
zwei Komma fünf = 2.5
halb = 0.5
anderthalb = 1.5
eineinhalb = 1.5
anderthalb Millionen = 1500000
eine halbe Million = 500000
ein Tisch für zwei = 2
zweieinhalb = 2.5
ein Dutzend = 12
zwei Dutzend = 24
ein halbes Dutzend = 6
die Hälfte = 0.5
ein Viertel = 0.25
drei Viertel = 0.75
erste = 1
der zweite = 2
dritter = 3
am vierten = 4
siebte = 7
achtes = 8
zwanzigste = 20
einundzwanzigster = 21
hundertdritte = 103
3te = 3
noch ein =
auf =
undzwanzig =
einund =
Hundertwasser =
Dreieck =
zwei und drei = 2; 3
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('number', 'de', said)).toBe(means);
  });
});

const englishUnits = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
  .concat(' sixteen seventeen eighteen nineteen')
  .split(' ');
const englishTens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inEnglish(value: number): string {
  if (value < 20) return englishUnits[value] ?? '';
  if (value < 100) return (englishTens[Math.floor(value / 10)] ?? '') + (value % 10 ? ` ${inEnglish(value % 10)}` : '');
  const [size, name] = value < 1_000 ? [100, 'hundred'] : value < 1e6 ? [1_000, 'thousand'] : [1e6, 'million'];
  const rest = value % size;
  const and = rest > 0 && rest < 100 ? ' and' : '';
  return `${inEnglish(Math.floor(value / size))} ${name}${and}${rest ? ` ${inEnglish(rest)}` : ''}`;
}

const germanUnits = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'
  .concat(' sechzehn siebzehn achtzehn neunzehn')
  .split(' ');
const germanTens = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function inGerman(value: number): string {
  if (value < 20) return germanUnits[value] ?? '';
  if (value < 100)
    return `${value % 10 ? `${inGerman(value % 10)}und` : ''}${germanTens[Math.floor(value / 10)] ?? ''}`;
  const [size, name] = value < 1_000 ? [100, 'hundert'] : [1_000, 'tausend'];
  const rest = value % size;
  return `${inGerman(Math.floor(value / size))}${name}${rest ? inGerman(rest) : ''}`;
}

describe('a spoken number is read back', () => {
  test('a number in English words is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(readMeaning('number', 'en', inEnglish(value))).toBe(String(value));
      }),
    );
  });

  test('a number in German words is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
        expect(readMeaning('number', 'de', inGerman(value).replace(/ein$/, 'eins'))).toBe(String(value));
      }),
    );
  });

  test.each(['en', 'de'])('a number in digits with groups and decimals is read back, %s', (language) => {
    const [group, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (whole, cents) => {
          const digits = String(Math.abs(whole)).replace(/\B(?=(?:\d{3})+$)/g, group);
          const text = `${whole < 0 ? '-' : ''}${digits}${decimal}${String(cents).padStart(2, '0')}`;
          const sign = whole < 0 ? '-' : '';
          expect(readMeaning('number', language, text)).toBe(
            String(Number(`${sign}${Math.abs(whole)}.${String(cents).padStart(2, '0')}`)),
          );
        },
      ),
    );
  });
});

describe('the extent of a number', () => {
  test('includes a minus, a scale and an ending, but no surrounding words', () => {
    expect(findSpans('number', 'en', 'add minus two point five, then the 3rd and 4 million.')).toEqual([
      'minus two point five',
      '3rd',
      '4 million',
    ]);
    expect(findSpans('number', 'de', 'die zwölf, bitte.')).toEqual(['zwölf']);
  });
});
