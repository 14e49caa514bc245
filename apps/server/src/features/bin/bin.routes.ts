import { binCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../feature-routes.ts';
import { listBin } from './list-bin.ts';
import { restoreItem } from './restore-item.ts';

/** The calls of the bin. */
export const binRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, binCalls.list, ({ team, query }) => listBin(services, team.teamId, query.projectId));
  answer(app, binCalls.restore, ({ caller, body }) => restoreItem(services, caller, body));
};
