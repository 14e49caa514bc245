import { expect, test } from 'vitest';
import { getGuideHref } from './get-guide-href.ts';

test.each([
  ['http://localhost:4000/help/start', 'my.localhost:4000', 'http://localhost:4000/help/start?lang=de'],
  ['http://localhost:4000/help/start', 'localhost:4000', 'http://localhost:4000/help/start?lang=de'],
  ['https://docs.example/start?from=app', 'my.confab.example', 'https://docs.example/start?from=app'],
  ['https://fab.example/start', 'confab.example', 'https://fab.example/start'],
  ['/start', 'confab.example', '/start'],
])('the guide %s, opened on %s in German, has the address %s', (url, host, href) => {
  expect(getGuideHref(url, 'de', host)).toBe(href);
});
