import type { QueryOf, TransferFile, transferCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { loadDrafts } from './load-document.ts';
import { writeFile } from './write/write-file.ts';

type ExportRequest = Pick<QueryOf<typeof transferCalls.exportProject>, 'projectId' | 'includeMediaAssets'>;

/** Exports the drafts of a project as a JSON file, or as a zip when media are included. */
export async function exportProject(
  { db, workers }: Services,
  teamId: TeamId,
  { projectId, includeMediaAssets }: ExportRequest,
  signal: AbortSignal,
): Promise<TransferFile> {
  const drafts = await loadDrafts(db, teamId, projectId);
  const form = { type: 'project', isZip: includeMediaAssets === true } as const;
  return workers.run(writeFile, { drafts, form }, { owner: teamId, signal });
}
