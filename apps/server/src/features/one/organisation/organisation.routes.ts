import { organisationCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../../http/answer.ts';
import type { FeatureSettings } from '../../../services.ts';
import { addOrganisationNode } from './add-organisation-node.ts';
import { deleteOrganisationNode } from './delete-organisation-node.ts';
import { getOrganisationBranch } from './get-organisation-branch.ts';
import { getOrganisationTree } from './get-organisation-tree.ts';
import { moveOrganisationNode } from './move-organisation-node.ts';
import { renameOrganisationNode } from './rename-organisation-node.ts';

/** The calls about the organisation tree of a team. */
export const organisationRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  answer(app, organisationCalls.get, ({ query }) => getOrganisationTree(services, query));
  answer(app, organisationCalls.getBranch, ({ team, query }) => getOrganisationBranch(services, team.teamId, query));
  answer(app, organisationCalls.add, ({ caller, body }) => addOrganisationNode(services, caller, body));
  answer(app, organisationCalls.rename, ({ caller, body }) => renameOrganisationNode(services, caller, body));
  answer(app, organisationCalls.move, ({ caller, body }) => moveOrganisationNode(services, caller, body));
  answer(app, organisationCalls.remove, ({ caller, body }) => deleteOrganisationNode(services, caller, body));
};
