import { maxRememberedScopes, type IntentModel } from '@confab/understanding';

/** Intents that are matched together, as indexes in the model. */
export type IntentScope = ReadonlySet<number>;

/** The distinct scopes that take longest to train, as many as the model remembers. */
export function findLargestScopes(
  places: readonly (readonly string[])[],
  { indexById, intents }: Pick<IntentModel, 'indexById' | 'intents'>,
): readonly IntentScope[] {
  const distinct = new Map<string, { readonly scope: IntentScope; readonly samples: number }>();
  for (const ids of places) {
    const members = [...new Set(ids.flatMap((id) => indexById.get(id) ?? []))].sort((one, other) => one - other);
    const samples = members.reduce((sum, index) => sum + (intents[index]?.samples.length ?? 0), 0);
    if (samples > 0) distinct.set(members.join(' '), { scope: new Set(members), samples });
  }
  return [...distinct.values()]
    .sort((one, other) => other.samples - one.samples)
    .slice(0, maxRememberedScopes)
    .map(({ scope }) => scope);
}
