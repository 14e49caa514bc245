import { teamCalls, type BodyOf } from '@confab/contracts';
import type { AccountId, ProjectId, TeamId, TeamMembership, TeamRole } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

export type AssignableRole = BodyOf<typeof teamCalls.invite>['permission'];

/** The calls that change a team. Each resolves after the lists were reloaded, and rejects with the message to show. */
export interface TeamActions {
  rename(newName: string): Promise<unknown>;
  changePermission(emailToModify: string, newPermission: AssignableRole): Promise<unknown>;
  removeMember(tvAccountIdToRemove: AccountId): Promise<unknown>;
  /** Invites people, who see the given project first. A second invitation replaces the first. */
  invite(emails: readonly string[], permission: AssignableRole, projectId?: ProjectId): Promise<unknown>;
  rescind(teamInvitationId: string): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** The roles that can be assigned to a member, highest first (P6.1). */
export const assignableRoles = [
  'Admin',
  'AppEditor',
  'MediaEditor',
  'Commenter',
  'Viewer',
] as const satisfies readonly TeamRole[];

export function useTeamActions(teamId: TeamId): TeamActions {
  const api = useApi();
  const queries = useQueryClient();

  /** Reloads the lists after success and failure: a failure often means that another Admin changed the team. */
  async function runAndReload(work: Promise<unknown>) {
    try {
      await work;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: [teamCalls.listMine.path] }),
        queries.invalidateQueries({ queryKey: [teamCalls.listMembers.path, { teamId }] }),
      ]);
    }
  }

  /** Shows the new name at once. When the call fails, the reload restores the old name. */
  function rename(newName: string) {
    queries.setQueriesData<readonly TeamMembership[]>({ queryKey: [teamCalls.listMine.path] }, (teams) =>
      teams?.map((team) => (team.teamId === teamId ? { ...team, description: newName } : team)),
    );
    return runAndReload(api.call(teamCalls.rename, { query: { teamId, newName } }));
  }

  return {
    rename,
    changePermission: (emailToModify, newPermission) =>
      runAndReload(api.call(teamCalls.changePermission, { query: { teamId, emailToModify, newPermission } })),
    removeMember: (tvAccountIdToRemove) =>
      runAndReload(api.call(teamCalls.removeMember, { query: { teamId, tvAccountIdToRemove } })),
    invite: (emails, permission, projectId) =>
      runAndReload(
        api.call(teamCalls.invite, {
          body: { teamId, emails: [...emails], permission, ...(projectId !== undefined && { projectId }) },
        }),
      ),
    rescind: (teamInvitationId) => runAndReload(api.call(teamCalls.rejectInvitation, { body: { teamInvitationId } })),
    remove: () => runAndReload(api.call(teamCalls.remove, { query: { teamId } })),
  };
}
