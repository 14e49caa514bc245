import { palettes, createScreenSetting } from '../fixtures/screen-setting.ts';
import { canvasScreens } from '../fixtures/canvas-screens.ts';
import { germanScreens } from '../fixtures/german-screens.ts';
import { waitUntilLoaded } from '../fixtures/loaded-page.ts';
import { portalScreens } from '../fixtures/portal-screens.ts';
import { screens, type Screen } from '../fixtures/screens.ts';
import { showcaseScreens } from '../fixtures/showcase-screens.ts';
import { test } from '../fixtures/test.ts';

const authoring = [...new Set([...screens, ...showcaseScreens, ...canvasScreens, ...germanScreens])];

/** Names of screens or their beginnings, separated by commas. All screens without it. */
const chosen = process.env.SCREENS?.split(',') ?? [''];
const isChosen = ({ name }: Screen) => chosen.some((start) => name.startsWith(start));

// The portal is for phones too; authoring begins at 1024 pixels.
const sizes = [
  { name: 'phone', width: 360, height: 740, shown: portalScreens },
  { name: 'narrow', width: 1024, height: 768, shown: authoring },
  { name: 'wide', width: 1440, height: 900, shown: authoring },
  { name: 'widest', width: 2560, height: 1440, shown: authoring },
];

for (const palette of palettes) {
  for (const { name: size, shown, ...viewport } of sizes) {
    test(`pictures of every screen, ${palette}, ${size}`, async ({ browser, server, demo }) => {
      test.setTimeout(1_800_000);
      const setting = await createScreenSetting(browser, server, demo, palette, viewport);
      for (const { name, show } of shown.filter(isChosen)) {
        const page = await show(setting);
        await waitUntilLoaded(page);
        const path = `screenshots/${name}.${palette}.${size}.png`;
        await page.screenshot({ path, animations: 'disabled' });
        await setting.leave(page);
      }
      await setting.close();
    });
  }
}
