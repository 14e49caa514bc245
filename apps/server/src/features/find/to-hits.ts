import type { FindHit } from '@confab/contracts';
import { createSnippet, type FoundText } from '@confab/inputs';

/** Converts found texts to the hits of a search result. */
export function toHits(found: readonly FoundText[]): FindHit[] {
  return found.flatMap(({ path, within, labels, text, matches }) =>
    matches.map((match) => ({
      path,
      within: [...within],
      labels: [...labels],
      start: match.start,
      found: text.slice(match.start, match.end),
      snippet: createSnippet(text, match),
      replacement: null,
      refusal: null,
    })),
  );
}
