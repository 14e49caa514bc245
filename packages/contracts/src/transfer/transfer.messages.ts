/** Errors of imports and exports. */
export const transferMessages = {
  fileTooLarge: 'The file is too large. It can have at most 24 MB.',
  mediaFileTooLarge: 'The file is too large. A project with media can have at most {most} MB.',
  mediaImportTooSlow: 'Reading the file took too long. Please try again, or import the project without media.',
  recordingsTooSlow: 'Reading the file took too long. Please send the recordings in several smaller files.',
  tooMuchMedia:
    'This project uses more media than one file may contain ({files} files, {most} MB). Export it without media.',
  projectExists: 'A project with this id already exists. Confirm that you want to replace it.',
  llamaExists: 'The project already has the chapter of this file. Choose whether to replace or duplicate it.',
  onlyOne: 'A chapter can only be imported into a One project.',
  importUnderWay: 'Another import is in progress. Please wait a moment and try again.',
  importedMeanwhile: 'Somebody else has just imported the same file. Please try again.',
  onlyPro: 'Only a Pro project can be exported for a platform.',
} as const;
