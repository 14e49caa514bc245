import type { BodyOf, transferCalls } from '@confab/contracts';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { loadDrafts } from './load-document.ts';
import { writeFileResult } from './write/write-file.ts';

type PlatformRequest = BodyOf<typeof transferCalls.platformFiles>;

/**
 * Exports the drafts of a project as the package of a platform, with findings about what the platform does not support.
 */
export async function getPlatformFiles(
  { db, workers }: Services,
  { teamId, projectId, platform }: PlatformRequest,
  signal: AbortSignal,
): Promise<WireText> {
  const drafts = await loadDrafts(db, teamId, projectId);
  return new WireText(
    await workers.run(writeFileResult, { drafts, form: { type: 'platform', platform } }, { owner: teamId, signal }),
  );
}
