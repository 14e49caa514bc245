import { workflowCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { deleteItem } from '../../core/items/delete-item.ts';
import { listSkinnyWorkflows } from '../../core/items/items.repository.ts';
import { saveItem } from '../../core/versions/save-item.ts';
import { toSkinnyItem } from '../../core/items/to-item.ts';
import { createWorkflow } from './create-workflow.ts';
import { duplicateWorkflow } from './duplicate-workflow.ts';
import { getFatWorkflow } from './get-fat-workflow.ts';
import { moveWorkflow } from './move-workflow.ts';
import { saveGraphLayout } from './save-graph-layout.ts';

/** The calls about workflows. */
export const workflowRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, workflowCalls.list, async ({ team, query }) => {
    const workflows = await listSkinnyWorkflows(services.db, team.teamId, query.projectId);
    return workflows.map(toSkinnyItem);
  });
  answer(app, workflowCalls.create, ({ caller, body }) => createWorkflow(services, caller, body));
  answer(app, workflowCalls.getFat, ({ team, query }) =>
    getFatWorkflow(services, team.teamId, query.workflowId, query.wantSkinnyNodes ?? false),
  );
  answer(app, workflowCalls.save, ({ caller, body }) =>
    saveItem(services, caller, { ...body, itemId: body.workflowId }),
  );
  answer(app, workflowCalls.saveLayout, ({ caller, body }) => saveGraphLayout(services, caller, body));
  answer(app, workflowCalls.duplicate, ({ caller, body }) => duplicateWorkflow(services, caller, body));
  answer(app, workflowCalls.move, ({ caller, team, query }) => moveWorkflow(services, caller, team.teamId, query));
  answer(app, workflowCalls.remove, ({ caller, team, query }) =>
    deleteItem(services, caller, {
      teamId: team.teamId,
      projectId: query.owningProjectId,
      itemId: query.workflowId,
      kind: 'workflow',
      connectionId: query.signalRConnectionId,
    }),
  );
};
