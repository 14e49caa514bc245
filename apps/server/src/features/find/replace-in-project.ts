import { unprocessable, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import {
  addTextChange,
  createMatcher,
  isMergedText,
  replaceInValues,
  type Matcher,
  type ReplacedValue,
  type MatchToReplace,
} from '@confab/inputs';
import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { pack } from '../../core/versions/content.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { isOverSize, storeEdits, type ChangeScope, type EditedValues } from '../../core/changes/store-edits.ts';
import { groupByItem } from './group-by-item.ts';
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
    const groups = groupByItem(request.matches);
    const by = { matcher: made.matcher, replacement: request.replacement };
    await storeEdits(change, changing, [...groups.keys()], (itemId, item) => {
      const done = replaceInItem(item?.projectId === projectId ? item : undefined, groups.get(itemId) ?? [], by);
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
    const row = { id, teamId, projectId, accountId: caller.accountId, changes: pack(JSON.stringify(kept)) };
    await storeReplacement(change.trx, row, replacementsMax);
    return { replacementId: id, replacedCount, itemCount, skipped };
  });
}

interface ReplacedItem {
  readonly replaced: readonly ReplacedValue[];
  readonly skipped: readonly Omit<Skipped[number], 'itemId'>[];
  readonly edited?: EditedValues;
}

/** Plans the replacement of matches in an item of the project. */
function replaceInItem(
  item: ItemRow | undefined,
  matches: readonly MatchToReplace[],
  by: { readonly matcher: Matcher; readonly replacement: string },
): ReplacedItem {
  const all = (reason: Skipped[number]['reason']) => matches.map(({ path }) => ({ path, reason }));
  const schema = item && findSchema(item.kind, item.type);
  if (!schema) return { replaced: [], skipped: all('gone') };
  const before = parseDraft(item.draft);
  const { values, replaced, refused } = replaceInValues(schema, before, matches, {
    ...by,
    fuel: { left: fuelPerPage },
  });
  if (replaced.length > 0 && isOverSize(values)) return { replaced: [], skipped: all('tooLong') };
  const edits = replaced.map(({ path, after }) => {
    const edit = { path, action: 'ValueChanged', updatedValue: after } as const;
    // What others are typing in the same text is merged with it.
    return isMergedText(schema.properties, path) ? addTextChange(before, edit) : edit;
  });
  const skipped = refused.map(({ match: { path }, reason }) => ({ path, reason }));
  return { replaced, skipped, edited: { values, edits } };
}
