import { mediaMessages, unprocessable } from '@confab/contracts';
import { picturePixelsMax, type AssetSignature } from '@confab/model/media';
import type { Services } from '../../../services.ts';
import { decodePicture } from '../derivatives/resize-picture.ts';
import { withFile } from '../derivatives/with-file.ts';
import type { ReceivedContent } from './receive-content.ts';

interface Picture {
  readonly name: string;
  readonly signature: AssetSignature;
  readonly received: ReceivedContent;
}

/**
 * Decodes a picture once, in a worker, so that only real pictures of a bearable size are stored: not truncated ones, bombs,
 * or other files with the first bytes of a picture (UPL-1, UPL-6).
 */
export async function inspectPicture(
  services: Services,
  { name, signature, received }: Picture,
): Promise<{ readonly width: number; readonly height: number }> {
  const size =
    signature === 'bmp'
      ? readBitmapHeader(received.head)
      : await withFile(services, received, (path) =>
          services.workers.run(decodePicture, { path }, { owner: received.teamId }),
        );
  if (!size) throw unprocessable(mediaMessages.unreadablePicture, { name });
  if (size.width * size.height > picturePixelsMax) throw unprocessable(mediaMessages.pictureTooLarge);
  return size;
}

/** Bitmaps are shown as they are and never decoded here; their header says their size. */
function readBitmapHeader(head: Buffer) {
  if (head.length < 26) return undefined;
  const [width, height] = [head.readInt32LE(18), Math.abs(head.readInt32LE(22))];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
