import { catalogue } from '@confab/catalogue';
import { authorValueCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { deleteAuthorValues } from './delete-author-values.ts';
import { getAuthorValues } from './get-author-values.ts';
import { saveAuthorValues } from './save-author-values.ts';

/** The calls about author values. */
export const authorValueRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, authorValueCalls.schema, async () => Object.values(catalogue.authorSchemas));
  answer(app, authorValueCalls.get, ({ team, query }) =>
    getAuthorValues(services.db, { teamId: team.teamId, projectId: query.projectId }),
  );
  answer(app, authorValueCalls.save, ({ caller, team, body }) =>
    saveAuthorValues(services, caller, team.teamId, body.authorData.treeValues),
  );
  answer(app, authorValueCalls.remove, ({ caller, query }) => deleteAuthorValues(services, caller, query));
};
