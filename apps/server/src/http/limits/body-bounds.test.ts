import { defineCall, feedbackCalls, nodeCalls, profileCalls, signInCalls, type Call } from '@confab/contracts';
import { boundedRecord, jsonLimits, limits } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matrix } from '../../access/matrix.ts';
import { getBodyBounds } from './body-bounds.ts';

const spare = 1_024;
const bytesOf = (body: z.ZodType) => {
  const { bytesMax } = getBodyBounds(
    defineCall({ method: 'POST', path: '/api/Example', body, result: z.string(), fallbackMessage: '' }),
  );
  return bytesMax === undefined ? undefined : bytesMax - spare;
};

describe('the largest body of a call', () => {
  test('the largest body has the longest texts, all escaped, in the longest lists', () => {
    const body = z.strictObject({ texts: z.array(z.string().max(10)).max(3), isNew: z.boolean() });
    const largest = JSON.stringify({ texts: Array.from({ length: 3 }, () => '\u0001'.repeat(10)), isNew: false });
    expect(bytesOf(body)).toBeGreaterThanOrEqual(Buffer.byteLength(largest));
    expect(bytesOf(body)).toBeLessThan(Buffer.byteLength(largest) + 200);
  });

  test('the largest body of a call with a choice of forms is that of the largest form', () => {
    const [short, long] = [z.string().max(10), z.string().max(1_000)];
    expect(bytesOf(z.union([short, long]))).toBe(bytesOf(long));
  });

  test.each([
    ['a text', z.strictObject({ text: z.string() })],
    ['a list', z.strictObject({ list: z.array(z.boolean()) })],
    ['an object', z.strictObject({ values: z.record(z.string().max(5), z.boolean()) })],
    ['any value', z.strictObject({ value: z.unknown() })],
  ])('the largest body is the limit of the server when %s has no limit', (_what, body) => {
    expect(bytesOf(body)).toBeUndefined();
  });

  test('the largest body of a call counts the members of a record with a limit', () => {
    expect(bytesOf(boundedRecord(z.string().max(5), z.string().max(5), 4))).toBe(4 * (32 + 32 + 2) + 2);
  });
});

test('what strangers send is bounded far below the limit of the server: a sign-in by 4 KiB and 16 values', () => {
  const strangers = matrix.map(({ call }) => call).filter(isOpenPost);
  expect(strangers.length).toBeGreaterThan(10);
  for (const call of strangers) {
    const { bytesMax = Number.POSITIVE_INFINITY, partsMax } = getBodyBounds(call);
    expect([call.path, bytesMax < 320_000, partsMax < 120]).toEqual([call.path, true, true]);
  }
  expect(getBodyBounds(signInCalls.login)).toEqual({ bytesMax: 4_096, partsMax: 16 });
  const longest = {
    username: `${'a'.repeat(limits.emailMax)}`,
    password: '€'.repeat(1_024),
    deviceToken: 'x'.repeat(100),
  };
  expect(Buffer.byteLength(JSON.stringify(longest))).toBeLessThan(4_096);
  expect(getBodyBounds(feedbackCalls.log).partsMax).toBeLessThan(120);
});

test('the data that an account without a verified address may save is limited: 64 KiB and 500 values', () => {
  const { saveDetails, saveTvDetails, updateSettings } = profileCalls;
  for (const call of [saveDetails, saveTvDetails, updateSettings]) {
    const { bytesMax = Number.POSITIVE_INFINITY, partsMax } = getBodyBounds(call);
    expect([call.path, bytesMax <= 65_536, partsMax <= 500]).toEqual([call.path, true, true]);
  }
});

test('a node may have as many values as a document', () => {
  expect(getBodyBounds(nodeCalls.save)).toEqual({ bytesMax: undefined, partsMax: jsonLimits.partsMax });
});

function isOpenPost(call: Call) {
  return call.access !== 'signedIn' && call.method === 'POST' && call.bodyForm === 'json';
}
