import type { historyCalls, ItemEdit, ResultOf } from '@confab/contracts';
import { editActions, type ItemId, type TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { listEdits, type EditRow } from './item-versions.repository.ts';

const pageSize = 200;

/** The edits between a version and the one before, without their values. */
export async function listItemEdits(
  { db }: Services,
  place: { readonly teamId: TeamId; readonly itemId: ItemId; readonly version: number },
  before = Number.MAX_SAFE_INTEGER,
): Promise<ResultOf<typeof historyCalls.edits>> {
  // The first version is the state at creation, which no edits precede.
  const rows = place.version > 1 ? await listEdits(db, place, before, pageSize + 1) : [];
  const page = rows.slice(0, pageSize);
  return { edits: page.map(toEdit), nextBefore: rows.length > pageSize ? (page.at(-1)?.seq ?? null) : null };
}

function toEdit(row: EditRow): ItemEdit {
  return {
    seq: row.seq,
    authorId: row.authorId,
    authorName: getAccountName(row),
    createdUtc: row.createdAt.toISOString(),
    action: editActions.find((action) => action === row.action) ?? 'Replaced',
    // The inner part of a JSON string.
    path: row.path === null || row.action === null ? '' : String(JSON.parse(`"${row.path}"`)),
  };
}
