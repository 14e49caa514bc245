import type { ProjectSource } from '@confab/dialog-engine';
import { useEffect, useState } from 'react';
import { rankIntents } from './rank-intents.ts';

/** The ids of the intents that are likely for utterances, likeliest first; undefined until they are known. */
export function useRankedIntents(source: ProjectSource | undefined, texts: readonly string[]) {
  const [ranked, setRanked] = useState<readonly string[]>();
  useEffect(() => {
    if (!source) return undefined;
    const controller = new AbortController();
    rankIntents(source, texts, controller.signal).then(
      (ids) => controller.signal.aborted || setRanked(ids),
      // Without a ranking the intents stay in the order of the project.
      () => controller.signal.aborted || setRanked([]),
    );
    return () => controller.abort();
  }, [source, texts]);
  return ranked;
}
