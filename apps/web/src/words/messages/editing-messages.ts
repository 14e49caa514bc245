import { defineMessages } from '@confab/model';

// Apart from the other messages of the web client, which pages without a project load, too.

/** Notes of the editing session. */
export const editingMessages = defineMessages('editingMessages', {
  invalidInputs: 'Not saved. Fix the highlighted inputs, then save again.',
  offline: 'Your latest changes have not reached the server yet. They are kept in this browser. Try again in a moment.',
  changeDropped: 'Your change was dropped because the item has been deleted.',
  partlyUndone: 'Part of this could not be undone because the changed item has been deleted.',
  keptForColleague: '{by} has changed this since, so it stays as it is.',
  filesLeftOut: 'Files that this team does not have were left out: {count}. Choose others instead.',
});
