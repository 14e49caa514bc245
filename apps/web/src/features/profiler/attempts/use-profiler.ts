import { profilerCalls } from '@confab/contracts';
import { limits } from '@confab/model';
import { useStore } from 'zustand';
import { useApi } from '../../../api/api-context.tsx';
import { describeFailure } from '../../../editing/index.ts';
import { batchUtterances, parseUtterances } from './batch-utterances.ts';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import {
  addAttempts,
  updateAttempts,
  clearAttempts,
  selectAttempt,
  getAttemptStore,
  type Attempt,
} from './attempts.ts';
import { getFallback } from '../../../words/message.ts';

/** The attempts of a project, and the actions on them. */
export function useProfiler({ key, projectId }: ProfiledProject) {
  const api = useApi();
  const store = getAttemptStore(key);
  const { list, selectedId, leftOutCount } = useStore(store);

  async function requestResults(batch: readonly Attempt[]) {
    const [first] = batch;
    if (!first) return;
    const { type, language } = first;
    const spokenValue = batch.map(({ text }) => text).join('\n');
    const query = { projectId, spokenValue, type, ...(language !== undefined && { language }) };
    try {
      const { results, threshold, margin } = await api.call(profilerCalls.match, { query });
      const updates = batch.map(
        ({ id }, at) => [id, { state: 'done', result: results[at], threshold, margin } as const] as const,
      );
      updateAttempts(store, new Map(updates));
    } catch (error) {
      const { message } = describeFailure(error, getFallback(profilerCalls.match));
      updateAttempts(store, new Map(batch.map(({ id }) => [id, { state: 'failed', message } as const])));
    }
  }

  /** Sends one batch after another, so that the first results show early. */
  async function requestAll(attempts: readonly Attempt[]) {
    for (const batch of batchUtterances(attempts)) await requestResults(batch);
  }

  return {
    list,
    leftOutCount,
    selected: list.find(({ id }) => id === selectedId),
    select: (id: number) => selectAttempt(store, id),
    clear: () => clearAttempts(store),
    /** @returns whether there was anything to try. */
    tryOut(text: string, at: Pick<Attempt, 'type' | 'language'>): boolean {
      const texts = parseUtterances(text, limits.utteranceMax);
      void requestAll(addAttempts(store, texts, at));
      return texts.length > 0;
    },
    retry(attempt: Attempt) {
      updateAttempts(store, new Map([[attempt.id, { state: 'waiting' }]]));
      void requestResults([attempt]);
    },
  };
}
