import { editingCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { saveItems } from '../../core/versions/save-item.ts';
import { createSecret } from './create-secret.ts';
import { discardDrafts } from './discard-drafts.ts';
import { listEvents } from './list-events.ts';
import { notifyEdit } from './notify-edit.ts';

/** The calls of live editing. */
export const editingRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, editingCalls.notify, ({ caller, body }) => notifyEdit(services, caller, body));
  answer(app, editingCalls.createSecret, ({ caller, body }) => createSecret(services, caller, body));
  answer(app, editingCalls.eventsSince, ({ team, query }) =>
    listEvents(services, team.teamId, query.projectId, query.afterSeq),
  );
  answer(app, editingCalls.saveItems, ({ caller, body }) => saveItems(services, caller, body));
  answer(app, editingCalls.discard, ({ caller, body: { itemId, ...target } }) =>
    discardDrafts(services, caller, { ...target, itemIds: [itemId] }),
  );
  answer(app, editingCalls.discardSeveral, ({ caller, body }) => discardDrafts(services, caller, body));
};
