import { describe, expect, test } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeBrowser', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${like} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', ''],
    ['\u202e\u0000', ''],
  ])('describeBrowser reads %s as %s', (userAgent, name) => {
    expect(describeBrowser(userAgent)).toBe(name);
  });

  test('describeBrowser returns a short text for any user agent', () => {
    expect(describeBrowser('x'.repeat(5_000))).toHaveLength(60);
  });
});
