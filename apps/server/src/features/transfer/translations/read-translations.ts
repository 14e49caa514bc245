import { translationMessages, unprocessable } from '@confab/contracts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { readTable } from './table-of-translations.ts';
import { DamagedFile, type TranslationFile } from './translation-file.ts';
import { readXliff } from './xliff.ts';

/** Texts of one file. */
const textsMax = 100_000;

/** Reads an uploaded file of translations, in a worker thread. @throws unprocessable for a file that is none */
export const readTranslations = defineWorkerTask(
  'readTranslations',
  ({ bytes }: { readonly bytes: Uint8Array }): TranslationFile => {
    const content = Buffer.from(bytes).toString('utf8');
    const file = /^\uFEFF?\s*</.test(content) ? readXml(content) : readTable(content);
    if (!file) throw unprocessable(translationMessages.notReadable);
    if (file.texts.length > textsMax) throw unprocessable(translationMessages.tooManyTexts, { most: textsMax });
    return file;
  },
);

function readXml(content: string): TranslationFile | undefined {
  try {
    return readXliff(content);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw unprocessable(translationMessages.damaged, { line: error.line });
  }
}
