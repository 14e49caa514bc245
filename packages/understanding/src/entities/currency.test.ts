import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, parseExamples, findSpans } from './testing/examples.ts';

describe('amounts of money in English', () => {
  test.each(
    parseExamples(`
20 dollars = 20 USD
a dollar = 1 USD
twenty bucks = 20 USD
$20 = 20 USD
$ 20 = 20 USD
US$20 = 20 USD
$1,200.50 = 1200.5 USD
$2 million = 2000000 USD
$5k = 5000 USD
€ 12.50 = 12.5 EUR
€12.50 = 12.5 EUR
12.50€ = 12.5 EUR
12.50 euros = 12.5 EUR
EUR 12.50 = 12.5 EUR
12.50 eur = 12.5 EUR
twelve euros fifty = 12.5 EUR
12 euros 50 = 12.5 EUR
12 euros and 50 cents = 12.5 EUR
£5 = 5 GBP
five pounds twenty = 5.2 GBP
5 quid = 5 GBP
50 pence = 0.5 GBP
20p = 0.2 GBP
a tenner = 10 GBP or 10 USD
five pounds 20p = 5.2 GBP
from 20p to 50p = 0.2 GBP; 0.5 GBP
a sweet for 5p = 0.05 GBP
it costs a grand = 1000 GBP or 1000 USD
a grand, please = 1000 GBP or 1000 USD
a grand piano =
a grand opening party for 20 dollars = 20 USD
720p screen for 200 dollars = 200 USD
1080p =
step 2p =
page 20p =
open 9 to 5p =
at 8p =
tomorrow 7p =
7p on Friday =
7p-9p =
5p and a pen = 0.05 GBP
20p-50p = 0.2 GBP; 0.5 GBP
8p.m. =
at 8 p m =
50 cents = 0.5 USD
-5 dollars = -5 USD
minus five dollars and 50 cents = -5.5 USD
100 yen = 100 JPY
10 swiss francs = 10 CHF
20 kronor = 20 SEK or 20 NOK or 20 DKK
20 norwegian kroner = 20 NOK
20 dollars and 5 apples = 20 USD
20 dollars 7 times = 20 USD
the first dollar =
dollars =
20 apples =
I try 5 =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('currency', 'en', said)).toBe(means);
  });

  test('dollars and crowns are read as the currency of the region', () => {
    expect(['en-US', 'en-CA', 'en-AU'].map((language) => readMeaning('currency', language, '5 dollars'))).toEqual([
      '5 USD',
      '5 CAD',
      '5 AUD',
    ]);
    expect(readMeaning('currency', 'en-DK', '20 kroner')).toBe('20 DKK or 20 SEK or 20 NOK');
  });
});

describe('amounts of money in German', () => {
  test.each(
    parseExamples(`
zwölf Euro fünfzig = 12.5 EUR
12 Euro 50 = 12.5 EUR
12,50 € = 12.5 EUR
€ 12,50 = 12.5 EUR
EUR 1.200 = 1200 EUR
1.234,56 Euro = 1234.56 EUR
ein Euro = 1 EUR
einen Zehner bitte = 10 EUR
ich gebe dir einen Zwanziger = 20 EUR
ein Zehner Pack für 5 Euro = 5 EUR
Sie ist Mitte Zwanziger und zahlt 30 Euro = 30 EUR
in den Fünfziger Jahren kostete es 5 Euro = 5 EUR
einen Euro = 1 EUR
3 Euro und 20 Cent = 3.2 EUR
zwanzig Cent = 0.2 EUR
zehn Franken = 10 CHF
50 Rappen = 0.5 CHF
20 Dollar = 20 USD
20 Kronen = 20 SEK or 20 NOK or 20 DKK
2,5 Millionen Euro = 2500000 EUR
zweihundert Euro für drei Tage = 200 EUR
Euro =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('currency', 'de', said)).toBe(means);
  });
});

test('a formatted amount is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
      expect(readMeaning('currency', 'en', `it costs €${value.toFixed(2)} in all`)).toBe(`${value} EUR`);
      expect(readMeaning('currency', 'de', `${value.toFixed(2).replace('.', ',')} Euro im Monat`)).toBe(`${value} EUR`);
    }),
  );
});

test('an amount covers its number, currency and cents', () => {
  expect(findSpans('currency', 'en', 'between $5 and 12 euros 50, not more')).toEqual(['$5', '12 euros 50']);
});
