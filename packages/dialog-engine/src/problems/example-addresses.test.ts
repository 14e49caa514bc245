import { describe, expect, test } from 'vitest';
import { isExampleAddress } from './example-addresses.ts';

describe('isExampleAddress', () => {
  test.each([
    'jonna@dune-house.example',
    'a@b.TEST',
    'a@x.invalid',
    'a@x.localhost',
    'a@example.com',
    'a@mail.example.org',
  ])('mail to %s arrives nowhere', (address) => expect(isExampleAddress(address)).toBe(true));

  test.each(['jonna@dune-house.eu', 'a@notexample.com', 'a@example.com.au', 'a@example.de', 'test', 'a@contest', ''])(
    'mail to "%s" is not to an example',
    (address) => expect(isExampleAddress(address)).toBe(false),
  );
});
