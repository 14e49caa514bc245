/** Errors of finding and replacing in a project. */
export const replaceMessages = {
  projectChanged: 'The project has changed. Please search again.',
  notUndoable: 'This replacement can no longer be undone.',
} as const;
