import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { palettes, screenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

const half = Math.ceil(screens.length / 2);

/** Puts a page into a palette in place: the attributes are what the palette's choice sets. */
async function wear(page: Page, palette: string) {
  const scheme = palette === 'dark' || palette === 'midnight' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(
    ([name, dark]) => {
      document.documentElement.dataset.palette = name ?? '';
      document.documentElement.dataset.mantineColorScheme = dark ?? '';
    },
    [palette, scheme],
  );
  // Colours on their way from one palette to the next are those of neither.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
}

for (const [part, some] of [
  ['first', screens.slice(0, half)],
  ['second', screens.slice(half)],
] as const) {
  test(`no screen or modal has an accessibility violation in any palette (the ${part} half)`, async ({
    browser,
    server,
    demo,
  }) => {
    test.setTimeout(240_000);
    const setting = await screenSetting(browser, server, demo, 'light');
    const found: string[] = [];
    for (const { name, show } of some) {
      const page = await show(setting);
      page.on('pageerror', ({ message }) => found.push(`${name}: ${message}`));
      for (const palette of palettes) {
        await wear(page, palette);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          found.push(
            `${name}, ${palette}: ${id} at ${nodes
              .map(({ target }) => String(target))
              .join(' | ')
              .slice(0, 300)}`,
          );
        }
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}
