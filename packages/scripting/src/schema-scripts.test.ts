import { expect, test } from 'vitest';
import { createSchemaScripts, type FailedScript } from './schema-scripts.ts';
import type { ScriptOutcome } from './script.ts';

function scriptsThat(outcome: ScriptOutcome) {
  const failed: FailedScript[] = [];
  const scripts = createSchemaScripts({ run: async () => outcome }, (one) => void failed.push(one));
  return { scripts, failed };
}
const returned = (value: unknown): ScriptOutcome => ({ type: 'returned', text: JSON.stringify(value) });

test('what a script answers is read by what it was asked', async () => {
  const { scripts } = scriptsThat(returned({ A: { visible: false }, B: 'wrong' }));
  expect(await scripts.controlsOf('script', {}, ['A'])).toEqual({ A: { visible: false } });
  expect(await scripts.problemsOf('script', {}, ['A', 'B'])).toEqual({ B: 'wrong' });
});

test('the script of one input answers with a text; a blank one is no complaint (A3.29)', async () => {
  expect(await scriptsThat(returned(' Too long ')).scripts.problemOf('script', {})).toBe('Too long');
  for (const nothing of ['', '  ', null, 7, {}])
    expect(await scriptsThat(returned(nothing)).scripts.problemOf('script', {})).toBeUndefined();
});

test('one that fails is told for the log, and says nothing', async () => {
  const { scripts, failed } = scriptsThat({ type: 'failed', reason: 'tooSlow', problem: 'it went on' });
  expect([
    await scripts.controlsOf('script', {}, []),
    await scripts.problemsOf('script', {}, []),
    await scripts.problemOf('script', {}),
  ]).toEqual([undefined, undefined, undefined]);
  expect(failed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'GetControlDisplay tooSlow',
    'ValidatePreSave tooSlow',
    'ValidatePreSave tooSlow',
  ]);
});

test('where there is no script nothing is run', async () => {
  const { scripts, failed } = scriptsThat({ type: 'failed', reason: 'threw', problem: '' });
  expect(await scripts.controlsOf(undefined, {}, [])).toBeUndefined();
  expect(failed).toEqual([]);
});
