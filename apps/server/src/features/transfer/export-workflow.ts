import { notFound, type QueryOf, type transferCalls } from '@confab/contracts';
import { itemLevels, type TeamId } from '@confab/model';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { loadDrafts } from './load-document.ts';
import { writeFileResult } from './write/write-file.ts';

type ExportRequest = Pick<QueryOf<typeof transferCalls.exportWorkflow>, 'workflowId' | 'includeMediaAssets'>;

/** Exports the drafts of a workflow with the values of its project that it needs. */
export async function exportWorkflow(
  { db, workers }: Services,
  teamId: TeamId,
  { workflowId, includeMediaAssets }: ExportRequest,
  signal: AbortSignal,
): Promise<WireText> {
  const item = await findItem(db, teamId, workflowId);
  if (!item || itemLevels[item.kind] !== 'workflow') throw notFound();
  const drafts = await loadDrafts(db, teamId, item.projectId);
  const form = { type: 'workflow', workflowId: item.id, isZip: includeMediaAssets === true } as const;
  return new WireText(await workers.run(writeFileResult, { drafts, form }, { owner: teamId, signal }));
}
