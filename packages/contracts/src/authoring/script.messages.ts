/** Errors of the email preview. */
export const scriptMessages = {
  htmlMissing: 'HtmlAsssetId or Html is needed',
  valuesTooLong: 'The values are too long',
  previewTooLong: 'The mail is too long with these values',
} as const;
