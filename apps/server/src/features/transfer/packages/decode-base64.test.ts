import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64 } from './decode-base64.ts';

test.each([0, 1, 2, 3, 786_431, 786_432, 786_433, 2_000_000])(
  '%i bytes are decoded in pieces with the same result, even at the ends of pieces',
  async (length) => {
    const content = Buffer.alloc(length, 'Zoë 😀 and words');
    const bytes = await decodeBase64(content.toString('base64'));
    expect([bytes.byteLength, content.equals(bytes)]).toEqual([length, true]);
  },
);

test('any text of base64, with and without its end, is decoded as Node does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[A-Za-z0-9+/]*={0,2}$/), async (text) => {
      expect(Buffer.from(await decodeBase64(text)).toString('hex')).toBe(Buffer.from(text, 'base64').toString('hex'));
    }),
  );
});
