import {
  notFound,
  replaceMessages,
  unprocessable,
  type BodyOf,
  type findCalls,
  type FindHit,
  type ResultOf,
} from '@confab/contracts';
import { createMatcher, truncateText, findInValues, replaceInValues, type Matcher } from '@confab/inputs';
import { integerMax, type ItemId } from '@confab/model';
import type { Services } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listSearched, listSearchedIds, type SearchedRow } from './find.repository.ts';
import { toHits } from './to-hits.ts';

type SearchRequest = BodyOf<typeof findCalls.search>;
type SearchResult = ResultOf<typeof findCalls.search>;

/** Limits of one page of results. */
const hitsMax = 200;
const itemsAtOnce = 200;
const itemsMax = 2_500;
export const fuelPerPage = 8_000_000;

/** Searches the drafts of a project in tree order, one page of results per call. */
export async function searchProject({ db }: Services, request: SearchRequest): Promise<SearchResult> {
  const created = createMatcher(request.search);
  if (created.type === 'refused') throw unprocessable(created.message);
  const ids = await listSearchedIds(db, request, request);
  if (ids.length === 0 && !request.workflowId && !request.kinds) throw notFound();
  const page = createPage(request, created.matcher);
  let at = findStartIndex(ids, request.after);
  const last = Math.min(at + itemsMax, ids.length);
  const pause = createPause();
  for (; at < last && !page.isFull(); at += itemsAtOnce) {
    for (const row of await listSearched(db, request.teamId, ids.slice(at, Math.min(at + itemsAtOnce, last)))) {
      if (page.isFull()) break;
      page.add(row);
      await pause();
    }
  }
  return page.answer(last < ids.length ? ids[last - 1] : undefined);
}

/** In a cursor: all hits of the item were returned, so the search continues after it. */
const allHits = integerMax;

/** The index at which a search continues. */
function findStartIndex(ids: readonly ItemId[], after: SearchRequest['after']): number {
  if (!after) return 0;
  const at = ids.indexOf(after.itemId);
  if (at < 0) throw unprocessable(replaceMessages.projectChanged);
  return after.hits === allHits ? at + 1 : at;
}

function createPage(request: SearchRequest, matcher: Matcher) {
  const items: SearchResult['items'] = [];
  const fuel = { left: fuelPerPage };
  let [count, leftOut, looked] = [0, 0, 0];
  let next: SearchResult['next'] = null;

  function findHits(row: SearchedRow): FindHit[] {
    const schema = matcher.mayMatchJson(row.draft) ? findSchema(row.kind, row.type) : undefined;
    if (!schema) return [];
    const values = parseDraft(row.draft);
    const found = findInValues(schema.properties, values, matcher, fuel);
    const hits = toHits(found.filter(({ property }) => !request.inputName || property.name === request.inputName));
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

  return {
    isFull: () => next !== null || count >= hitsMax,
    add(row: SearchedRow) {
      const itemId = row.id;
      const skipped = request.after?.itemId === row.id ? request.after.hits : 0;
      const all = findHits(row);
      looked += 1;
      if (fuel.left <= 0 && looked > 1) {
        // The next page starts with this item and a full budget.
        next = { itemId, hits: skipped };
        return;
      }
      const isTooMuch = fuel.left <= 0;
      if (isTooMuch) leftOut += 1;
      const hits = all.slice(skipped, skipped + hitsMax - count);
      count += hits.length;
      if (hits.length > 0) items.push({ itemId, hits });
      const isMore = !isTooMuch && skipped + hits.length < all.length;
      if (isMore) next = { itemId, hits: skipped + hits.length };
      else if (isTooMuch || count >= hitsMax) next = { itemId, hits: allHits };
    },
    /** The next page starts after `lastId`, unless the page ended within an item. */
    answer(lastId: ItemId | undefined): SearchResult {
      const behind = lastId === undefined ? null : { itemId: lastId, hits: allHits };
      return { items, next: next ?? behind, leftOut };
    },
  };
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
