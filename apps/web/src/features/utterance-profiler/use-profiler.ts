import { profilerCalls } from '@confab/contracts';
import { limits, type ProjectId } from '@confab/model';
import { useStore } from 'zustand';
import { useApi } from '../../api/api-context.tsx';
import { describeFailure } from '../../editing/index.ts';
import { batchesOf, utterancesIn } from './batches.ts';
import type { ProfiledProject } from './profiled-project.ts';
import { addTries, changeTries, forgetTries, selectTry, triesOf, type Try } from './tries.ts';

/** What was tried in a project, and how to try more. */
export function useProfiler({ key, projectId }: ProfiledProject) {
  const api = useApi();
  const store = triesOf(key);
  const { list, selectedId } = useStore(store);

  async function ask(batch: readonly Try[]) {
    const [first] = batch;
    if (!first) return;
    const { type, language } = first;
    const spokenValue = batch.map(({ text }) => text).join('\n');
    // The page was opened for this project.
    const query = { projectId: projectId as ProjectId, spokenValue, type, ...(language !== undefined && { language }) };
    try {
      const { results, threshold, margin } = await api.call(profilerCalls.match, { query });
      const answered = batch.map(
        ({ id }, at) => [id, { state: 'done', result: results[at], threshold, margin } as const] as const,
      );
      changeTries(store, new Map(answered));
    } catch (error) {
      const { message } = describeFailure(error, profilerCalls.match.fallbackMessage);
      changeTries(store, new Map(batch.map(({ id }) => [id, { state: 'failed', message } as const])));
    }
  }

  /** One after the other: the first answers are there while the last are still asked for. */
  async function askAll(tries: readonly Try[]) {
    for (const batch of batchesOf(tries)) await ask(batch);
  }

  return {
    list,
    selected: list.find(({ id }) => id === selectedId),
    select: (id: number) => selectTry(store, id),
    forget: () => forgetTries(store),
    /** @returns whether there was anything to try. */
    tryOut(text: string, at: Pick<Try, 'type' | 'language'>): boolean {
      const texts = utterancesIn(text, limits.utteranceMax);
      void askAll(addTries(store, texts, at));
      return texts.length > 0;
    },
    again(one: Try) {
      changeTries(store, new Map([[one.id, { state: 'waiting' }]]));
      void ask([one]);
    },
  };
}
