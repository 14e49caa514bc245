import { notFound, transferCalls, type TransferFile, type TransferPlatform } from '@confab/contracts';
import {
  getItemName,
  projectEntry,
  reportDocument,
  writeLlamaFile,
  writeProjectFile,
  writeWorkflowFile,
  type PackageMedia,
  type ProjectDocument,
} from '@confab/transfer';
import { z } from 'zod';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { toDocument, type ProjectDrafts } from '../load-document.ts';
import { packZip, toFile, withChecksums } from './pack-file.ts';
import { writePlatformPackage } from './platform-package.ts';

/** Which part of a project is written, and how. */
type FileForm =
  | { readonly type: 'project'; readonly isZip: boolean }
  | { readonly type: 'workflow'; readonly workflowId: string; readonly isZip: boolean }
  | { readonly type: 'llama'; readonly llamaId: string }
  | { readonly type: 'platform'; readonly platform: TransferPlatform; readonly media: PackageMedia };

interface FileRequest {
  readonly drafts: ProjectDrafts;
  readonly form: FileForm;
}

/** Writes the drafts of a project as a file, in a worker thread. */
export const writeFile = defineWorkerTask('writeFile', ({ drafts, form }: FileRequest): Promise<TransferFile> => {
  const document = toDocument(drafts);
  if (form.type === 'platform') return writePlatformFile(document, form);
  if (form.type === 'project')
    return pack(document, getItemName(document.project), writeProjectFile(document), form.isZip);
  if (form.type === 'llama') return writeLlama(document, form.llamaId);
  const workflow = document.workflows.find(({ id }) => id === form.workflowId);
  if (!workflow) throw notFound();
  const nodes = document.nodes.filter(({ workflowId }) => workflowId === workflow.id);
  const own = { ...document, workflows: [workflow], nodes };
  return pack(own, getItemName(workflow), writeWorkflowFile(document, workflow.id), form.isZip);
});

/**
 * Writes the same file as the wire text of a call's result. Turning many megabytes into JSON would block the server's
 * main thread, which passes this text on.
 */
export const writeFileResult = defineWorkerTask('writeFileResult', async (request: FileRequest): Promise<string> => {
  // The results of all exports have this shape.
  const { result } = transferCalls.exportProject;
  return JSON.stringify(z.encode(result, await writeFile.work(request)));
});

async function pack(document: ProjectDocument, name: string, text: string, isZip: boolean): Promise<TransferFile> {
  const report = reportDocument(document);
  if (!isZip) return toFile(name, 'json', text, { report });
  return toFile(name, 'zip', await packZip(withChecksums(new Map([[projectEntry, text]]))), { report });
}

function writeLlama(document: ProjectDocument, llamaId: string): Promise<TransferFile> {
  const llama = document.workflows.find(({ id }) => id === llamaId);
  const text = writeLlamaFile(document, llamaId);
  if (!llama || text === undefined) throw notFound();
  const nodes = document.nodes.filter(({ workflowId }) => workflowId === llamaId);
  const report = reportDocument({ ...document, workflows: [llama], nodes });
  return Promise.resolve(toFile(getItemName(llama), 'json', text, { report }));
}

async function writePlatformFile(
  document: ProjectDocument,
  { platform, media }: Extract<FileForm, { type: 'platform' }>,
): Promise<TransferFile> {
  const { files, findings, report } = writePlatformPackage(document, platform, media);
  return toFile(`${getItemName(document.project)}-${platform}`, 'zip', await packZip(files), { findings, report });
}
