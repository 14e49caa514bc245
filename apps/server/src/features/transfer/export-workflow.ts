import { notFound, type QueryOf, type TransferFile, type transferCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { getItemName, projectEntry, writeWorkflowFile } from '@confab/transfer';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { loadDocument } from './load-document.ts';
import { packZip, toFile, withChecksums } from './pack-file.ts';

type ExportRequest = Pick<QueryOf<typeof transferCalls.exportWorkflow>, 'workflowId' | 'includeMediaAssets'>;

/** Exports the drafts of a workflow with the values of its project that it needs. */
export async function exportWorkflow({ db }: Services, teamId: TeamId, request: ExportRequest): Promise<TransferFile> {
  const item = await findItem(db, teamId, request.workflowId);
  const document = item && (await loadDocument(db, teamId, item.projectId));
  const workflow = document?.workflows.find(({ id }) => id === item?.id);
  if (!document || !workflow) throw notFound();
  const text = writeWorkflowFile(document, workflow.id);
  const name = getItemName(workflow);
  if (request.includeMediaAssets !== true) return toFile(name, 'json', text);
  return toFile(name, 'zip', await packZip(withChecksums(new Map([[projectEntry, text]]))));
}
