import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFrame } from './outlet.ts';
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

describe('frames', () => {
  test.each([0, 125, 126, 65_535, 65_536, 100_000])('a frame carries %i bytes', (length) => {
    const payload = 'x'.repeat(length);
    const frame = toFrame(payload);
    const marker = frame.readUInt8(1);
    const header = marker < 126 ? 2 : marker === 126 ? 4 : 10;
    const stated = marker < 126 ? marker : marker === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
    expect([frame.readUInt8(0), stated, String(frame.subarray(header))]).toEqual([0x81, length, payload]);
  });

  test('a frame counts bytes, not characters', () => {
    expect(toFrame(`é${recordSeparator}`).readUInt8(1)).toBe(3);
  });
});
