import type { QueryOf, transferCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { loadDrafts } from './load-document.ts';
import { writeFileResult } from './write/write-file.ts';

type ExportRequest = Pick<QueryOf<typeof transferCalls.exportProject>, 'projectId' | 'includeMediaAssets'>;

/** Exports the drafts of a project as a JSON file, or as a zip when media are included. */
export async function exportProject(
  { db, workers }: Services,
  teamId: TeamId,
  { projectId, includeMediaAssets }: ExportRequest,
  signal: AbortSignal,
): Promise<WireText> {
  const drafts = await loadDrafts(db, teamId, projectId);
  const form = { type: 'project', isZip: includeMediaAssets === true } as const;
  return new WireText(await workers.run(writeFileResult, { drafts, form }, { owner: teamId, signal }));
}
