import { expect, test } from 'vitest';
import { runSteps, type RunStep } from './run-steps.ts';

const fail = async () => {
  throw new Error('broken');
};

test('a step that fails does not stop the steps after it, and the run fails at the end with its name', async () => {
  const done: string[] = [];
  const outcomes: boolean[] = [];
  const running = runSteps(async (runStep) => {
    outcomes.push(await runStep('one', async () => done.push('one')));
    outcomes.push(await runStep('two', fail));
    outcomes.push(await runStep('three', async () => done.push('three')));
  });
  await expect(running).rejects.toThrow('two: Error: broken');
  expect([done, outcomes]).toEqual([
    ['one', 'three'],
    [true, false, true],
  ]);
});

test('a run whose steps all succeed succeeds', async () => {
  await expect(runSteps((runStep) => runStep('one', async () => undefined))).resolves.toBeUndefined();
});

test('the error of a run counts all its failures and keeps the details of the first twenty', async () => {
  const all = async (runStep: RunStep) => {
    for (let number = 0; number < 25; number += 1) await runStep(`step ${number}`, fail);
    await fail();
  };
  await expect(runSteps(all)).rejects.toMatchObject({
    message: 'step 0: Error: broken (and 25 more)',
    errors: Array.from({ length: 20 }, (_, number) =>
      expect.objectContaining({ message: `step ${number}: Error: broken` }),
    ),
  });
});

test('an error outside the steps of a run is passed on unchanged', async () => {
  const error = new Error('away');
  await expect(
    runSteps(async () => {
      throw error;
    }),
  ).rejects.toBe(error);
});
