import { photoBytesMax, Refusal, profileMessages, type BodyOf, type profileCalls } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { replacePhoto } from './profile.repository.ts';
import { readPicture } from './read-picture.ts';
import { runInPhotoSlot } from './run-in-photo-slot.ts';

/** Limit of the request body in bytes: base64 is a third longer than the photo, and the body also holds a name. */
export const photoBodyMax = Math.ceil((photoBytesMax * 4) / 3) + 16_384;

/** Replaces the caller's photo by an uploaded one. */
export async function uploadPhoto(
  services: Services,
  caller: Caller,
  { content }: BodyOf<typeof profileCalls.uploadPhoto>,
): Promise<{ profilePhotoAssetId: string }> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > photoBytesMax) throw new Refusal('tooLarge', profileMessages.pictureTooLarge);
  const photo = await runInPhotoSlot(services, () => readPicture(bytes));
  const id = randomId(services.newSecret());
  await replacePhoto(services.db, caller.accountId, id, photo);
  return { profilePhotoAssetId: id };
}

/** Returns a fully random GUID. Ordinary ids contain their creation time, which would make them easier to guess. */
function randomId(secret: string): string {
  const hex = Buffer.from(secret, 'base64url').toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
