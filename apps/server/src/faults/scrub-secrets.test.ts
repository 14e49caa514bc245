import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubSecrets } from './scrub-secrets.ts';

const code = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';

describe('scrubSecrets', () => {
  test.each([
    [`the token was tvs_${code}.`, 'the token was [removed].'],
    [`{"Password":"Harbour!View22","user":"ada"}`, '{"Password":[removed],"user":"ada"}'],
    ["password='a b c', then", 'password=[removed], then'],
    ['my password is Harbour!View22 and', 'my password is [removed] and'],
    ['client-token: abc', 'client-token: [removed]'],
    ['Authorization: Bearer abc.def', 'Authorization: [removed]'],
    ['set-cookie=x; Path=/', 'set-cookie=[removed]; Path=/'],
    [`at https://my.example/welcome?signupType=my#code=${code} line 3`, 'at https://my.example/welcome line 3'],
    ['GET /api/NewAccountPasswordSet?login=a&password=b failed', 'GET /api/NewAccountPasswordSet failed'],
    [`ticket ${code}`, 'ticket [removed]'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln', '[removed]'],
    ['resetCode: "xyz"', 'resetCode: [removed]'],
  ])('scrubSecrets removes the secret from %j (API-6)', (text, scrubbed) => {
    expect(scrubSecrets(text)).toBe(scrubbed);
  });

  test.each([
    'TypeError: x is undefined\n    at Form (/assets/index-3f2a.js:1:2345)',
    'I like the barcode reader and the secretary flow.',
    'Is it 10 < 20? I think so.',
    'The id 0197a000-0000-7000-8000-000000000001 was not found',
    'https://my.example/teams',
  ])('scrubSecrets leaves %j unchanged', (text) => {
    expect(scrubSecrets(text)).toBe(text);
  });

  test('scrubSecrets finds a token at any position', () => {
    const token = fc.stringMatching(/^tvs_[A-Za-z0-9_-]{43}$/);
    fc.assert(
      fc.property(fc.string(), token, fc.string(), (before, secret, after) => {
        expect(scrubSecrets(`${before} ${secret} ${after}`)).not.toContain(secret);
      }),
    );
  });

  test('scrubSecrets at most doubles the length of a long hostile text', () => {
    for (const text of [
      '"'.repeat(20_000),
      'password='.repeat(2_000),
      '/?'.repeat(10_000),
      'a-'.repeat(10_000),
      '-/'.repeat(10_000),
    ])
      expect(scrubSecrets(text).length).toBeLessThanOrEqual(text.length * 2);
  });
});
