import { expect, test } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

test.each([
  ['', []],
  [' ada@example.test ', ['ada@example.test']],
  ['ada@example.test, bo@example.test;cy@example.test', ['ada@example.test', 'bo@example.test', 'cy@example.test']],
  ['ada@example.test bo@example.test', ['ada@example.test', 'bo@example.test']],
  ['Ada Lovelace <ada@example.test>, bo@example.test', ['ada@example.test', 'bo@example.test']],
  ['"Lovelace, Ada" <ada@example.test>', ['"Lovelace', 'ada@example.test']],
  ['Ada <ada@example.test> Bo <bo@example.test>', ['ada@example.test', 'bo@example.test']],
  ['ada@example.test, Ada@example.test', ['Ada@example.test']],
  ['ada', ['ada']],
])('splitAddresses finds the addresses in %j', (text, addresses) => {
  expect(splitAddresses(text)).toEqual(addresses);
});
