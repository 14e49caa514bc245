import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/portal/profile-page.ts';
import { Site } from '../pages/site/site.ts';
import { Toasts } from '../pages/site/toasts.ts';

/** A picture that is larger than a profile photo may be, which the page refuses with a toast. */
function createLargePicture(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576 + 1) };
}

test('toasts appear bottom-left, where they cover no control, with the newest on top (P2.58)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'my', '/myprofile');
  const profile = new ProfilePage(page);
  const toasts = new Toasts(page);
  await expect(profile.firstName).toBeVisible();
  await profile.photoFile.setInputFiles(createLargePicture('first.png'));
  const older = toasts.failure('first.png');
  await expect(older).toBeVisible();
  // A toast under the pointer does not close, so that both can be measured.
  await older.hover();
  await profile.photoFile.setInputFiles(createLargePicture('second.png'));
  const newer = toasts.failure('second.png');
  await expect(newer).toBeVisible();

  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const fold = new Site(page).collapseButton;
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
  // No toast covers the button.
  await fold.click({ trial: true });
});
