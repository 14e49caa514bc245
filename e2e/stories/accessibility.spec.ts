import type { Page } from '@playwright/test';
import { scanPage } from '../fixtures/list-violations.ts';
import { waitUntilLoaded } from '../fixtures/loaded-page.ts';
import { portalScreens } from '../fixtures/portal-screens.ts';
import { createScreenSetting, palettes } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { Site } from '../pages/site/site.ts';

/** All screens in one test would exceed its time limit, and each test loads the whole client once more. */
const screensPerTest = 12;
const parts = Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, part) =>
  screens.slice(part * screensPerTest, (part + 1) * screensPerTest),
);

/** The portal is for phones too. A project opens read-only below 1024 pixels. */
const phoneScreens = new Set([
  ...portalScreens.map(({ name }) => name).filter((name) => name !== 'mailbox'),
  'projects',
  'editor',
  'editor-node',
  'editor-settings',
  'one-dashboard',
  'one-page',
]);

/**
 * Two palettes show colours that do not come from the palette, and transparent parts. The colours of all four have a
 * test of their own (packages/ui/src/palette-contrast.test.ts); STORY_PALETTES=all scans all four.
 */
const scannedPalettes = process.env.STORY_PALETTES === 'all' ? palettes : palettes.slice(0, 2);

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

/** The window widths in which a page overflows to the side; 640 pixels is a window of 1280 pixels at 200 % zoom. */
async function listTooNarrow(page: Page): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of [320, 640, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      (most) =>
        new Promise<number>((resolve) => {
          // Floating elements and components that measure themselves move in the frames after the window is resized.
          let framesLeft = 30;
          const look = () => {
            const rest = document.documentElement.scrollWidth - most;
            framesLeft -= 1;
            if (rest <= 0 || framesLeft === 0) resolve(rest);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      width,
    );
    if (overflow > 0) found.push(width);
  }
  return found;
}

for (const part of parts) {
  test(`no screen or modal has an accessibility violation in the light or the dark palette, and those of the account portal and of read-only projects fit every width from 320 to 2560 pixels and 200 % zoom (${part[0]?.name} to ${part.at(-1)?.name})`, async ({
    browser,
    server,
    demo,
  }) => {
    const setting = await createScreenSetting(browser, server, demo, 'light');
    const found: string[] = [];
    for (const { name, show } of part) {
      const page = await show(setting);
      page.on('pageerror', ({ message }) => found.push(`${name}: ${message}`));
      // The tooltip of the clicked element is not part of the screen; it stays for a moment after the pointer left.
      await page.mouse.move(0, 0);
      await expect(new Site(page).tooltips).toHaveCount(0);
      await waitUntilLoaded(page);
      for (const palette of scannedPalettes) {
        await applyPalette(page, palette);
        // The content of a screen is the same in every palette; only its colours are scanned again.
        const violations = await scanPage(page, { onlyColours: palette !== scannedPalettes[0] });
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
      await setting.leave(page);
    }
    await setting.close();
    expect(found).toEqual([]);
  });
}
