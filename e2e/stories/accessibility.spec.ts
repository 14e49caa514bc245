import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { portalScreens } from '../fixtures/portal-screens.ts';
import { palettes, createScreenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

/** All screens in one test would exceed its time limit. */
const screensPerTest = 6;
const parts = Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, part) =>
  screens.slice(part * screensPerTest, (part + 1) * screensPerTest),
);

/** Authoring begins at 1024 pixels; the portal is for phones too. */
const phoneScreens = new Set(portalScreens.map(({ name }) => name).filter((name) => name !== 'mailbox'));

/** The rules of axe about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Switches the palette without a reload, by the attributes that the palette menu sets. */
async function applyPalette(page: Page, palette: string) {
  const scheme = palette === 'dark' || palette === 'midnight' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate(
    ([name, dark]) => {
      // Colours in transition belong to neither palette.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
      document.adoptedStyleSheets = [still];
      document.documentElement.dataset.palette = name ?? '';
      document.documentElement.dataset.mantineColorScheme = dark ?? '';
    },
    [palette, scheme],
  );
}

/** The widths of a window that a page does not fit; 640 pixels is a window of 1280 at 200 %. */
async function listTooNarrow(page: Page): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of [360, 640, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    // Floating elements move shortly after the window is resized.
    const fits = page.waitForFunction((most) => document.documentElement.scrollWidth <= most, width, {
      timeout: 5_000,
    });
    await fits.catch(() => found.push(width));
  }
  return found;
}

for (const part of parts) {
  test(`no screen or modal has an accessibility violation in any palette, and those of the account portal fit every width from 360 to 2560 pixels and 200 % zoom (${part[0]?.name} to ${part.at(-1)?.name})`, async ({
    browser,
    server,
    demo,
  }) => {
    const setting = await createScreenSetting(browser, server, demo, 'light');
    const found: string[] = [];
    for (const { name, show } of part) {
      const page = await show(setting);
      page.on('pageerror', ({ message }) => found.push(`${name}: ${message}`));
      // The tooltip of what was clicked is no part of the screen; it stays for a moment after the pointer left.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      for (const palette of palettes) {
        await applyPalette(page, palette);
        // The frame of a mail runs no scripts, so only the page around it is scanned.
        const scan = new AxeBuilder({ page })
          // In one step: a scan in parts hands every element of the page to another page and back.
          .setLegacyMode()
          // Without the addresses of all elements that pass.
          .options({ resultTypes: ['violations'] })
          .exclude('iframe[sandbox]');
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
      if (phoneScreens.has(name))
        for (const width of await listTooNarrow(page)) found.push(`${name} at ${width} pixels`);
      await page.close();
    }
    await setting.close();
    expect(found).toEqual([]);
  });
}
