import { unprocessable, type BodyOf, type findCalls, type ResultOf } from '@confab/contracts';
import {
  addTextChange,
  createMatcher,
  isMergedText,
  replaceInValues,
  type Matcher,
  type MatchToReplace,
  type ReplacedValue,
} from '@confab/inputs';
import { isOverSize, type EditedValues } from '../../core/changes/store-edits.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import type { SearchedRow } from './find.repository.ts';
import { fuelPerPage } from './search-page.ts';

type Skipped = ResultOf<typeof findCalls.replace>['skipped'];

/** The replaced matches of an item, and the skipped ones. */
export interface ReplacedItem {
  readonly replaced: readonly ReplacedValue[];
  readonly skipped: readonly Omit<Skipped[number], 'itemId'>[];
  readonly edited?: EditedValues;
}

/** Plans the replacement of matches in an item of the project; undefined for an item that is not there. */
export function replaceInItem(
  item: SearchedRow | undefined,
  matches: readonly MatchToReplace[],
  by: { readonly matcher: Matcher; readonly replacement: string },
): ReplacedItem {
  const schema = item && findSchema(item.kind, item.type);
  if (!schema) return leaveOut(matches);
  const before = parseDraft(item.draft);
  const { values, replaced, refused } = replaceInValues(schema, before, matches, {
    ...by,
    fuel: { left: fuelPerPage },
  });
  if (replaced.length > 0 && isOverSize(values)) return leaveOut(matches, 'tooLong');
  const edits = replaced.map(({ path, after }) => {
    const edit = { path, action: 'ValueChanged', updatedValue: after } as const;
    // The edit names what it replaces in the text, so that it is merged with what others are typing there.
    return isMergedText(schema.properties, path) ? addTextChange(before, edit) : edit;
  });
  const skipped = refused.map(({ match: { path }, reason }) => ({ path, reason }));
  return { replaced, skipped, edited: { values, edits } };
}

/** Skips all matches of an item for one reason. */
export function leaveOut(matches: readonly MatchToReplace[], reason: Skipped[number]['reason'] = 'gone'): ReplacedItem {
  return { replaced: [], skipped: matches.map(({ path }) => ({ path, reason })) };
}

interface RowsToReplace extends Pick<BodyOf<typeof findCalls.replace>, 'search' | 'replacement'> {
  readonly rows: readonly SearchedRow[];
  /** The matches in each row. */
  readonly matches: readonly (readonly MatchToReplace[])[];
}

/** Replaces the matches of a regular expression in rows, in a worker thread: it may take tenths of a second in one text. */
export const replaceInRows = defineWorkerTask(
  'replaceInRows',
  ({ rows, matches, search, replacement }: RowsToReplace): readonly ReplacedItem[] => {
    const made = createMatcher(search);
    if (made.type === 'refused') throw unprocessable(made.message);
    const by = { matcher: made.matcher, replacement };
    return rows.map((row, at) => replaceInItem(row, matches[at] ?? [], by));
  },
);
