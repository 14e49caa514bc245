import { expect, test } from 'vitest';
import { createSchemaScripts, type FailedScript } from './schema-scripts.ts';
import type { ScriptOutcome } from './script.ts';

function scriptsThat(outcome: ScriptOutcome) {
  const failed: FailedScript[] = [];
  const scripts = createSchemaScripts({ run: async () => outcome }, (one) => void failed.push(one));
  return { scripts, failed };
}
const returned = (value: unknown): ScriptOutcome => ({ type: 'returned', text: JSON.stringify(value) });

test('the result of a schema script is read by the function that was called', async () => {
  const { scripts } = scriptsThat(returned({ A: { visible: false }, B: 'wrong' }));
  expect(await scripts.getControlDisplay('script', {}, ['A'])).toEqual({ A: { visible: false } });
  expect(await scripts.findInputErrors('script', {}, ['A', 'B'])).toEqual({ B: 'wrong' });
});

test('the script of one input returns an error text; a blank text means no error (A3.29)', async () => {
  expect(await scriptsThat(returned(' Too long ')).scripts.findInputError('script', {})).toBe('Too long');
  for (const nothing of ['', '  ', null, 7, {}])
    expect(await scriptsThat(returned(nothing)).scripts.findInputError('script', {})).toBeUndefined();
});

test('a script that fails is reported to the log and returns nothing', async () => {
  const { scripts, failed } = scriptsThat({ type: 'failed', reason: 'tooSlow', problem: 'it went on' });
  expect([
    await scripts.getControlDisplay('script', {}, []),
    await scripts.findInputErrors('script', {}, []),
    await scripts.findInputError('script', {}),
  ]).toEqual([undefined, undefined, undefined]);
  expect(failed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'GetControlDisplay tooSlow',
    'ValidatePreSave tooSlow',
    'ValidatePreSave tooSlow',
  ]);
});

test('nothing runs if there is no script', async () => {
  const { scripts, failed } = scriptsThat({ type: 'failed', reason: 'threw', problem: '' });
  expect(await scripts.getControlDisplay(undefined, {}, [])).toBeUndefined();
  expect(failed).toEqual([]);
});
