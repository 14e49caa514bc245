import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinFrames, toFrame } from './frames.ts';
import {
  MalformedMessage,
  parseHandshake,
  parseMessage,
  recordSeparator,
  splitRecords,
  toRecord,
} from './signalr-messages.ts';

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());

describe('messages of a client', () => {
  test('any input is either read as a message or rejected as malformed (HUB-8)', () => {
    const odd = fc
      .record({ type: fc.anything(), arguments: fc.anything(), target: fc.anything(), sequenceId: fc.anything() })
      .map((value) => {
        try {
          return JSON.stringify(value);
        } catch {
          return '{}';
        }
      });
    fc.assert(
      fc.property(fc.oneof(text, odd), (record) => {
        for (const parse of [parseMessage, parseHandshake]) {
          try {
            expect(parse(record)).toBeTypeOf('object');
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedMessage);
          }
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('written records are read back one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.string()), { minLength: 1 }), (messages) => {
        const records = splitRecords(messages.map(toRecord).join(''));
        expect(records.map((record) => JSON.parse(record) as unknown)).toEqual(messages);
      }),
    );
  });

  test('a truncated text is rejected', () => {
    expect(() => splitRecords('{"type":6}')).toThrow(MalformedMessage);
  });

  test.each(['{"protocol":"messagepack","version":1}', '{"protocol":"json","version":3}', '[]'])(
    'the text %s is rejected as a handshake',
    (record) => {
      expect(() => parseHandshake(record)).toThrow(MalformedMessage);
    },
  );
});

/** The texts of the frames in a stream of bytes. */
function readFrames(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    expect(bytes.readUInt8(at)).toBe(0x81);
    const marker = bytes.readUInt8(at + 1);
    const header = marker < 126 ? 2 : marker === 126 ? 4 : 10;
    const stated =
      marker < 126 ? marker : marker === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const text = bytes.subarray(at + header, at + header + stated);
    expect(text.length).toBe(stated);
    texts.push(String(text));
    at += header + stated;
  }
  return texts;
}

describe('frames', () => {
  test.each([0, 125, 126, 65_535, 65_536, 100_000])('a frame carries %i bytes', (length) => {
    const payload = 'x'.repeat(length);
    expect(readFrames(toFrame(payload))).toEqual([payload]);
  });

  test('a frame counts bytes, not characters', () => {
    expect(toFrame(`é${recordSeparator}`).readUInt8(1)).toBe(3);
  });

  test('messages that are sent together share frames of at most 64 KiB, and a longer message has its own frame', () => {
    const join = (...lengths: readonly number[]) =>
      readFrames(joinFrames(lengths.map((length) => toFrame('x'.repeat(length))))).map((text) => text.length);
    expect(join(5)).toEqual([5]);
    expect(join(5, 130, 70)).toEqual([205]);
    expect(join(60_000, 5_535, 1)).toEqual([65_535, 1]);
    expect(join(10, 100_000, 20, 30)).toEqual([10, 100_000, 50]);
  });

  test('joined frames hold the messages in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { minLength: 1 }), (texts) => {
        const records = texts.map((one) => toRecord({ text: one }));
        const joined = readFrames(joinFrames(records.map(toFrame))).join('');
        expect(joined).toBe(records.join(''));
      }),
      { numRuns: 100 },
    );
  });
});
