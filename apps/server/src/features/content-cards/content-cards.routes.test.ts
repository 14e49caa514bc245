import { portalCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';

async function cardsWith(environment: Record<string, string>) {
  const app = await openTestApp(environment);
  const { result } = await app.call(portalCalls.contentCards, {});
  await app.close();
  return result;
}

test('the guide cards lead to pages of the documentation this installation links to (P7.20, P3.21)', async () => {
  const cards = await cardsWith({ HELP_URL: 'https://docs.example/confab?from=app' });
  expect(cards.length).toBeGreaterThanOrEqual(8);
  for (const { url, heading, type, svg, colour } of cards) {
    expect(url).toMatch(/^https:\/\/docs\.example\/confab\/[a-z-]+$/);
    expect([heading, type, svg, colour].every((text) => text !== '')).toBe(true);
  }
  expect(new Set(cards.map(({ url }) => url)).size).toBe(cards.length);
});
