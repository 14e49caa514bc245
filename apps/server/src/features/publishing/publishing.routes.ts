import { publishingCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { getPromotionStatus } from './get-promotion-status.ts';
import { promoteProject } from './promote-project.ts';

/** The calls about publishing. */
export const publishingRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, publishingCalls.status, ({ team, query }) =>
    getPromotionStatus(services, services.db, team.teamId, query.projectId),
  );
  answer(app, publishingCalls.promote, ({ caller, team, body }) => promoteProject(services, caller, team.teamId, body));
};
