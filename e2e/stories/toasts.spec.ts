import { expect, test } from '../fixtures/test.ts';

/** A picture that is larger than a profile photo may be, which the page refuses with a toast. */
function createLargePicture(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576 + 1) };
}

test('toasts appear bottom-left with the newest on top (P2.58)', async ({ openAs, createPerson }) => {
  const page = await openAs(await createPerson(), 'my', '/myprofile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  const file = page.locator('input[type=file]').first();
  const region = page.getByRole('region', { name: 'Messages' });
  await file.setInputFiles(createLargePicture('first.png'));
  const older = region.getByRole('alert').filter({ hasText: 'first.png' });
  await expect(older).toBeVisible();
  // A toast under the pointer does not close, so that both can be measured.
  await older.hover();
  await file.setInputFiles(createLargePicture('second.png'));
  const newer = region.getByRole('alert').filter({ hasText: 'second.png' });
  await expect(newer).toBeVisible();

  const window = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const [top, bottom] = [await newer.boundingBox(), await older.boundingBox()];
      if (!top || !bottom) return undefined;
      return {
        isNewestOnTop: top.y + top.height <= bottom.y,
        isAtLeft: top.x === 16 && bottom.x === 16,
        isAtBottom: Math.abs(window.height - (bottom.y + bottom.height) - 16) <= 1,
      };
    })
    .toEqual({ isNewestOnTop: true, isAtLeft: true, isAtBottom: true });
});
