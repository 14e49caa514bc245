import { oneCalls, onePublishingCalls, oneTemplateCalls, pageMoveCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { createLlama } from './create-llama.ts';
import { createOneFromTemplate } from './create-one-from-template.ts';
import { getLlamaVersions } from './get-llama-versions.ts';
import { getTemplateSource } from './get-template-source.ts';
import { assertCurrentPage } from '../../core/versions/assert-current-page.ts';
import { loadLlamaMaster, loadOneParent, toLoadedLlama } from './load-llama.ts';
import { moveLlama } from './moves/move-llama.ts';
import { movePages } from './moves/move-pages.ts';
import { previewLlamas, promoteLlamas } from './publication/promote-llamas.ts';
import { getPublishStatus, removePublishRequest, requestPublish } from './publication/review-requests.ts';
import { saveLlama } from './save-llama.ts';
import { saveLlamaMaster } from './save-llama-master.ts';
import { validateLlama } from './validate-llama.ts';

/** The calls about One projects, their llamas and pages. */
export const oneRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, oneTemplateCalls.createFromTemplate, ({ caller, query }) =>
    createOneFromTemplate(services, caller, query),
  );
  answer(app, oneTemplateCalls.templateSource, async ({ query }) => getTemplateSource(services, query.templateId));
  answer(app, oneCalls.createLlama, ({ caller, body }) => createLlama(services, caller, body));
  answer(app, pageMoveCalls.movePages, ({ caller, body }) => movePages(services, caller, body));
  answer(app, pageMoveCalls.moveLlama, ({ caller, body }) => moveLlama(services, caller, body));
  answer(app, oneCalls.loadParent, async ({ team, query }) => {
    assertCurrentPage(query.frontendVersion);
    return loadOneParent(services, team.teamId, query.oneLlamaId);
  });
  answer(app, oneCalls.saveParent, async ({ caller, team, query, body }) => {
    assertCurrentPage(query.frontendVersion);
    const { oneLlamaId: llamaId, ...save } = body;
    return toLoadedLlama(await saveLlama(services, caller, { ...save, llamaId, teamId: team.teamId }));
  });
  answer(app, oneCalls.loadMaster, ({ team, query }) => loadLlamaMaster(services, team.teamId, query.llamaID));
  answer(app, oneCalls.saveMaster, ({ caller, team, query, body }) =>
    saveLlamaMaster(services, caller, team.teamId, { ...body, ...query }),
  );
  answer(app, onePublishingCalls.versions, ({ caller, body }) => getLlamaVersions(services, caller, body.llamaIds));
  answer(app, onePublishingCalls.promote, ({ caller, team, body }) =>
    promoteLlamas(services, caller, team.teamId, body),
  );
  answer(app, onePublishingCalls.preview, ({ caller, team, body, signal }) =>
    previewLlamas(services, caller, team.teamId, body, signal),
  );
  answer(app, onePublishingCalls.publishStatus, ({ team, query }) =>
    getPublishStatus(services, team.teamId, query.oneLlamaId),
  );
  answer(app, onePublishingCalls.requestPublish, ({ caller, team, body }) =>
    requestPublish(services, caller, team.teamId, body),
  );
  answer(app, onePublishingCalls.removePublishRequest, ({ caller, team, query }) =>
    removePublishRequest(services, caller, team.teamId, query.oneLlamaId),
  );
  answer(app, oneCalls.validate, ({ team, query, signal }) =>
    validateLlama(services, team.teamId, query.oneLlamaId, signal),
  );
};
