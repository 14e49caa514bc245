import type { FindHit } from '@confab/contracts';
import { createSnippet, listLabelKeys, type FoundText } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';

/** Converts found texts of an item to the hits of a search result. */
export function toHits(schema: ItemSchema, found: readonly FoundText[]): FindHit[] {
  return found.flatMap(({ path, within, labels, labelSources, text, matches }) =>
    matches.map((match) => ({
      path,
      within: [...within],
      labels: [...labels],
      labelKeys: listLabelKeys(schema, labelSources),
      start: match.start,
      found: text.slice(match.start, match.end),
      snippet: createSnippet(text, match),
      replacement: null,
      refusal: null,
    })),
  );
}
