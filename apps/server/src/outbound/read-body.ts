import { exceptionMessages } from '@confab/dialog-engine';
import { getEnglish, type Message } from '@confab/model';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The error for a request or an answer above the size limit. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  readonly shown: Message;

  constructor(shown: Message) {
    super(getEnglish(shown));
    this.shown = shown;
  }
}

/** Reads the text of an answer. The limit counts unpacked bytes. @throws TooLarge */
export async function readBody(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const stream = unpacked(answer);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      // A stream without an encoding emits buffers.
      const bytes = part as Buffer;
      parts.push(bytes);
      size += bytes.length;
      if (size > mostBytes) throw new TooLarge(exceptionMessages.answerTooLarge);
    }
  } finally {
    answer.destroy();
    stream.destroy();
  }
  return Buffer.concat(parts).toString('utf8');
}

function unpacked(answer: IncomingMessage): Readable {
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const make = new Map(Object.entries(unpack)).get((answer.headers['content-encoding'] ?? '').trim().toLowerCase());
  if (!make) return answer;
  const stream = make();
  answer.once('error', (error) => stream.destroy(error));
  return answer.pipe(stream);
}
