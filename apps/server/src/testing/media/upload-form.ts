/** The body of a form with a file, as browsers send it. */
export function createUploadForm(
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly content: Buffer | string },
): { readonly type: string; readonly content: Buffer } {
  const boundary = '----confab-test-form';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = file
    ? `--${boundary}\r\ncontent-disposition: form-data; name="uploadFiles"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    : '';
  const content = Buffer.concat([
    Buffer.from(parts.join('')),
    Buffer.from(head),
    Buffer.from(file?.content ?? ''),
    Buffer.from(`${file ? '\r\n' : ''}--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}
