import {
  compareTexts,
  getEditedItemId,
  mergeTextEdit,
  readBaseText,
  readText,
  toText,
  type InputEdit,
} from '@confab/inputs';
import type { AccountId, JsonObject, NumberedEdit } from '@confab/model';
import type { ItemRow } from '../../core/items/items.repository.ts';
import type { Db } from '../../services.ts';
import { listEventsBetween } from './events.repository.ts';

/** An edit of an older text is merged as a replacement of the whole text. */
const eventsMax = 500;

interface TextEdit {
  readonly item: ItemRow;
  readonly values: JsonObject;
  readonly edit: InputEdit;
  /** The number up to which the author had received the changes of others. */
  readonly baseSeq: number;
  readonly author: Author;
}

/** The author of the edit, and the connection that sent it. */
interface Author {
  readonly accountId: AccountId;
  readonly connectionId: string;
}

/**
 * Rewrites an edit of a text so that it applies to the current text.
 *
 * What others changed since the text that the edit was made on is read from their edits, so that it is known exactly.
 * When they are too many, or something else replaced the text, the two texts are compared instead. An edit that does
 * not say what it replaced is compared by words with the text that its author had.
 */
export async function mergeText(db: Db, { item, values, edit, baseSeq, author }: TextEdit): Promise<InputEdit> {
  const now = readText(values, edit.path);
  if (now === undefined || readBaseText(edit) === now) return edit;
  const edits = await listEditsOfText(db, item, edit.path, baseSeq);
  const written = edit.textChange ? edit : addChangeSinceBase(edit, edits, author);
  const changes = edits.flatMap(({ textChange }) => (textChange ? [textChange] : []));
  return written.textChange ? mergeTextEdit(values, written, changes) : edit;
}

/** The edits of a text after a number, oldest first. */
async function listEditsOfText(db: Db, item: ItemRow, path: string, seq: number): Promise<readonly NumberedEdit[]> {
  const events = await listEventsBetween(db, item.teamId, item.projectId, seq, seq + eventsMax);
  return events.flatMap((event) =>
    event.type === 'edited' && getEditedItemId(event.edit) === item.id && event.edit.path === path ? [event.edit] : [],
  );
}

/**
 * Adds to an edit what it replaced in the text that its author had: the text at `baseSeq`, or the text after the
 * author's own last edit. If no other author has edited the text since then, the edit is returned unchanged.
 */
function addChangeSinceBase(edit: InputEdit, edits: readonly NumberedEdit[], author: Author): InputEdit {
  const isOwn = ({ authorId, changerConnectionId }: NumberedEdit) =>
    authorId === author.accountId && changerConnectionId === author.connectionId;
  const next = edits[edits.findLastIndex(isOwn) + 1];
  const [base, after] = [next && readBaseText(next), toText(edit.updatedValue)];
  return base === undefined || after === undefined ? edit : { ...edit, textChange: compareTexts(base, after) };
}
