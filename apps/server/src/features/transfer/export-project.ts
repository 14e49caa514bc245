import type { QueryOf, TransferFile, transferCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { getItemName, projectEntry, writeProjectFile } from '@confab/transfer';
import type { Services } from '../../services.ts';
import { loadDocument } from './load-document.ts';
import { packZip, toFile, withChecksums } from './pack-file.ts';

type ExportRequest = Pick<QueryOf<typeof transferCalls.exportProject>, 'projectId' | 'includeMediaAssets'>;

/** Exports the drafts of a project as a JSON file, or as a zip when media are included. */
export async function exportProject({ db }: Services, teamId: TeamId, request: ExportRequest): Promise<TransferFile> {
  const document = await loadDocument(db, teamId, request.projectId);
  const text = writeProjectFile(document);
  const name = getItemName(document.project);
  if (request.includeMediaAssets !== true) return toFile(name, 'json', text);
  return toFile(name, 'zip', await packZip(withChecksums(new Map([[projectEntry, text]]))));
}
