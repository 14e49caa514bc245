import { unprocessable, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import { createMatcher, replaceInValues, type Matcher, type ReplacedValue, type MatchToReplace } from '@confab/inputs';
import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { pack } from '../../core/versions/content.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { isOverSize, storeEdits, type ChangeScope } from './store-edits.ts';
import { storeReplacement } from './find.repository.ts';
import { fuelPerPage } from './search-project.ts';

type ReplaceRequest = BodyOf<typeof findCalls.replace>;
type ReplaceResult = ResultOf<typeof findCalls.replace>;
type Skipped = ReplaceResult['skipped'];

/** A replaced value, stored for undo. */
export interface StoredReplacement extends Omit<ReplacedValue, 'count'> {
  readonly itemId: ItemId;
}

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
): Promise<ReplaceResult> {
  const made = createMatcher(request.search);
  if (made.type === 'refused') throw unprocessable(made.message);
  const { teamId, projectId } = request;
  const changing: ChangeScope = { services, caller, teamId, projectId };
  return changeProject(services, caller, changing, async (change) => {
    const kept: StoredReplacement[] = [];
    const skipped: Skipped = [];
    let [replacedCount, itemCount] = [0, 0];
    for (const [itemId, matches] of groupByItem(request.matches)) {
      const done = await replaceInItem(change, changing, itemId, matches, {
        matcher: made.matcher,
        replacement: request.replacement,
      });
      skipped.push(...done.skipped);
      if (done.replaced.length > 0) itemCount += 1;
      for (const { count, ...value } of done.replaced) {
        replacedCount += count;
        kept.push({ itemId, ...value });
      }
    }
    if (kept.length === 0) return { replacementId: null, replacedCount, itemCount, skipped };
    const id = services.newId();
    const row = { id, teamId, projectId, accountId: caller.accountId, changes: pack(JSON.stringify(kept)) };
    await storeReplacement(change.trx, row, replacementsMax);
    return { replacementId: id, replacedCount, itemCount, skipped };
  });
}

async function replaceInItem(
  change: ProjectChange,
  changing: ChangeScope,
  itemId: ItemId,
  matches: readonly MatchToReplace[],
  by: { readonly matcher: Matcher; readonly replacement: string },
): Promise<{ readonly replaced: readonly ReplacedValue[]; readonly skipped: Skipped }> {
  const all = (reason: Skipped[number]['reason']) => matches.map(({ path }) => ({ itemId, path, reason }));
  const item = await findItem(change.trx, changing.teamId, itemId);
  const schema = item?.projectId === changing.projectId ? findSchema(item.kind, item.type) : undefined;
  if (!item || !schema) return { replaced: [], skipped: all('gone') };
  const before = parseDraft(item.draft);
  const { values, replaced, refused } = replaceInValues(schema, before, matches, {
    ...by,
    fuel: { left: fuelPerPage },
  });
  if (replaced.length > 0 && isOverSize(values)) return { replaced: [], skipped: all('tooLong') };
  const edits = replaced.map(({ path, after }) => ({ path, action: 'ValueChanged' as const, updatedValue: after }));
  if (edits.length > 0) await storeEdits(change, changing, item, { values, edits });
  return { replaced, skipped: refused.map(({ match: { path }, reason }) => ({ itemId, path, reason })) };
}

function groupByItem(matches: ReplaceRequest['matches']): ReadonlyMap<ItemId, readonly MatchToReplace[]> {
  const groups = new Map<ItemId, MatchToReplace[]>();
  for (const { itemId, ...match } of matches) {
    const group = groups.get(itemId);
    if (group) group.push(match);
    else groups.set(itemId, [match]);
  }
  return groups;
}
