import { mebibyte } from '@confab/model';

/** The end of a zip that lists its files; a list of 5,000 files is shorter. */
const listBytes = 2 * mebibyte;

/** Whether a chosen file is a zip that was exported with media. Only its list of files is read. */
export async function isZipWithMedia(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4).arrayBuffer());
  if (start !== 'PK\u0003\u0004') return false;
  const end = await file.slice(Math.max(0, file.size - listBytes)).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes('media.json');
}
