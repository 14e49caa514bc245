import { catalogue, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import type { LlamaContent } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { setImmediate as comeBack } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sliceMs } from '../../scheduling/create-pause.ts';
import { compileRunnableInSlices } from './runnable.ts';

const [template] = catalogue.oneTemplates;

test('compiling a One project of 1,900 pages lets other work run in between', async () => {
  if (!template) throw new Error('There is no template.');
  const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
  const [first] = llamas;
  if (!first) throw new Error('The template has no llama.');
  const named = { ...project, displayName: 'Many pages' };
  const source = { project: named, llamas: [withPages(first, 1_900)] };
  // Each reading advances the clock by more than half a slice, so that a slice has one step.
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 0.6 * sliceMs));
  let isDone = false;
  const compiling = compileRunnableInSlices(source).then((program) => {
    isDone = true;
    return program;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await comeBack();
  clock.mockRestore();
  expect((await compiling).nodes.size).toBe(1_900);
  // 20 pages a slice.
  expect(turns).toBeGreaterThanOrEqual(1_900 / 20);
});

/** A llama of many pages, which are copies of its first one. */
function withPages({ llama, pages }: LlamaContent, count: number): LlamaContent {
  const newId = countingIds();
  const copies = Array.from({ length: count }, () => ({ ...pages[0], id: newId(), parent: llama.id })) as never[];
  return { llama: { ...llama, pageList: copies.map(({ id }) => id) }, pages: copies };
}
