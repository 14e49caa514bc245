import { teamCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { setActiveTeam } from './active-team.ts';
import { findTeamsOf } from './teams.repository.ts';

/** The team calls. */
export const teamRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  answer(app, teamCalls.listMine, ({ caller }) => findTeamsOf(services.db, caller.accountId));
  answer(app, teamCalls.setActive, ({ caller, query }) =>
    setActiveTeam(services, caller, query.teamId, query.signalRConnectionId),
  );
};
