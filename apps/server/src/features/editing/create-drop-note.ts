import { itemMessages } from '@confab/contracts';
import type { DropReason } from '@confab/inputs';
import { fillMessage, limits } from '@confab/model';
import { nameMessage } from '../../http/failures/name-message.ts';

/** Explains to the author why an edit was not stored, with the name and the values of the message. */
export function createDropNote(reason: DropReason) {
  const message = getMessage(reason);
  const parts = { most: limits.tableRowsMax };
  const { name: noteName, parts: noteParts } = nameMessage(message, parts);
  return { note: fillMessage(message, parts), noteName, noteParts };
}

function getMessage(reason: DropReason): string {
  if (reason === 'tooManyRows') return itemMessages.tooManyRows;
  return reason === 'circle' ? itemMessages.movedInCircle : itemMessages.deletedMeanwhile;
}
