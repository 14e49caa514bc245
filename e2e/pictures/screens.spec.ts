import { palettes, screenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { test } from '../fixtures/test.ts';

const sizes = [
  { name: 'narrow', width: 1024, height: 768 },
  { name: 'wide', width: 1440, height: 900 },
];

for (const palette of palettes) {
  for (const { name: size, ...viewport } of sizes) {
    test(`pictures of every screen, ${palette}, ${size}`, async ({ browser, server, demo }) => {
      test.setTimeout(300_000);
      const setting = await screenSetting(browser, server, demo, palette, viewport);
      for (const { name, show } of screens) {
        const page = await show(setting);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `screenshots/${name}.${palette}.${size}.png` });
        await page.context().close();
      }
    });
  }
}
