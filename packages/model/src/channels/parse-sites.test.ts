import { expect, test } from 'vitest';
import { parseSites } from './parse-sites.ts';

test('a site is identified by the origin of its address, and text that is not an address is kept as written', () => {
  expect(
    parseSites(' https://shop.example/a/page?b=c\n\nHTTP://Localhost:8080\twww.shop.example https://[::1]:81 '),
  ).toEqual({
    origins: ['https://shop.example', 'http://localhost:8080', 'https://[::1]:81'],
    invalid: ['www.shop.example'],
  });
  expect(parseSites(' \n')).toEqual({ origins: [], invalid: [] });
});

test.each([
  'nonsense',
  '*',
  "'none'",
  'data:x',
  'javascript:alert(1)',
  'ftp://a.example',
  'https://*',
  'https://a;b',
  "https://a'b'",
  'https://a,b',
])('the text %s is not an address of a site', (text) => {
  expect(parseSites(text)).toEqual({ origins: [], invalid: [text] });
});

test('only the first thousand of very many sites count', () => {
  const many = Array.from({ length: 1_001 }, (_, at) => `https://shop${at}.example`).join('\n');
  expect(parseSites(many).origins.at(-1)).toBe('https://shop999.example');
});
