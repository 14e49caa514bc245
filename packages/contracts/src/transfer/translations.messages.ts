/** Errors of importing and exporting translations. */
export const translationMessages = {
  oneLanguage: 'This project has one language. Choose further ones in its settings.',
  otherLanguage: 'This project does not speak "{language}".',
  notReadable: 'The file is not one of translations: it has to be a table (CSV) or XLIFF 2 that was exported here.',
  noLanguage: 'The file has no column for a language that this project is translated into.',
  damaged: 'The file is damaged in line {line}.',
  documentType: 'The file declares a document type in line {line}. Delete this declaration (DOCTYPE).',
  tooManyTexts: 'The file has more than {most} texts.',
} as const;
