import { validationCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { checkScripts } from './check-scripts.ts';
import { validateProject, validateWorkflow } from './validate-draft.ts';

/** The calls about validation. */
export const validationRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, validationCalls.project, ({ team, query, signal }) =>
    validateProject(services, team.teamId, query.projectId, signal),
  );
  answer(app, validationCalls.workflow, ({ team, query, signal }) =>
    validateWorkflow(services, team.teamId, query.workflowId, signal),
  );
  answer(app, validationCalls.scripts, ({ caller, body, signal }) =>
    services.workers.run(checkScripts, body.scripts, { owner: caller.accountId, signal }),
  );
};
