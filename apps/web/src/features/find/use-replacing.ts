import { findCalls, type FindHit, type FoundItem } from '@confab/contracts';
import { limits, type ItemId } from '@confab/model';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useProjectSession } from '../../editing/index.ts';
import type { FindSettings } from './find-store.ts';
import { placeOf } from './results.ts';
import { whenSent } from './when-sent.ts';

/** A match by where it stands; the same for as long as nothing around it changes. */
export function keyOfHit(itemId: string, { path, within, start }: FindHit): string {
  return `${itemId} ${path} ${JSON.stringify(within)} ${start}`;
}

/** Which matches are left out, and replacing the others. */
export function useReplacing(settings: FindSettings, onDone: () => void) {
  const api = useApi();
  const session = useProjectSession();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const replace = useMutation({
    mutationFn: async (items: readonly FoundItem[]) => {
      await whenSent(session);
      const matches = items
        .flatMap(({ itemId, hits }) => hits.filter((hit) => isTaken(itemId, hit)).map((hit) => toWanted(itemId, hit)))
        .slice(0, limits.replacedAtOnceMax);
      const { search, replacement = '' } = settings;
      return api.call(findCalls.replace, { body: { ...placeOf(session), search, replacement, matches } });
    },
    onSuccess() {
      setLeft(new Set());
      undo.reset();
      onDone();
    },
  });
  const undo = useMutation({
    mutationFn: (replacementId: string) => api.call(findCalls.undo, { body: { ...placeOf(session), replacementId } }),
    onSuccess: onDone,
  });

  function isTaken(itemId: string, hit: FindHit) {
    return hit.refusal === null && !left.has(keyOfHit(itemId, hit));
  }

  return {
    isTaken,
    /** Somebody has left something out: what is shown must not change under that. */
    isChoosing: left.size > 0,
    /** Takes matches, or leaves them out. */
    take(keys: readonly string[], isWanted: boolean) {
      const next = new Set(left);
      for (const key of keys) {
        if (isWanted) next.delete(key);
        else next.add(key);
      }
      setLeft(next);
    },
    replace,
    undo,
    /** Forgets what came of the last replacement. */
    forget() {
      replace.reset();
      undo.reset();
    },
  };
}

export type Replacing = ReturnType<typeof useReplacing>;

function toWanted(itemId: ItemId, { path, within, start, found }: FindHit) {
  return { itemId, path, within, start, found };
}
