const [mpeg1, mpeg2] = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

/**
 * The length of a sound by its first bytes: WAV by its byte rate, mp3 by the bit rate of its first frame.
 *
 * @param head the first bytes of the file, at most as many as it has
 * @param bytes the size of the whole file
 * @returns seconds; undefined for other formats, for a tag that is longer than `head`, and for damaged files
 */
export function readSoundLength(head: Uint8Array, bytes: number): number | undefined {
  if (head.length < 44) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645 && view.getUint32(12) === 0x666d7420) {
    const bytesPerSecond = view.getUint32(28, true);
    return bytesPerSecond === 0 ? undefined : Math.max(0, bytes - 44) / bytesPerSecond;
  }
  const start = skipTag(head);
  if (start + 4 > head.length) return undefined;
  const [first, second, third] = [view.getUint8(start), view.getUint8(start + 1), view.getUint8(start + 2)];
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  const kilobits = isLayer3 ? ((second & 0x18) === 0x18 ? mpeg1 : mpeg2)?.[third >> 4] : undefined;
  return kilobits === undefined || kilobits === 0 ? undefined : ((bytes - start) * 8) / (kilobits * 1_000);
}

/** Where the first frame begins: after an ID3 tag, whose size has seven bits a byte. */
function skipTag(head: Uint8Array): number {
  const [i, d, three, , , , a = 0, b = 0, c = 0, e = 0] = head;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  return 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (e & 0x7f));
}
