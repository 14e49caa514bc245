import type { ListValue } from './read-definition-rows.ts';

/** A word that means more than one value of a list. */
export interface ListClash {
  readonly word: string;
  readonly values: readonly string[];
}

/** The words that two values of a list share, as a value or as a synonym. Capitals do not matter. */
export function findListClashes(values: readonly ListValue[]): readonly ListClash[] {
  const owners = new Map<string, { readonly word: string; readonly values: string[] }>();
  for (const { value, synonyms } of values) {
    const own = new Set<string>();
    for (const word of [value, ...synonyms]) {
      const key = word.toLowerCase();
      if (own.has(key)) continue;
      own.add(key);
      const known = owners.get(key);
      if (known) known.values.push(value);
      else owners.set(key, { word, values: [value] });
    }
  }
  return [...owners.values()].filter(({ values: { length } }) => length > 1);
}
