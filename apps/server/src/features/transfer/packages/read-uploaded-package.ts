import { readPackage, type ReadPackage } from '@confab/transfer';
import { newId } from '../../../new-id.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { toDocumentTexts, type DocumentTexts } from './document-texts.ts';
import { openPackage } from '../open-package.ts';
import { dropForeignSecrets } from '../secrets-of-files.ts';

/** An uploaded package. */
export interface UploadedPackage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
  readonly language?: string | undefined;
}

/** A package that was read, with its document as texts. */
export interface ReadTexts extends Omit<ReadPackage, 'document'> {
  readonly document: DocumentTexts | undefined;
}

/** Opens and reads an uploaded package in a worker thread; nothing is written or executed (IMP-7). */
export const readUploadedPackage = defineWorkerTask(
  'readUploadedPackage',
  async ({ bytes, fileName, language }: UploadedPackage): Promise<ReadTexts> => {
    const opened = await openPackage(bytes, 'notAProjectFile');
    if (!opened.files) {
      const nothing = {
        format: undefined,
        document: undefined,
        workflowId: undefined,
        languages: [],
        language: '',
        report: [],
      };
      return { ...nothing, findings: opened.findings };
    }
    const { files, undecodable } = opened;
    const read = readPackage(files, { newId, language, fileName, undecodable });
    if (!read.document) return { ...read, document: undefined };
    const { document, findings } = dropForeignSecrets(read.document);
    return { ...read, document: toDocumentTexts(document), findings: [...read.findings, ...findings] };
  },
);
