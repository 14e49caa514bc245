import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, parseExamples, findSpans } from './testing/examples.ts';

describe('e-mail addresses', () => {
  test.each(
    parseExamples(`
anna@example.com = anna@example.com
write to Anna.Smith@Example.COM, please = Anna.Smith@example.com
a.b_c%d+e-f@sub.example-site.org. = a.b_c%d+e-f@sub.example-site.org
<bob@example.org> = bob@example.org
mailto:bob@example.org = bob@example.org
a@b.co and c@d.org = a@b.co; c@d.org
anna dot smith at example dot com = anna.smith@example.com
Anna underscore 99 at example dot co dot uk = anna_99@example.co.uk
anna at example =
anna@example =
anna@@example.com =
@example.com =
anna@.com =
anna@example..com =
.anna..b@example.com =
anna@example.c0m =
look at this =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('email', 'en', said)).toBe(means);
  });

  test('e-mail addresses spelt out in German are found', () => {
    expect(readMeaning('email', 'de', 'anna Punkt müller ät beispiel Punkt de')).toBe('anna.mueller@beispiel.de');
    expect(readMeaning('email', 'de', 'info Klammeraffe mein Bindestrich shop Punkt de')).toBe('info@mein-shop.de');
  });

  test('a written e-mail address is read back', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 3 }), letters, (local, host) => {
        const address = `${local.join('.')}@${host}.example`;
        expect(readMeaning('email', 'en', `it is ${address}.`)).toBe(address);
      }),
    );
  });
});

describe('telephone numbers', () => {
  test.each(
    parseExamples(`
+44 1632 960961 = +441632960961
+1 (415) 555-0123 = +14155550123
+49 (0)30 123456 = +4930123456
0049 30 123456 = +4930123456
(030) 123456 = 030123456
0151 23456789 = 015123456789
0151/234-56-78 = 01512345678
call 555-0123. = 5550123
415.555.0123 = 4155550123
my number is 5550123 thanks = 5550123
2026-05-03 =
3.5.2026 =
1.234.567 =
12345 =
1234567890123456789 =
order B5550123 =
12 =
+ =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('phone', 'en', said)).toBe(means);
  });

  test('a written phone number is read back', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 13 });
    fc.assert(
      fc.property(digits, (number) => {
        expect(readMeaning('phone', 'en', `call +4${number} now`)).toBe(`+4${number}`);
      }),
    );
  });

  test('a phone number ends where its digits end', () => {
    expect(findSpans('phone', 'en', 'call (030) 123456, or +44 1632 960961.')).toEqual([
      '(030) 123456',
      '+44 1632 960961',
    ]);
  });
});

describe('yes and no in English', () => {
  test.each(
    parseExamples(`
yes = true
Yes, please = true; true
yes please = true
yeah sure = true; true
of course = true
that's right = true
I do = true
no problem = true
why not = true
ok = true
right = true
well, right. = true
no = false
nope = false
no thanks = false
no thank you = false
not really = false
of course not = false
I don't = false
I don’t = false
that is not right = false
wrong = false
never = false
I am not sure =
yes and no =
I don't know =
no idea =
no one =
turn right =
ok computer =
yesterday =
know =
no, yes = false; true
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('yesNo', 'en', said)).toBe(means);
  });
});

describe('yes and no in German', () => {
  test.each(
    parseExamples(`
ja = true
ja bitte = true
Ja, gerne = true; true
na klar = true
natürlich = true
natuerlich = true
auf jeden Fall = true
doch = true
stimmt = true
genau = true
nein = false
nee = false
nein danke = false
auf keinen Fall = false
lieber nicht = false
stimmt nicht = false
natürlich nicht = false
jein =
ich weiß nicht =
bin mir nicht sicher =
keine Ahnung =
Januar =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('yesNo', 'de', said)).toBe(means);
  });
});
