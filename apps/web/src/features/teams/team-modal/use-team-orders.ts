import { teamCalls, type BodyOf } from '@confab/contracts';
import type { AccountId, TeamId, TeamMembership, TeamRole } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

export type GivenRole = BodyOf<typeof teamCalls.invite>['permission'];

/** What an Admin does in a team. Each rejects with the words to show, and ends when the lists have been read again. */
export interface TeamOrders {
  rename(newName: string): Promise<unknown>;
  changePermission(emailToModify: string, newPermission: GivenRole): Promise<unknown>;
  removeMember(tvAccountIdToRemove: AccountId): Promise<unknown>;
  /** Invites, or invites again: then the former invitation no longer holds. */
  invite(email: string, permission: GivenRole): Promise<unknown>;
  rescind(teamInvitationId: string): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** The roles that somebody can be given, highest first (P6.1). */
export const givenRoles = [
  'Admin',
  'AppEditor',
  'MediaEditor',
  'Commenter',
  'Viewer',
] as const satisfies readonly TeamRole[];

export function useTeamOrders(teamId: TeamId): TeamOrders {
  const api = useApi();
  const queries = useQueryClient();

  /** The lists are read again whatever came of it: a refusal often means that somebody was quicker. */
  async function order(work: Promise<unknown>) {
    try {
      await work;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [teamCalls.listMine.path] }),
        queries.invalidateQueries({ queryKey: [teamCalls.listMembers.path, { teamId }] }),
      ]);
    }
  }

  /** The new name stands at once, so that nothing asked meanwhile speaks of the old one; a refusal brings that back. */
  function rename(newName: string) {
    queries.setQueriesData<readonly TeamMembership[]>({ queryKey: [teamCalls.listMine.path] }, (teams) =>
      teams?.map((team) => (team.teamId === teamId ? { ...team, description: newName } : team)),
    );
    return order(api.call(teamCalls.rename, { query: { teamId, newName } }));
  }

  return {
    rename,
    changePermission: (emailToModify, newPermission) =>
      order(api.call(teamCalls.changePermission, { query: { teamId, emailToModify, newPermission } })),
    removeMember: (tvAccountIdToRemove) =>
      order(api.call(teamCalls.removeMember, { query: { teamId, tvAccountIdToRemove } })),
    invite: (email, permission) => order(api.call(teamCalls.invite, { body: { teamId, emails: [email], permission } })),
    rescind: (teamInvitationId) => order(api.call(teamCalls.rejectInvitation, { body: { teamInvitationId } })),
    remove: () => order(api.call(teamCalls.remove, { query: { teamId } })),
  };
}
