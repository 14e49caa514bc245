import { defineWords } from '../../../../words/define-words.ts';
import { rowMessages } from '../../../../words/messages/project-messages.ts';
import { editMessages } from '@confab/inputs';
import { formatNumber } from '../../../../words/numbers/format-number.ts';
import { nameMessage } from '../../../../words/message.ts';

const english = {
  filter: (table: string) => `Filter ${table}`,
  filterChoices: 'Filter',
  noMatch: (filter: string) => `Nothing matches '${filter}'`,
  shownOf: (shown: number, all: number) => `${formatNumber(shown, 'en')} of ${formatNumber(all, 'en')}`,
  page: (table: string) => `Pages of ${table}`,
  range: (from: number, to: number, all: number) =>
    `${formatNumber(from, 'en')}–${formatNumber(to, 'en')} of ${formatNumber(all, 'en')}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'First page',
  lastPage: 'Last page',
  isNew: 'New',
  isNewText: 'Not saved yet',
  isStray: 'This parameter no longer exists',
  required: 'required',
  more: (table: string) => `More for ${table}`,
  copyRows: 'Copy all rows',
  pasteRows: 'Paste rows',
  pasted: (count: number) => (count === 1 ? '1 row pasted' : `${formatNumber(count, 'en')} rows pasted`),
  nothingToPaste: 'There are no rows in the clipboard',
  noClipboard: (keys: string) =>
    `The browser does not let this page read the clipboard. Press ${keys} in the table instead`,
  whereUsed: (row: string) => `Where the selected ${row} is used`,
  edit: (row: string) => `Edit ${row}`,
  drag: (row: string) => `Drag ${row}`,
  rowKeys: 'Arrow keys go from row to row, Alt with an arrow key moves the row, Delete removes it.',
  moved: (row: string, place: number, all: number) =>
    `${row} is now ${formatNumber(place, 'en')} of ${formatNumber(all, 'en')}`,
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Failed',
  removeTitle: (row: string) => `Remove ${row}`,
  removeUsedText: (title: string, places: number) =>
    `'${title}' is used in ${places === 1 ? 'one place' : `${places} places`} in this project. Removing it leaves these places without a value.`,
  notCounted: (title: string) => `Could not check where '${title}' is used in this project.`,
  showUses: 'Show where',
  removeText: (title: string) => `'${title}' and everything in it will be removed.`,
  remove: 'Remove',
  cancel: 'Cancel',
  close: 'Close',
  choose: 'Choose',
  gone: 'Someone else has removed this.',
  takesNothing: 'This module takes no values. Add parameters in its Start node.',
  returnsNothing: 'This module returns no values. Add parameters in its Start node.',
  noInputs: 'There are no settings here.',
};

/** Why a row could not be removed (A8.77 to A8.79). */
export const removalErrors = {
  whichRow: nameMessage('editMessages.whichRow', editMessages.whichRow),
  ...rowMessages,
} as const;

export type TableWords = typeof english;

/** Interface words of tables. Names of rows and columns come from schemas. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
