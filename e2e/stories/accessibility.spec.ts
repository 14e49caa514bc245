import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { palettes, createScreenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

/** All screens in one test would exceed its time limit. */
const screensPerTest = 9;
const parts = Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, part) =>
  screens.slice(part * screensPerTest, (part + 1) * screensPerTest),
);

/** The rules of axe about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Switches the palette without a reload, by the attributes that the palette menu sets. */
async function applyPalette(page: Page, palette: string) {
  const scheme = palette === 'dark' || palette === 'midnight' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(
    ([name, dark]) => {
      document.documentElement.dataset.palette = name ?? '';
      document.documentElement.dataset.mantineColorScheme = dark ?? '';
    },
    [palette, scheme],
  );
  // Colours in transition belong to neither palette. Endless animations cannot be finished.
  await page.evaluate(() => {
    const isRunning = ({ effect, playState }: Animation) =>
      playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
    // A finished animation may start animations of its children.
    for (let round = 0; round < 10; round += 1)
      for (const animation of document.getAnimations().filter(isRunning)) animation.finish();
  });
}

for (const part of parts) {
  test(`no screen or modal has an accessibility violation in any palette (${part[0]?.name} to ${part.at(-1)?.name})`, async ({
    browser,
    server,
    demo,
  }) => {
    const setting = await createScreenSetting(browser, server, demo, 'light');
    const found: string[] = [];
    for (const { name, show } of part) {
      const page = await show(setting);
      page.on('pageerror', ({ message }) => found.push(`${name}: ${message}`));
      for (const palette of palettes) {
        await applyPalette(page, palette);
        // The frame of a mail runs no scripts, so only the page around it is scanned.
        const scan = new AxeBuilder({ page }).setLegacyMode(name === 'mailbox').exclude('iframe[sandbox]');
        // The content of a screen is the same in every palette; only its colours are scanned again.
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
      await page.close();
    }
    await setting.close();
    expect(found).toEqual([]);
  });
}
