import { listTemplates } from '@confab/catalogue';
import { countingIds } from '@confab/test-kit';
import { setImmediate as comeBack } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ProcessState } from '../../process-state.ts';
import { planFromTemplate } from '../projects/plan-project.ts';
import { compileRelease, findReleaseProgram, startTrainingRelease } from './programs.ts';
import { toRunnableSource } from './runnable.ts';

const [template] = listTemplates('development');

test('the intents of a release are trained when it is published, not while it is compiled', async () => {
  const newId = countingIds();
  const { items } = planFromTemplate(template?.id ?? '', 'Orders', newId, newId);
  const releaseId = newId();
  const state = { processState: new ProcessState() };
  await compileRelease(state, releaseId, toRunnableSource(items));
  const program = findReleaseProgram(state, releaseId);
  for (let turn = 0; turn < 100; turn += 1) await comeBack();
  expect(program?.scopes.length).toBeGreaterThan(0);
  expect(program?.intents.learned.size).toBe(0);
  startTrainingRelease(state, releaseId);
  while (program?.intents.learned.size === 0) await comeBack();
  expect(program?.intents.learned.size).toBeGreaterThan(0);
});
