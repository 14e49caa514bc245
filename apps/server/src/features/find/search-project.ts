import { notFound, unprocessable, type BodyOf, type findCalls, type FindHit, type ResultOf } from '@confab/contracts';
import { createMatcher, cut, findInValues, replaceInValues, type Matcher } from '@confab/inputs';
import type { ItemId, TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listSearched, listSearchedIds, type SearchedRow } from './find.repository.ts';
import { toHits } from './to-hits.ts';

type Wanted = BodyOf<typeof findCalls.search>;
type Found = ResultOf<typeof findCalls.search>;

/** What one answer holds, and how much work goes into it: more is another page. */
const hitsMax = 200;
const itemsAtOnce = 200;
const itemsMax = 2_500;
export const fuelOfPage = 8_000_000;

/** Looks for something in the drafts of a project, in the order of its tree, a page at a time. */
export async function searchProject({ db }: Services, wanted: Wanted): Promise<Found> {
  const made = createMatcher(wanted.search);
  if (made.type === 'refused') throw unprocessable(made.message);
  const ids = await listSearchedIds(db, wanted, wanted);
  if (ids.length === 0 && !wanted.workflowId && !wanted.kinds) throw notFound();
  const page = createPage(wanted, made.matcher);
  let at = placeAfter(ids, wanted.after);
  const last = Math.min(at + itemsMax, ids.length);
  for (; at < last && !page.isFull(); at += itemsAtOnce) {
    await lookAt(db, wanted.teamId, ids.slice(at, Math.min(at + itemsAtOnce, last)), page);
  }
  return page.answer(last < ids.length ? ids[last - 1] : undefined);
}

async function lookAt(db: Db, teamId: TeamId, ids: readonly ItemId[], page: Page) {
  for (const row of await listSearched(db, teamId, ids)) {
    if (page.isFull()) return;
    page.add(row);
  }
}

/** All of an item, in a cursor: the search goes on behind it. */
const allHits = Number.MAX_SAFE_INTEGER;

/** Where a search goes on. */
function placeAfter(ids: readonly ItemId[], after: Wanted['after']): number {
  if (!after) return 0;
  const at = ids.indexOf(after.itemId);
  if (at < 0) throw unprocessable('The project has changed. Please search again.');
  return after.hits === allHits ? at + 1 : at;
}

type Page = ReturnType<typeof createPage>;

function createPage(wanted: Wanted, matcher: Matcher) {
  const items: Found['items'] = [];
  const fuel = { left: fuelOfPage };
  let [count, leftOut, looked] = [0, 0, 0];
  let next: Found['next'] = null;

  function hitsOf(row: SearchedRow): FindHit[] {
    const schema = matcher.mayMatchJson(row.draft) ? findSchema(row.kind, row.type) : undefined;
    if (!schema) return [];
    const values = parseDraft(row.draft);
    const found = findInValues(schema.properties, values, matcher, fuel);
    const hits = toHits(found.filter(({ property }) => !wanted.inputName || property.name === wanted.inputName));
    const { replacement } = wanted;
    if (replacement === undefined || hits.length === 0 || fuel.left <= 0) return hits;
    const { refused } = replaceInValues(schema, values, hits, { matcher, replacement, fuel });
    const reasons = new Map(refused.map(({ match, reason }) => [match, reason]));
    const after = becomes(found, matcher, replacement);
    return hits.map((hit) => {
      const refusal = reasons.get(hit) ?? null;
      return { ...hit, refusal, replacement: refusal ? null : (after.get(keyOf(hit)) ?? '') };
    });
  }

  return {
    isFull: () => next !== null || count >= hitsMax,
    add(row: SearchedRow) {
      const itemId = row.id;
      const skipped = wanted.after?.itemId === row.id ? wanted.after.hits : 0;
      const all = hitsOf(row);
      looked += 1;
      if (fuel.left <= 0 && looked > 1) {
        // A page of its own has more to spend on it.
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
    /** Goes on behind `lastId` unless the page says where. */
    answer(lastId: ItemId | undefined): Found {
      const behind = lastId === undefined ? null : { itemId: lastId, hits: allHits };
      return { items, next: next ?? behind, leftOut };
    },
  };
}

const shownMax = 300;

/** What each match becomes, by where it stands. */
function becomes(found: ReturnType<typeof findInValues>, matcher: Matcher, replacement: string) {
  return new Map(
    found.flatMap(({ path, within, text, matches }) =>
      matches.map((match) => [
        keyOf({ path, within, start: match.start }),
        cut(matcher.replacementOf(text, match, replacement), shownMax),
      ]),
    ),
  );
}

function keyOf({ path, within, start }: Pick<FindHit, 'path' | 'start'> & { within: readonly (string | number)[] }) {
  return `${path} ${JSON.stringify(within)} ${start}`;
}
