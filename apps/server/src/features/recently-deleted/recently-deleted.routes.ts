import { recentlyDeletedCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { emptyRecentlyDeleted } from './empty-recently-deleted.ts';
import { listDeletedItems } from './list-deleted-items.ts';
import { restoreItem, restoreItems } from './restore-item.ts';

/** The calls that list, restore and purge recently deleted items. */
export const recentlyDeletedRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, recentlyDeletedCalls.list, ({ team, query }) => listDeletedItems(services, team.teamId, query.projectId));
  answer(app, recentlyDeletedCalls.restore, ({ caller, body }) => restoreItem(services, caller, body));
  answer(app, recentlyDeletedCalls.restoreSeveral, ({ caller, body }) => restoreItems(services, caller, body));
  answer(app, recentlyDeletedCalls.empty, ({ body, signal }) => emptyRecentlyDeleted(services, body, signal));
};
