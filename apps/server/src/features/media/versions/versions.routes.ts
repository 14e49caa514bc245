import { assetVersionCalls, mediaMessages, notFound } from '@confab/contracts';
import type { FastifyInstance } from 'fastify';
import { findVersionContent } from '../../../core/media/asset-versions.repository.ts';
import { answer, answerBytes } from '../../../http/answer.ts';
import type { Services } from '../../../services.ts';
import { announceMedia } from '../announce-media.ts';
import { sendContent } from '../serving/send-content.ts';
import { listAssetVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

/** The calls about the kept versions of a file. */
export function addVersionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  answer(app, assetVersionCalls.list, ({ team, query }) => listAssetVersions(db, team.teamId, query));
  answerBytes(app, assetVersionCalls.contents, async ({ team: { teamId }, query }, request, reply) => {
    const content = await findVersionContent(db, teamId, query.assetId, query.version);
    if (!content) throw notFound(mediaMessages.versionGone);
    const settings = { isDownload: true, caching: 'private, no-cache' };
    return sendContent(services, request, reply, { content, form: { size: query.imageSize }, ...settings });
  });
  answer(app, assetVersionCalls.restore, async ({ caller, team, body, ip, requestId }) => {
    const restored = await restoreVersion({ services, caller, team, origin: { ip, requestId } }, body);
    announceMedia(services, team);
    return restored;
  });
}
