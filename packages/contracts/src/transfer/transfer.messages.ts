/** Errors of imports and exports. */
export const transferMessages = {
  fileTooLarge: 'The file is too large; 24 MB is the most.',
  mediaFileTooLarge: 'The file is too large; {most} MB is the most for a project with media.',
  mediaImportTooSlow: 'Reading the file took too long. Please try again, or import the project without media.',
  recordingsTooSlow: 'Reading the file took too long. Please send the recordings in several smaller files.',
  tooMuchMedia:
    'This project uses more media than one file may contain ({files} files, {most} MB). Export it without media.',
  projectExists: 'A project with this id is there already. Say that you are sure to replace it.',
  llamaExists: 'The project has a chapter with the id of this file. Choose to replace or to duplicate it.',
  onlyOne: 'A chapter can only be imported into a One project.',
  importUnderWay: 'Another import is under way. Please wait a moment and try again.',
  importedMeanwhile: 'Somebody else has just imported the same file. Please try again.',
  onlyPro: 'Only a Pro project can be written for a platform.',
} as const;
