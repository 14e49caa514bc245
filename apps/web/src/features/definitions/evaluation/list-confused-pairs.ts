import type { MissedSample } from '@confab/dialog-engine';

/** Two intents with samples that the model confuses, and those samples. */
export interface ConfusedPair {
  readonly key: string;
  readonly intentIds: readonly [string, string];
  readonly misses: readonly MissedSample[];
}

/** The pairs of intents that are confused, in either direction, those with most samples first. */
export function listConfusedPairs(misses: readonly MissedSample[]): readonly ConfusedPair[] {
  const pairs = new Map<string, { readonly intentIds: readonly [string, string]; readonly misses: MissedSample[] }>();
  for (const miss of misses) {
    const { intentId, likeliestId } = miss;
    if (likeliestId === null || likeliestId === intentId) continue;
    const intentIds = intentId < likeliestId ? ([intentId, likeliestId] as const) : ([likeliestId, intentId] as const);
    const key = intentIds.join(' ');
    const pair = pairs.get(key) ?? { intentIds, misses: [] };
    pair.misses.push(miss);
    pairs.set(key, pair);
  }
  return [...pairs]
    .map(([key, pair]) => ({ key, ...pair }))
    .toSorted((one, other) => other.misses.length - one.misses.length);
}
