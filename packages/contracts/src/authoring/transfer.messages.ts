/** Errors of imports and exports. */
export const transferMessages = {
  fileTooLarge: 'The file is too large; 24 MB is the most.',
  projectExists: 'A project with this id is there already. Say that you are sure to replace it.',
  importUnderWay: 'Another import is under way. Please wait a moment and try again.',
  importedMeanwhile: 'Somebody else has just imported the same file. Please try again.',
  onlyPro: 'Only a Pro project can be written for a platform.',
} as const;
