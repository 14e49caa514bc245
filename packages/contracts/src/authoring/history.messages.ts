/** Descriptions of versions without a description by an author, and errors of going back to a version. */
export const historyMessages = {
  created: 'Created',
  imported: 'Imported',
  importedWorkflow: 'Imported a workflow',
  importedLlama: 'Replaced by a chapter file',
  keptBeforeImporting: 'Kept before importing',
  rolledBack: 'Back to version {number}',
  keptBeforeRollback: 'Kept before going back to version {number}',
  thinned:
    'This state is no longer complete, because old versions in between have been removed. Choose the last point of that day.',
  unsavedChanges: 'There are unsaved changes here. Save or discard them first, or keep them as versions of their own.',
} as const;
