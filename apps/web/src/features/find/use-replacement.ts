import { findCalls, type FindHit } from '@confab/contracts';
import { limits, type ItemId } from '@confab/model';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { flushEdits, useEditingSession } from '../../editing/index.ts';
import { showToast } from '../../toasts/index.ts';
import type { FindSettings } from './find-store.ts';
import { getProjectIds, type FindResults } from './find-results.ts';
import { recordReplacement, undoReplacement } from './record-replacement.ts';
import { useWords } from '../../words/define-words.ts';
import { createShownError, type Message } from '../../words/message.ts';
import { words } from './words.ts';

/** Key of a match by its position; it stays the same until the text around it changes. */
export function getHitKey(itemId: string, { path, within, start }: FindHit): string {
  return `${itemId} ${path} ${JSON.stringify(within)} ${start}`;
}

/** Replaces the found matches, except those that the author has excluded. */
export function useReplacement(settings: FindSettings, onDone: () => void) {
  const api = useApi();
  const session = useEditingSession();
  const say = useWords(words);
  const reportFailure = (message: Message) => showToast({ text: message });
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());

  const replace = useMutation({
    mutationFn: async (loadItems: FindResults['loadAll']) => {
      const items = await loadItems();
      if (!items) throw createShownError({ message: say.searchChanged });
      await flushEdits(session);
      const matches = items
        .flatMap(({ itemId, hits }) => hits.filter((hit) => isIncluded(itemId, hit)).map((hit) => toMatch(itemId, hit)))
        .slice(0, limits.replacedAtOnceMax);
      const { search, replacement = '' } = settings;
      const body = { ...getProjectIds(session), search, replacement, matches };
      const result = await api.call(findCalls.replace, { body });
      if (result.replacementId !== null) recordReplacement(session, api, body, result.replacementId, reportFailure);
      return result;
    },
    onSuccess() {
      setExcluded(new Set());
      undo.reset();
      onDone();
    },
  });
  const undo = useMutation({
    mutationFn: (replacementId: string) => undoReplacement(session, api, replacementId),
    onSuccess: onDone,
  });

  function isIncluded(itemId: string, hit: FindHit) {
    return hit.refusal === null && !excluded.has(getHitKey(itemId, hit));
  }

  return {
    isIncluded,
    /** Whether any match is excluded; the results must not refresh then. */
    hasExclusions: excluded.size > 0,
    /** Includes or excludes matches, by key. */
    setIncluded(keys: readonly string[], shouldInclude: boolean) {
      const next = new Set(excluded);
      for (const key of keys) {
        if (shouldInclude) next.delete(key);
        else next.add(key);
      }
      setExcluded(next);
    },
    replace,
    undo,
    /** Clears the result of the last replacement. */
    reset() {
      replace.reset();
      undo.reset();
    },
  };
}

export type Replacement = ReturnType<typeof useReplacement>;

function toMatch(itemId: ItemId, { path, within, start, found }: FindHit) {
  return { itemId, path, within, start, found };
}
