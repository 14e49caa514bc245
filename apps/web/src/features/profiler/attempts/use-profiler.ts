import { profilerCalls } from '@confab/contracts';
import { limits, type ProjectId } from '@confab/model';
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

/** What was tried in a project, and how to try more. */
export function useProfiler({ key, projectId }: ProfiledProject) {
  const api = useApi();
  const store = getAttemptStore(key);
  const { list, selectedId } = useStore(store);

  async function ask(batch: readonly Attempt[]) {
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
      updateAttempts(store, new Map(answered));
    } catch (error) {
      const { message } = describeFailure(error, profilerCalls.match.fallbackMessage);
      updateAttempts(store, new Map(batch.map(({ id }) => [id, { state: 'failed', message } as const])));
    }
  }

  /** One after the other: the first answers are there while the last are still asked for. */
  async function askAll(tries: readonly Attempt[]) {
    for (const batch of batchUtterances(tries)) await ask(batch);
  }

  return {
    list,
    selected: list.find(({ id }) => id === selectedId),
    select: (id: number) => selectAttempt(store, id),
    forget: () => clearAttempts(store),
    /** @returns whether there was anything to try. */
    tryOut(text: string, at: Pick<Attempt, 'type' | 'language'>): boolean {
      const texts = parseUtterances(text, limits.utteranceMax);
      void askAll(addAttempts(store, texts, at));
      return texts.length > 0;
    },
    again(one: Attempt) {
      updateAttempts(store, new Map([[one.id, { state: 'waiting' }]]));
      void ask([one]);
    },
  };
}
