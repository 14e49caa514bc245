import { unprocessable, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import { createMatcher, type MatchToReplace } from '@confab/inputs';
import { type ItemId, toJsonText, type JsonObject, type JsonText } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { storeEdits, type ChangeScope } from '../../core/changes/store-edits.ts';
import { pack } from '../../core/versions/content.ts';
import { listSearched, storeReplacement, type SearchedRow } from './find.repository.ts';
import { groupByItem } from './group-by-item.ts';
import { leaveOut, replaceInItem, replaceInRows, type ReplacedItem } from './replace-in-item.ts';
import type { StoredReplacement } from '../../db/stored-shapes.ts';

type ReplaceRequest = BodyOf<typeof findCalls.replace>;
type ReplaceResult = ResultOf<typeof findCalls.replace>;
type Skipped = ReplaceResult['skipped'];

/** How many replacements of one account in one project can be undone. */
const replacementsMax = 20;

/**
 * Replaces the chosen matches in one transaction, as ordinary edits. Matches that changed since are skipped
 * and reported.
 */
export async function replaceInProject(
  services: Services,
  caller: Caller,
  request: ReplaceRequest,
  signal: AbortSignal,
): Promise<ReplaceResult> {
  const made = createMatcher(request.search);
  if (made.type === 'refused') throw unprocessable(made.message);
  const { teamId, projectId } = request;
  const changing: ChangeScope = { services, caller, teamId, projectId };
  const groups = groupByItem(request.matches);
  const by = { matcher: made.matcher, replacement: request.replacement };
  const replaceIn: ReplaceIn = request.search.isRegex
    ? await planInThread(services, request, groups, signal)
    : (item, matches) => replaceInItem(item, matches, by);
  return changeProject(services, caller, changing, async (change) => {
    const kept: StoredReplacement[] = [];
    const skipped: Skipped = [];
    let [replacedCount, itemCount] = [0, 0];
    await storeEdits(change, changing, [...groups.keys()], (itemId, item) => {
      const done = replaceIn(item, groups.get(itemId) ?? []);
      for (const one of done.skipped) skipped.push({ itemId, ...one });
      if (done.replaced.length > 0) itemCount += 1;
      for (const { count, ...value } of done.replaced) {
        replacedCount += count;
        kept.push({ itemId, ...value });
      }
      return done.edited;
    });
    if (kept.length === 0) return { replacementId: null, replacedCount, itemCount, skipped };
    const id = services.newId();
    const row = {
      id,
      teamId,
      projectId,
      accountId: caller.accountId,
      changes: pack(toJsonText<readonly StoredReplacement[]>(kept)),
    };
    await storeReplacement(change.trx, row, replacementsMax);
    return { replacementId: id, replacedCount, itemCount, skipped };
  });
}

/** Replaces matches in an item of the project; undefined for an item that is not there. */
type ReplaceIn = (item: SearchedRow | undefined, matches: readonly MatchToReplace[]) => ReplacedItem;

/** Items per read: each may be a megabyte. */
const itemsAtOnce = 100;

/**
 * Replaces the matches of a regular expression in worker threads. This happens before the transaction, so that other
 * requests do not wait for it. An item whose draft has changed since is left unchanged.
 */
async function planInThread(
  { db, workers }: Services,
  { teamId, search, replacement }: ReplaceRequest,
  groups: ReadonlyMap<ItemId, readonly MatchToReplace[]>,
  signal: AbortSignal,
): Promise<ReplaceIn> {
  const planned = new Map<ItemId, { readonly draft: JsonText<JsonObject>; readonly done: ReplacedItem }>();
  const ids = [...groups.keys()];
  for (let start = 0; start < ids.length; start += itemsAtOnce) {
    const rows = await listSearched(db, teamId, ids.slice(start, start + itemsAtOnce));
    const matches = rows.map(({ id }) => groups.get(id) ?? []);
    const input = { rows, matches, search, replacement };
    const done = await workers.run(replaceInRows, input, { owner: teamId, signal });
    for (const [at, { id, draft }] of rows.entries())
      planned.set(id, { draft, done: done[at] ?? leaveOut(matches[at] ?? []) });
  }
  return (item, matches) => {
    const plan = item && planned.get(item.id);
    return plan && plan.draft === item.draft ? plan.done : leaveOut(matches);
  };
}
