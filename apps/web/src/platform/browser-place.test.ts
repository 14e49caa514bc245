import { afterEach, expect, test, vi } from 'vitest';
import { getBrowserPlace } from './browser-place.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['en-GB', 'GB'],
  ['es-419', '419'],
  ['zh-Hant-TW', 'TW'],
  ['en-US@posix', 'US'],
  ['de', undefined],
])('a browser in %s is in the region %s', (language, region) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect(getBrowserPlace().region).toBe(region);
});
