import { teamCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { findTeamStorage } from '../../core/quotas/quotas.repository.ts';
import { answer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { readSecret, sendSecret, type SecretCarrier } from '../../core/accounts/browser-secrets.ts';
import { acceptInvitation, type AcceptanceResult } from './accept-invitation.ts';
import { setActiveTeam } from './active-team.ts';
import { changePermission } from './change-permission.ts';
import { createTeam } from './create-team.ts';
import { deleteTeam } from './delete-team.ts';
import { inviteToTeam } from './invite-to-team.ts';
import { listMembers } from './list-members.ts';
import { listMyTeams, listTeamsOfUser } from './list-teams.ts';
import { rejectInvitation } from './reject-invitation.ts';
import { removeMember } from './remove-member.ts';
import { renameTeam } from './rename-team.ts';
import { showInvitation } from './invitation-page/show-invitation.ts';

/** The team calls. Handlers only translate; the rules are in the use cases. */
export const teamRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config } = services;

  answer(app, teamCalls.listMine, ({ caller }) => listMyTeams(services, caller));
  answer(app, teamCalls.listOfUser, ({ caller, query }) => listTeamsOfUser(services, caller, query.targetTvAccountId));
  answer(app, teamCalls.setActive, ({ caller, query }) =>
    setActiveTeam(services, caller, query.teamId, query.signalRConnectionId),
  );
  answer(app, teamCalls.create, ({ caller, query }) => createTeam(services, caller, query));
  answer(app, teamCalls.rename, ({ caller, query, team }) => renameTeam(services, caller, team.teamId, query.newName));
  answer(app, teamCalls.remove, ({ caller, team }) => deleteTeam(services, caller, team.teamId));

  answer(app, teamCalls.getStorage, ({ team }) => findTeamStorage(services.db, team.teamId));
  answer(app, teamCalls.listMembers, ({ team }) => listMembers(services, team));
  answer(app, teamCalls.changePermission, ({ caller, query, team }) =>
    changePermission(services, caller, { ...query, teamId: team.teamId }),
  );
  answer(app, teamCalls.removeMember, ({ caller, query, team }) =>
    removeMember(services, caller, team.teamId, query.tvAccountIdToRemove),
  );

  answer(app, teamCalls.invite, ({ caller, body, team, ip, requestId }) =>
    inviteToTeam(services, caller, { ...body, teamId: team.teamId }, { ip, requestId }),
  );
  answer(app, teamCalls.openInvitation, async ({ body, visitor, ...carrier }) => {
    const { view, setPasswordTicket } = await showInvitation(services, body, visitor);
    if (setPasswordTicket !== undefined) sendSecret(carrier, config, 'set-password', setPasswordTicket);
    return view;
  });
  answer(app, teamCalls.acceptInvitation, async ({ body, visitor, ...carrier }) => {
    const registration = readSecret(carrier, config, 'registration');
    return handOver(carrier, await acceptInvitation(services, body, { visitor, registration }));
  });
  answer(app, teamCalls.acceptInvitationByQuery, async ({ query, caller, ...carrier }) =>
    handOver(carrier, await acceptInvitation(services, query, { visitor: caller, registration: '' })),
  );
  answer(app, teamCalls.rejectInvitation, ({ body, visitor }) => rejectInvitation(services, body, visitor));
  answer(app, teamCalls.rejectInvitationByQuery, ({ query, caller }) => rejectInvitation(services, query, caller));

  /** Puts the ticket into a cookie, which no script can read. */
  function handOver(carrier: SecretCarrier, { outcome, setPasswordTicket }: AcceptanceResult) {
    if (setPasswordTicket !== undefined) sendSecret(carrier, config, 'set-password', setPasswordTicket);
    return outcome;
  }
};
