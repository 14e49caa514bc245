import { nodeCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { deleteItem } from '../../core/items/delete-item.ts';
import { deleteNodes } from '../../core/items/delete-nodes.ts';
import { saveItem } from '../../core/versions/save-item.ts';
import { createNode } from './create-node.ts';
import { duplicateNode } from './duplicate-node.ts';
import { getFatNode } from './get-fat-node.ts';
import { moveNode } from './move-node.ts';
import { pasteNodes } from './paste-nodes.ts';

/** The calls about nodes. */
export const nodeRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, nodeCalls.create, ({ caller, body }) => createNode(services, caller, body));
  answer(app, nodeCalls.getFat, ({ team, query }) =>
    getFatNode(services, team.teamId, query.nodeId, query.wantSchema ?? false),
  );
  answer(app, nodeCalls.save, ({ caller, body }) => saveItem(services, caller, { ...body, itemId: body.nodeId }));
  answer(app, nodeCalls.duplicate, ({ caller, body }) => duplicateNode(services, caller, body));
  answer(app, nodeCalls.paste, ({ caller, body }) => pasteNodes(services, caller, body));
  answer(app, nodeCalls.move, ({ caller, team, query }) => moveNode(services, caller, team.teamId, query));
  answer(app, nodeCalls.removeSeveral, ({ caller, body: { signalRConnectionId: connectionId, ...body } }) =>
    deleteNodes(services, caller, { ...body, connectionId }),
  );
  answer(app, nodeCalls.remove, ({ caller, team, query }) =>
    deleteItem(services, caller, {
      teamId: team.teamId,
      projectId: query.owningProjectId,
      itemId: query.nodeId,
      kind: 'node',
      connectionId: query.signalRConnectionId,
    }),
  );
};
