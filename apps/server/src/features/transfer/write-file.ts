import {
  notFound,
  transferMessages,
  unprocessable,
  type BodyOf,
  type transferCalls,
  type TransferFile,
} from '@confab/contracts';
import {
  getItemName,
  projectEntry,
  writeAgent,
  writeProjectFile,
  writeSkillPackage,
  writeWorkflowFile,
  type ProjectDocument,
} from '@confab/transfer';
import { createHash } from 'node:crypto';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import { toDocument, type ProjectDrafts } from './load-document.ts';
import { packZip, toFile, withChecksums } from './pack-file.ts';

type Platform = BodyOf<typeof transferCalls.platformFiles>['platform'];

/** What of a project is written, and how. */
type FileForm =
  | { readonly type: 'project'; readonly isZip: boolean }
  | { readonly type: 'workflow'; readonly workflowId: string; readonly isZip: boolean }
  | { readonly type: 'platform'; readonly platform: Platform };

interface FileRequest {
  readonly drafts: ProjectDrafts;
  readonly form: FileForm;
}

/** Writes the drafts of a project as a file, in a worker thread. */
export const writeFile = defineWorkerTask('writeFile', ({ drafts, form }: FileRequest): Promise<TransferFile> => {
  const document = toDocument(drafts);
  if (form.type === 'platform') return writePlatformFile(document, form.platform);
  if (form.type === 'project') return pack(getItemName(document.project), writeProjectFile(document), form.isZip);
  const workflow = document.workflows.find(({ id }) => id === form.workflowId);
  if (!workflow) throw notFound();
  return pack(getItemName(workflow), writeWorkflowFile(document, workflow.id), form.isZip);
});

async function pack(name: string, text: string, isZip: boolean): Promise<TransferFile> {
  if (!isZip) return toFile(name, 'json', text);
  return toFile(name, 'zip', await packZip(withChecksums(new Map([[projectEntry, text]]))));
}

async function writePlatformFile(document: ProjectDocument, platform: Platform): Promise<TransferFile> {
  const { project } = document;
  if (project.type !== 'Pro') throw unprocessable(transferMessages.onlyPro);
  const { files, findings } =
    platform === 'Alexa' ? writeSkillPackage(document) : writeAgent(document, createIdSequence(project.id));
  return toFile(`${getItemName(project)}-${platform}`, 'zip', await packZip(files), findings);
}

/** Creates a fixed sequence of ids, so that the same content gives the same bytes. */
function createIdSequence(seed: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash('sha256').update(`${seed} ${count}`).digest('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  };
}
