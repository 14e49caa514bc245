import { translationMessages, unprocessable } from '@confab/contracts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { readTable } from './table-of-translations.ts';
import { UnreadableFile, type TranslationFile } from './translation-file.ts';
import { readXliff } from './xliff.ts';

/** Texts of one file. */
const textsMax = 100_000;

interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The language that the project is translated from. */
  readonly first: string;
}

/** Reads an uploaded file of translations, in a worker thread. @throws unprocessable for a file that is none */
export const readTranslations = defineWorkerTask(
  'readTranslations',
  ({ bytes, first }: UploadedFile): TranslationFile => {
    const content = decodeText(bytes);
    const file = /^\uFEFF?\s*</.test(content) ? readXml(content) : readTable(content, first);
    if (!file) throw unprocessable(translationMessages.notReadable);
    if (file.texts.length > textsMax) throw unprocessable(translationMessages.tooManyTexts, { most: textsMax });
    return file;
  },
);

/** Decodes UTF-8, or UTF-16 with its mark, which spreadsheets save as 'Unicode text'. */
function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { ignoreBOM: true }).decode(bytes);
}

function readXml(content: string): TranslationFile | undefined {
  try {
    return readXliff(content);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw unprocessable(translationMessages[error.fault], { line: error.line });
  }
}
