import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { palettes, screenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

/** So many screens a test: together they would take minutes. */
const some = 9;
const parts = Array.from({ length: Math.ceil(screens.length / some) }, (_, part) =>
  screens.slice(part * some, (part + 1) * some),
);

/** What axe says of colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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
  // Colours on their way from one palette to the next are those of neither. What goes round for ever has no end to go to.
  await page.evaluate(() => {
    const isOnItsWay = ({ effect, playState }: Animation) =>
      playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
    // One that ends may set off those of what is inside.
    for (let round = 0; round < 10; round += 1)
      for (const animation of document.getAnimations().filter(isOnItsWay)) animation.finish();
  });
}

for (const part of parts) {
  test(`no screen or modal has an accessibility violation in any palette (${part[0]?.name} to ${part.at(-1)?.name})`, async ({
    browser,
    server,
    demo,
  }) => {
    const setting = await screenSetting(browser, server, demo, 'light');
    const found: string[] = [];
    for (const { name, show } of part) {
      const page = await show(setting);
      page.on('pageerror', ({ message }) => found.push(`${name}: ${message}`));
      for (const palette of palettes) {
        await wear(page, palette);
        // Mails stand in a frame that lets no script run, not even the scanner's: the page around it is scanned.
        const scan = new AxeBuilder({ page }).setLegacyMode(name === 'mailbox').exclude('iframe[sandbox]');
        // What stands on a screen is the same in every palette; only its colours have to be looked at again.
        if (palette !== palettes[0]) scan.withRules(colourRules);
        const { violations } = await scan.analyze();
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
