import type { BodyOf, transferCalls } from '@confab/contracts';
import { WireText } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { loadDrafts } from './load-document.ts';
import { loadDraftMedia } from './media/load-package-media.ts';
import { writeFileResult } from './write/write-file.ts';

type PlatformRequest = BodyOf<typeof transferCalls.platformFiles>;

/**
 * Exports the drafts of a project as the package of a platform, with findings about what the platform does not support.
 */
export async function getPlatformFiles(
  services: Services,
  { teamId, projectId, platform }: PlatformRequest,
  signal: AbortSignal,
): Promise<WireText> {
  const drafts = await loadDrafts(services.db, teamId, projectId);
  const form = { type: 'platform', platform, media: await loadDraftMedia(services, teamId, drafts.rows) } as const;
  return new WireText(await services.workers.run(writeFileResult, { drafts, form }, { owner: teamId, signal }));
}
