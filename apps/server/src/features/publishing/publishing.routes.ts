import { publishingCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { getPromotionStatus } from './get-promotion-status.ts';
import { getPublishPreview } from './get-publish-preview.ts';
import { listProjectReleases } from './list-releases.ts';
import { promoteProject } from './promote-project.ts';
import { rollBackStage } from './roll-back-stage.ts';

/** The calls about publishing. */
export const publishingRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, publishingCalls.status, ({ team, query }) =>
    getPromotionStatus(services, services.db, team.teamId, query.projectId),
  );
  answer(app, publishingCalls.promote, ({ caller, team, body }) => promoteProject(services, caller, team.teamId, body));
  answer(app, publishingCalls.preview, ({ team, query: { projectId, source, stage }, signal }) =>
    getPublishPreview(services, { teamId: team.teamId, projectId, source, stage }, signal),
  );
  answer(app, publishingCalls.releases, ({ team, query: { projectId, before } }) =>
    listProjectReleases(services, { teamId: team.teamId, projectId }, before),
  );
  answer(app, publishingCalls.rollBack, ({ caller, team, body }) => rollBackStage(services, caller, team.teamId, body));
};
