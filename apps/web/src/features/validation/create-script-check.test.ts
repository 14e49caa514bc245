import type { BodyOf, validationCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { createScriptCheck } from './create-script-check.ts';

type Body = BodyOf<typeof validationCalls.scripts>;

const noFunction = { type: 'noFunction' } as const;
const aScript = (code: string) => ({ code, functionName: 'run' });

/** Finds a fault in each script that contains 'bad'. */
function setUp(isDown = () => false) {
  const { api, made } = fakeApi({
    '/api/ValidateScripts': ({ body }: { body: Body }) => {
      if (isDown()) throw new TypeError('Failed to fetch');
      return body.scripts.map(({ code }) => (code.includes('bad') ? { ...noFunction, line: null, message: '' } : null));
    },
  });
  const listSent = () => made.map(({ input }) => (input as { body: Body }).body.scripts.map(({ code }) => code));
  return { check: createScriptCheck(api), listSent };
}

test('the server checks each script once, however often it occurs in the project', async () => {
  const { check, listSent } = setUp();
  const find = await check([aScript('bad'), aScript('good'), aScript('bad')]);
  expect([find('bad', 'run'), find('good', 'run'), find('bad', 'other')]).toEqual([noFunction, undefined, undefined]);
  const next = await check([aScript('bad'), aScript('good'), aScript('bad too')]);
  expect([next('bad', 'run'), next('bad too', 'run')]).toEqual([noFunction, noFunction]);
  expect(listSent()).toEqual([['bad', 'good'], ['bad too']]);
});

test('many scripts and long ones are checked in several calls, and one that is too long to run is not checked', async () => {
  const { check, listSent } = setUp();
  const many = Array.from({ length: 25 }, (_one, index) => aScript(`bad ${index}`));
  const long = [aScript(`bad ${'x'.repeat(200_000)}`), aScript(`bad ${'y'.repeat(200_000)}`)];
  const find = await check([...many, ...long, aScript('z'.repeat(262_145))]);
  expect(listSent().map(({ length }) => length)).toEqual([20, 6, 1]);
  for (const { code } of [...many, ...long]) expect(find(code, 'run')).toEqual(noFunction);
});

test('without a connection no fault is found in a script, which is checked again later', async () => {
  let isDown = true;
  const { check } = setUp(() => isDown);
  expect((await check([aScript('bad')]))('bad', 'run')).toBeUndefined();
  isDown = false;
  expect((await check([aScript('bad')]))('bad', 'run')).toEqual(noFunction);
});
