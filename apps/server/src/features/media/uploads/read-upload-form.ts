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

/** Receives the file of a form. */
export interface FileReceiver<File> {
  /** Gets the file with the name that its part has, and reads it to the end. */
  receive(file: { readonly name: string; readonly content: Readable }): Promise<File>;
  /** Removes a received file when the rest of its form is refused. */
  discard(file: File): Promise<void>;
}

/**
 * Reads a form with one file or none. The file is passed on while it arrives; fields may come before or after it.
 *
 * @throws invalid for a form that is malformed or cut
 */
export async function readUploadForm<File>(
  body: Readable,
  headers: IncomingHttpHeaders,
  receiver: FileReceiver<File>,
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
      // The stream is destroyed when the form breaks off, even if it has no reader yet.
      content.on('error', () => undefined);
      receiving = receiver.receive({ name: name ?? '', content });
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
    // The file may have arrived whole before the form broke.
    const [received] = await Promise.allSettled([receiving]);
    if (received.status === 'fulfilled' && received.value !== undefined) await receiver.discard(received.value);
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
