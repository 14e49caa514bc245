/** The body of a form with a file, as browsers send it. @param order whether the file comes before the fields or after them */
export function createUploadForm(
  fields: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly content: Buffer | string },
  order: 'fileFirst' | 'fileLast' = 'fileLast',
): { readonly type: string; readonly content: Buffer } {
  const boundary = '----confab-test-form';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const written = Buffer.from(parts.join(''));
  const sent = file
    ? [
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="uploadFiles"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        Buffer.from(file.content),
        Buffer.from('\r\n'),
      ]
    : [];
  const content = Buffer.concat([
    ...(order === 'fileFirst' ? [...sent, written] : [written, ...sent]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}
