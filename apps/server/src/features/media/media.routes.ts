import { mediaCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { listAssetStates } from '../../core/media/asset-states.repository.ts';
import { findCurrentContent } from '../../core/media/contents.repository.ts';
import { answer, answerBytes } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { announceMedia } from './announce-media.ts';
import { createTicket } from './create-ticket.ts';
import { describeAsset, getAsset, getBrowsePath } from './describe-asset.ts';
import { createDerivativeRows } from '../../core/media/derivatives/derivative-rows.ts';
import { listDeletedAssets } from './deleted/list-deleted-assets.ts';
import { restoreAssets } from './deleted/restore-assets.ts';
import { isChange, runFileOperation } from './files/run-file-operation.ts';
import { getImage } from './serving/get-image.ts';
import { sendContent } from './serving/send-content.ts';
import { serveMedia } from './serving/serve-media.ts';
import { serveTemplateMedia } from './templates/serve-template-media.ts';
import { transcribeAsset } from './speech/transcribe-requests.ts';
import { findAssetUses } from './uses/find-asset-uses.ts';
import { addVersionRoutes } from './versions/versions.routes.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';

/** The media library: the file manager protocol, the calls about one asset, and the addresses of files. */
export const mediaRoutes: FastifyPluginAsync<FeatureSettings> = async (app, settings) => {
  const { services } = settings;
  const { db } = services;

  answer(app, mediaCalls.fileOperations, async ({ caller, team, body, ip, requestId }) => {
    const done = await runFileOperation({ services, caller, team, request: body, origin: { ip, requestId } });
    if (isChange(body.action)) announceMedia(services, team);
    return done;
  });
  answerBytes(app, mediaCalls.getImage, ({ team, query }, request, reply) =>
    getImage(services, team, query, { request, reply }),
  );
  answer(app, mediaCalls.createTicket, async ({ caller, team, body }) => createTicket(services, caller, team, body));
  answer(app, mediaCalls.metadata, ({ team, query }) => describeAsset(db, team.teamId, query.assetId));
  answer(app, mediaCalls.browsePath, ({ team, query }) => getBrowsePath(db, team.teamId, query.assetId));
  answerBytes(app, mediaCalls.contents, async ({ team: { teamId }, query }, request, reply) => {
    const { id } = await getAsset(db, teamId, query.assetId);
    const content = await findCurrentContent(db, teamId, id);
    if (!content) throw new Error('An asset has a content.');
    // The client asks again each time and gets the content only when it has changed.
    const settings = { isDownload: true, caching: 'private, no-cache' };
    return sendContent(services, request, reply, { content, ...settings });
  });
  answer(app, mediaCalls.speechToTextFromAsset, ({ team, query }) => transcribeAsset(services, team, query));
  answer(app, mediaCalls.states, ({ team, body }) => listAssetStates(db, team.teamId, body.assetIds));
  answer(app, mediaCalls.uses, ({ team, body }) => findAssetUses(db, team.teamId, body.assetIds));
  answer(app, mediaCalls.listDeleted, ({ team, query }) => listDeletedAssets(db, team.teamId, query.skip));
  answer(app, mediaCalls.restore, async ({ caller, team, body, ip, requestId }) => {
    const restored = await restoreAssets({ services, caller, team, origin: { ip, requestId } }, body.ids);
    announceMedia(services, team);
    return restored;
  });
  addVersionRoutes(app, services);
  serveMedia(app, services);
  app.addHook('onClose', () => services.processState.get(createDerivativeRows, services).store());
  serveTemplateMedia(app);
  await app.register(uploadRoutes, settings);
};
