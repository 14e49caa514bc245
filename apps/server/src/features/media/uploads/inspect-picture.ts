import { mediaMessages, unprocessable } from '@confab/contracts';
import { picturePixelsMax, thumbnailSize, type AssetSignature } from '@confab/model/media';
import type { DerivativeRow } from '../../../core/media/derivatives/derivatives.repository.ts';
import type { Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { decodePicture } from '../derivatives/resize-picture.ts';
import { storeMadeFile } from '../derivatives/store-made-file.ts';
import { withFile } from '../derivatives/with-file.ts';
import type { ReceivedContent } from './receive-content.ts';

interface Picture {
  readonly name: string;
  readonly signature: AssetSignature;
  readonly received: ReceivedContent;
}

/** The properties that were read from a picture. */
interface InspectedPicture {
  readonly width: number;
  readonly height: number;
  /** Undefined for a bitmap, which is never resized. */
  readonly thumbnail?: DerivativeRow;
}

/**
 * Decodes a picture once, in a worker, so that only real pictures of a reasonable size are stored, without truncated
 * ones, decompression bombs, or other files with the first bytes of a picture (UPL-1, UPL-6). The thumbnail is made at
 * the same time, so that a library shows new pictures at once.
 */
export async function inspectPicture(services: Services, picture: Picture): Promise<InspectedPicture> {
  const { name, signature, received } = picture;
  const inspected = signature === 'bmp' ? readBitmapHeader(received.head) : await decode(services, picture);
  if (!inspected) throw unprocessable(mediaMessages.unreadablePicture, { name });
  if (inspected.width * inspected.height > picturePixelsMax) throw unprocessable(mediaMessages.pictureTooLarge);
  return inspected;
}

async function decode(services: Services, { signature, received }: Picture): Promise<InspectedPicture | undefined> {
  const { store, workers } = services;
  const { teamId, id } = received;
  const key = createKey(teamId, id, thumbnailSize);
  const decoded = await withFile(services, received, (path) =>
    workers.run(decodePicture, { path, target: store.createTarget?.(key), signature }, { owner: teamId }),
  );
  if (!decoded) return undefined;
  const { row } = await storeMadeFile(services, key, decoded.thumbnail);
  return { width: decoded.width, height: decoded.height, thumbnail: row };
}

/** Bitmaps are shown as they are and never decoded here; their size is read from the header. */
function readBitmapHeader(head: Buffer): InspectedPicture | undefined {
  if (head.length < 26) return undefined;
  const [width, height] = [head.readInt32LE(18), Math.abs(head.readInt32LE(22))];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
