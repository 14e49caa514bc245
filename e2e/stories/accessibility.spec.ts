import { AxeBuilder } from '@axe-core/playwright';
import { palettes, screenSetting } from '../fixtures/screen-setting.ts';
import { screens } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

for (const palette of palettes) {
  test(`no screen or modal has an accessibility violation in the palette ${palette}`, async ({ browser, server, demo }) => {
    test.setTimeout(240_000);
    const setting = await screenSetting(browser, server, demo, palette);
    const found: string[] = [];
    for (const { name, show } of screens) {
      const page = await show(setting);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      // What is still fading in has the colours of neither state.
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) found.push(`${name}: ${id} at ${nodes.map(({ target }) => String(target)).join(' | ').slice(0, 300)}`);
      found.push(...errors.map((message) => `${name}: ${message}`));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}
