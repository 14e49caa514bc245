import { expect, test } from '../fixtures/test.ts';

/** A picture that is larger than a profile photo may be, which the page refuses with a toast. */
function createLargePicture(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576 + 1) };
}

test('toasts appear bottom-left, where they cover no control, with the newest on top (P2.58)', async ({
  openAs,
  createPerson,
}) => {
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
  const fold = page.getByRole('button', { name: 'Collapse navigation' });
  await expect
    .poll(async () => {
      const [top, bottom] = [await newer.boundingBox(), await older.boundingBox()];
      const corner = await fold.boundingBox();
      if (!top || !bottom || !corner) return undefined;
      return {
        isNewestOnTop: top.y + top.height <= bottom.y,
        // Beside or above the button in the corner, which folds the navigation.
        isAtLeft: top.x === bottom.x && top.x <= corner.x + corner.width + 40,
        isAtBottom: window.height - (bottom.y + bottom.height) <= 64,
      };
    })
    .toEqual({ isNewestOnTop: true, isAtLeft: true, isAtBottom: true });
  // Nothing lies over it.
  await fold.click({ trial: true });
});
