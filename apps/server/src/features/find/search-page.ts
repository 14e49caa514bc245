import type { BodyOf, findCalls, FindHit, ResultOf } from '@confab/contracts';
import type { SteppedWork } from '@confab/dialog-engine';
import { findInValues, replaceInValues, truncateText, type Fuel, type Matcher } from '@confab/inputs';
import { integerMax, type ItemId } from '@confab/model';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import type { SearchedRow } from './find.repository.ts';
import { toHits } from './to-hits.ts';

export type SearchRequest = BodyOf<typeof findCalls.search>;
type SearchResult = ResultOf<typeof findCalls.search>;

const hitsMax = 200;
export const fuelPerPage = 8_000_000;

/** In a cursor: all hits of the item were returned, so the search continues after it. */
export const allHits = integerMax;

/** A page of results while it is filled: plain data, which a worker thread continues. */
export interface SearchPage {
  items: SearchResult['items'];
  readonly fuel: Fuel;
  count: number;
  /** Texts that took too much work to search. */
  leftOut: number;
  /** Items that were searched. */
  looked: number;
  /** Where the next page starts; null while this page is not full. */
  next: SearchResult['next'];
}

export function createSearchPage(): SearchPage {
  return { items: [], fuel: { left: fuelPerPage }, count: 0, leftOut: 0, looked: 0, next: null };
}

export function isPageFull({ next, count }: SearchPage): boolean {
  return next !== null || count >= hitsMax;
}

/** Adds the hits in rows to a page until it is full, in a step for each row. */
export function* addRowsInSteps(
  page: SearchPage,
  request: SearchRequest,
  matcher: Matcher,
  rows: readonly SearchedRow[],
): SteppedWork<SearchPage> {
  for (const row of rows) {
    if (isPageFull(page)) break;
    addRow(page, request, matcher, row);
    yield;
  }
  return page;
}

function addRow(page: SearchPage, request: SearchRequest, matcher: Matcher, row: SearchedRow) {
  const itemId = row.id;
  const skipped = request.after?.itemId === row.id ? request.after.hits : 0;
  const all = findHits(page, request, matcher, row);
  page.looked += 1;
  if (page.fuel.left <= 0 && page.looked > 1) {
    // The next page starts with this item and a full budget.
    page.next = { itemId, hits: skipped };
    return;
  }
  const isTooMuch = page.fuel.left <= 0;
  if (isTooMuch) page.leftOut += 1;
  const hits = all.slice(skipped, skipped + hitsMax - page.count);
  page.count += hits.length;
  if (hits.length > 0) page.items.push({ itemId, hits });
  const isMore = !isTooMuch && skipped + hits.length < all.length;
  if (isMore) page.next = { itemId, hits: skipped + hits.length };
  else if (isTooMuch || page.count >= hitsMax) page.next = { itemId, hits: allHits };
}

function findHits({ fuel }: SearchPage, request: SearchRequest, matcher: Matcher, row: SearchedRow): FindHit[] {
  const schema = matcher.mayMatchJson(row.draft) ? findSchema(row.kind, row.type) : undefined;
  if (!schema) return [];
  const values = parseDraft(row.draft);
  const found = findInValues(schema.properties, values, matcher, fuel);
  const hits = toHits(
    schema,
    found.filter(({ property }) => !request.inputNames || request.inputNames.includes(property.name)),
  );
  const { replacement } = request;
  if (replacement === undefined || hits.length === 0 || fuel.left <= 0) return hits;
  const { refused } = replaceInValues(schema, values, hits, { matcher, replacement, fuel });
  const reasons = new Map(refused.map(({ match, reason }) => [match, reason]));
  const after = listReplacements(found, matcher, replacement);
  return hits.map((hit) => {
    const refusal = reasons.get(hit) ?? null;
    return { ...hit, refusal, replacement: refusal ? null : (after.get(toMatchKey(hit)) ?? '') };
  });
}

/** The result of a page. The next one starts after `lastId`, unless the page ended within an item. */
export function toSearchResult({ items, next, leftOut }: SearchPage, lastId: ItemId | undefined): SearchResult {
  const behind = lastId === undefined ? null : { itemId: lastId, hits: allHits };
  return { items, next: next ?? behind, leftOut };
}

const shownMax = 300;

/** The text that replaces each match, by the match's key. */
function listReplacements(found: ReturnType<typeof findInValues>, matcher: Matcher, replacement: string) {
  return new Map(
    found.flatMap(({ path, within, text, matches }) =>
      matches.map((match) => [
        toMatchKey({ path, within, start: match.start }),
        truncateText(matcher.expandReplacement(text, match, replacement), shownMax),
      ]),
    ),
  );
}

function toMatchKey({
  path,
  within,
  start,
}: Pick<FindHit, 'path' | 'start'> & { within: readonly (string | number)[] }) {
  return `${path} ${JSON.stringify(within)} ${start}`;
}
