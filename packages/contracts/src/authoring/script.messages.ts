/** Errors of the email preview. */
export const scriptMessages = {
  htmlMissing: 'HtmlAsssetId or Html is required.',
  valuesTooLong: 'The values are too long.',
  previewTooLong: 'The email is too long with these values.',
} as const;
