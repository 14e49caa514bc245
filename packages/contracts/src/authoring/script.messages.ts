/** Errors of the email preview. */
export const scriptMessages = {
  htmlMissing: 'HtmlAsssetId or Html is needed',
  valuesTooLong: 'The values are too long',
} as const;
