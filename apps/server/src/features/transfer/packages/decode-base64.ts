import { createPause } from '../../../scheduling/create-pause.ts';

/** Characters that are decoded at once: a multiple of four, which encode three bytes. */
const pieceLength = 1_048_576;

/** Decodes base64 text in slices into bytes with a buffer of their own, which can be handed over to a thread. */
export async function decodeBase64(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = new ArrayBuffer(Buffer.byteLength(text, 'base64'));
  const bytes = Buffer.from(buffer);
  const pause = createPause();
  let length = 0;
  for (let at = 0; at < text.length; at += pieceLength) {
    length += bytes.write(text.slice(at, at + pieceLength), length, 'base64');
    await pause();
  }
  return new Uint8Array(buffer, 0, length);
}
