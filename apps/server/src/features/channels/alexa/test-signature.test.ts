import { expect, test } from 'vitest';
import { isSignedForTest, signForTest } from './test-signature.ts';

const appSecret = 'x'.repeat(32);
const body = Buffer.from('{"version":"1.0"}');
const signature = signForTest(appSecret, body);

test('the local environment trusts only requests that its own secret signed', () => {
  expect(isSignedForTest({ environment: 'local', appSecret }, signature, body)).toBe(true);
  expect(isSignedForTest({ environment: 'local', appSecret }, '', body)).toBe(false);
  expect(isSignedForTest({ environment: 'local', appSecret }, signature, Buffer.from('{}'))).toBe(false);
  expect(isSignedForTest({ environment: 'local', appSecret: 'y'.repeat(32) }, signature, body)).toBe(false);
});

test.each(['development', 'production'] as const)('the environment %s trusts only Amazon', (environment) => {
  expect(isSignedForTest({ environment, appSecret }, signature, body)).toBe(false);
});
