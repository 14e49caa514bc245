import { expect, test } from 'vitest';
import { createPublicAddresses, getAssetUrl } from './get-asset-url.ts';

const here = 'https://confab.example';

test.each([
  ['https://cdn.example/cup.png', 'https://cdn.example/cup.png'],
  [' http://cdn.example/a b.mp3 ', 'http://cdn.example/a%20b.mp3'],
  ['0B0C1D2E-0000-4000-8000-000000000001', `${here}/media/0b0c1d2e-0000-4000-8000-000000000001`],
])('getAssetUrl turns %s into %s', (written, address) => {
  expect(getAssetUrl(createPublicAddresses(here), written)).toBe(address);
});

test.each([null, '', '  ', 'cup.png', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'getAssetUrl returns no address for %j',
  (written) => {
    expect(getAssetUrl(createPublicAddresses(here), written)).toBeUndefined();
  },
);
