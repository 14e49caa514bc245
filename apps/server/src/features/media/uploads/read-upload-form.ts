import { invalid } from '@confab/contracts';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';

/** The fields of a form, and what its file became; undefined for a form without one. */
export interface UploadForm<File> {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: File | undefined;
}

const limits = { fields: 30, fieldSize: 100_000, fieldNameSize: 100, files: 1, parts: 40, headerPairs: 20 };

/**
 * Reads a form with one file or none. The file is handed on while it arrives; fields may come before or after it.
 *
 * @param receive gets the file with the name that its part has, and reads it to the end
 * @throws invalid for a form that is malformed or cut
 */
export async function readUploadForm<File>(
  body: Readable,
  headers: IncomingHttpHeaders,
  receive: (file: { readonly name: string; readonly content: Readable }) => Promise<File>,
): Promise<UploadForm<File>> {
  const fields = new Map<string, string>();
  let receiving: Promise<File> | undefined;
  let current: BusboyFileStream | undefined;
  const form = createParser(headers);
  const parsed = new Promise<void>((resolve, reject) => {
    form.on('field', (name, value, _nameCut, isValueCut) => {
      if (isValueCut) reject(invalid());
      else fields.set(name, value);
    });
    form.on('file', (_field, content, name) => {
      current = content;
      // It is destroyed when the form breaks off, also before anybody reads it.
      content.on('error', () => undefined);
      receiving = receive({ name: name ?? '', content });
      receiving.catch(reject);
    });
    form.on('finish', resolve);
    form.on('error', () => reject(invalid()));
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) form.on(limit, () => reject(invalid()));
    finished(body, { writable: false }, (error) => {
      if (error) reject(invalid());
    });
  });
  body.pipe(form);
  try {
    await parsed;
    return { fields, file: await receiving };
  } catch (error) {
    body.unpipe(form);
    // The receiver gets an error instead of the rest of the file.
    current?.destroy(error instanceof Error ? error : invalid());
    throw error;
  }
}

function createParser(headers: IncomingHttpHeaders): Busboy {
  const type = headers['content-type'];
  if (type === undefined) throw invalid();
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits });
  } catch {
    throw invalid(); // A form without a boundary.
  }
}
