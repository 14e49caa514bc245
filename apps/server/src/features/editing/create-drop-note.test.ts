import { itemMessages } from '@confab/contracts';
import { fillMessage, limits } from '@confab/model';
import { expect, test } from 'vitest';
import { createDropNote } from './create-drop-note.ts';

test('the note about a dropped edit has the name of its message and the values in it', () => {
  expect(createDropNote('tooManyRows')).toEqual({
    note: fillMessage(itemMessages.tooManyRows, { most: limits.tableRowsMax }),
    noteName: 'itemMessages.tooManyRows',
    noteParts: { most: limits.tableRowsMax },
  });
  expect(createDropNote('gone')).toEqual({
    note: itemMessages.deletedMeanwhile,
    noteName: 'itemMessages.deletedMeanwhile',
    noteParts: undefined,
  });
});
