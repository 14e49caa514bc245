/**
 * The longest text of a frame that several messages share, in bytes. A page applies all messages of a frame before it is
 * drawn again: the hundreds of events of a large change would otherwise be hundreds of drawings.
 */
const sharedFrameBytes = 65_535;

/** An unmasked text frame (RFC 6455, 5.2), made once and written to many sockets. */
export function toFrame(record: string): Buffer {
  const text = Buffer.from(record);
  return Buffer.concat([createHeader(text.length), text]);
}

/** The messages of several frames in as few frames as `sharedFrameBytes` allows. The protocol separates messages itself. */
export function joinFrames(frames: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let texts: Buffer[] = [];
  let length = 0;
  function endFrame() {
    if (texts.length > 0) parts.push(createHeader(length), ...texts);
    texts = [];
    length = 0;
  }
  for (const frame of frames) {
    const text = frame.subarray(readHeaderLength(frame));
    if (length + text.length > sharedFrameBytes) endFrame();
    texts.push(text);
    length += text.length;
  }
  endFrame();
  return Buffer.concat(parts);
}

function createHeader(textLength: number): Buffer {
  const header = Buffer.allocUnsafe(textLength < 126 ? 2 : textLength < 65_536 ? 4 : 10);
  header[0] = 0x81;
  if (header.length === 2) header[1] = textLength;
  else if (header.length === 4) {
    header[1] = 126;
    header.writeUInt16BE(textLength, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(textLength), 2);
  }
  return header;
}

function readHeaderLength(frame: Buffer) {
  if (frame[1] === 126) return 4;
  return frame[1] === 127 ? 10 : 2;
}
