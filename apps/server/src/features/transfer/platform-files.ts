import type { BodyOf, transferCalls, TransferFile } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { loadDrafts } from './load-document.ts';
import { writeFile } from './write/write-file.ts';

type PlatformRequest = BodyOf<typeof transferCalls.platformFiles>;

/**
 * Exports the drafts of a project as the package of a platform, with findings about what the platform does not support.
 */
export async function getPlatformFiles(
  { db, workers }: Services,
  { teamId, projectId, platform }: PlatformRequest,
  signal: AbortSignal,
): Promise<TransferFile> {
  const drafts = await loadDrafts(db, teamId, projectId);
  return workers.run(writeFile, { drafts, form: { type: 'platform', platform } }, { owner: teamId, signal });
}
