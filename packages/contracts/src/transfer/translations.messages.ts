/** Errors of importing and exporting translations. */
export const translationMessages = {
  oneLanguage: 'This project has only one language. Choose others in its settings.',
  otherLanguage: 'This project does not speak "{language}".',
  notReadable: 'This is not a file of translations. Choose a table (CSV) or an XLIFF 2 file that was exported here.',
  noLanguage: 'The file has no column for a language that this project is translated into.',
  damaged: 'The file is damaged in line {line}.',
  documentType: 'The file declares a document type in line {line}. Delete this declaration (DOCTYPE).',
  tooManyTexts: 'The file has more than {most} texts.',
} as const;
