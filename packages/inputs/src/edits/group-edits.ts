import type { EditAction } from '@confab/model';

/** An edit as listed in a history. */
interface ListedEdit {
  readonly seq: number;
  readonly authorId: string;
  readonly authorName: string;
  readonly createdUtc: string;
  readonly action: EditAction | 'Replaced';
  readonly path: string;
}

/** Consecutive edits of one person to an item, without a long break. */
export interface EditGroup {
  /** Sequence number of the newest edit. */
  readonly seq: number;
  readonly authorId: string;
  readonly authorName: string;
  readonly fromUtc: string;
  readonly toUtc: string;
  /** Newest first. Repeated edits of one path are counted. */
  readonly edits: readonly { readonly action: ListedEdit['action']; readonly path: string; readonly count: number }[];
}

const breakMs = 10 * 60_000;

/** Groups edits, newest first, by author. A break of ten minutes starts a new group. */
export function groupEdits(edits: readonly ListedEdit[]): readonly EditGroup[] {
  const groups: EditGroup[] = [];
  for (const edit of edits) {
    const last = groups.at(-1);
    const isSame = last?.authorId === edit.authorId && Date.parse(last.fromUtc) - Date.parse(edit.createdUtc) < breakMs;
    if (last && isSame) groups[groups.length - 1] = addEdit(last, edit);
    else groups.push(addEdit({ ...edit, fromUtc: edit.createdUtc, toUtc: edit.createdUtc, edits: [] }, edit));
  }
  return groups;
}

function addEdit({ seq, authorId, authorName, toUtc, edits }: EditGroup, edit: ListedEdit): EditGroup {
  const { action, path, createdUtc } = edit;
  const known = edits.find((one) => one.action === action && one.path === path);
  const next = known
    ? edits.map((one) => (one === known ? { ...one, count: one.count + 1 } : one))
    : [...edits, { action, path, count: 1 }];
  return { seq, authorId, authorName, toUtc, fromUtc: createdUtc, edits: next };
}
