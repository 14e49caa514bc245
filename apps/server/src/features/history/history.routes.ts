import { historyCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { compareStates } from './compare-states.ts';
import { getItemVersion } from './get-version.ts';
import { listItemEdits } from './list-edits.ts';
import { listHistory } from './list-history.ts';
import { listItemVersions } from './list-versions.ts';
import { getProjectId, rollBackItem } from './roll-back-item.ts';
import { rollBack } from './roll-back.ts';

/** The calls about histories: saves, differences and rollbacks. */
export const historyRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, historyCalls.ofProject, ({ team, query }) =>
    listHistory(services, { teamId: team.teamId, projectId: query.projectId }, query.before),
  );
  answer(app, historyCalls.ofWorkflow, async ({ team: { teamId }, query: { workflowId, before } }) =>
    listHistory(services, { teamId, projectId: await getProjectId(services, teamId, workflowId), workflowId }, before),
  );
  answer(app, historyCalls.ofNode, ({ team, query }) =>
    listItemVersions(services, team.teamId, query.nodeId, query.before),
  );
  answer(app, historyCalls.ofItem, ({ team, query }) =>
    listItemVersions(services, team.teamId, query.itemId, query.before),
  );
  answer(app, historyCalls.edits, ({ team, query: { itemId, version, before } }) =>
    listItemEdits(services, { teamId: team.teamId, itemId, version }, before),
  );
  answer(app, historyCalls.version, ({ team, query }) =>
    getItemVersion(services, team.teamId, query.itemId, query.version),
  );
  answer(app, historyCalls.compare, async ({ team, query: { projectId, from, to } }) =>
    compareStates(services, { teamId: team.teamId, projectId }, from, to),
  );
  answer(app, historyCalls.rollBackProject, ({ caller, team, query }) =>
    rollBack(services, caller, { ...query, teamId: team.teamId, connectionId: query.signalRConnectionId }),
  );
  answer(app, historyCalls.rollBackWorkflow, async ({ caller, team: { teamId }, query }) =>
    rollBack(services, caller, {
      ...query,
      teamId,
      projectId: await getProjectId(services, teamId, query.workflowId),
      connectionId: query.signalRConnectionId,
    }),
  );
  answer(app, historyCalls.rollBackItem, async ({ caller, team: { teamId }, query: { itemId, ...query } }) =>
    rollBackItem(services, caller, itemId, {
      ...query,
      teamId,
      projectId: await getProjectId(services, teamId, itemId),
      connectionId: query.signalRConnectionId,
    }),
  );
};
