import { createFindings, projectEntry, readLlamaFile, type Finding } from '@confab/transfer';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { openPackage } from '../open-package.ts';
import { toDocumentTexts, type DocumentTexts } from '../packages/document-texts.ts';
import { dropForeignSecrets } from '../secrets-of-files.ts';

/** A llama file that was read; without a document, the findings have an error. */
interface ReadLlama {
  readonly document: DocumentTexts | undefined;
  readonly findings: readonly Finding[];
}

/** Opens and reads an uploaded llama file in a worker thread; nothing is written or executed (IMP-7). */
export const readUploadedLlama = defineWorkerTask(
  'readUploadedLlama',
  async ({ bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }): Promise<ReadLlama> => {
    const { files, findings: faults } = await openPackage(bytes, 'notALlamaFile');
    if (!files) return { document: undefined, findings: faults };
    const findings = createFindings();
    const read = readLlamaFile(files.get(projectEntry) ?? '', findings);
    if (!read) return { document: undefined, findings: findings.list() };
    const { document, findings: dropped } = dropForeignSecrets(read);
    return { document: toDocumentTexts(document), findings: [...findings.list(), ...dropped] };
  },
);
