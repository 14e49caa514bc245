import { platformCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { getPlatforms } from './get-platforms.ts';
import { publishToPlatforms } from './publish-to-platforms.ts';

/** The calls that hand releases to platforms. */
export const platformRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, platformCalls.publish, ({ caller, team, body }) =>
    publishToPlatforms(services, caller, team.teamId, body),
  );
  answer(app, platformCalls.list, ({ team, query }) => getPlatforms(services, team.teamId, query.projectId));
};
