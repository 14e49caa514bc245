import { liveCalls } from '@confab/contracts';
import type { ProjectId, SignIn, TeamId } from '@confab/model';
import { ApiFailure, type ApiClient } from '../api/api-client.ts';
import { hubName } from './open-hub.ts';

interface MembershipSettings {
  readonly api: ApiClient;
  readonly signIn: SignIn;
  readonly flavour: string;
  /** The connection to join with; null while there is none. */
  readonly currentConnection: () => string | null;
}

/** What a page takes part in: the events of a team, and the projects it has open. */
export interface Memberships {
  /** Joins everything with a new connection, which is in nothing yet. Fails only when the server can't be reached. */
  joinAll(connectionId: string): Promise<void>;
  subscribeTeam(teamId: TeamId): void;
  openProject(teamId: TeamId, projectId: ProjectId): void;
  closeProject(teamId: TeamId, projectId: ProjectId): void;
}

export function createMemberships({ api, signIn, flavour, currentConnection }: MembershipSettings): Memberships {
  const projects = new Map<ProjectId, TeamId>();
  let team: TeamId | undefined;
  let lastMove: Promise<unknown> = Promise.resolve();

  const group = (connectionId: string, groupName: TeamId) => ({
    query: { hubName, frontendApp: flavour, connectionId, groupName },
  });

  function inOrder(move: () => Promise<unknown>) {
    lastMove = lastMove.then(move).catch(() => null);
  }

  function tell(call: typeof liveCalls.openProject, teamId: TeamId, projectId: ProjectId, connectionId: string) {
    const query = { connectionId, tvAccountId: signIn.tvAccountId, email: signIn.email, projectId, teamId };
    // Presence is a courtesy: without it editing goes on, so a failure here is left alone.
    return api.call(call, { query }).catch(() => null);
  }

  return {
    async joinAll(connectionId) {
      let joined: TeamId | undefined;
      // Another team may be chosen while the first is being joined.
      while (team !== undefined && team !== joined) {
        joined = team;
        await api.call(liveCalls.subscribe, group(connectionId, joined)).catch(ignoreRefusal);
      }
      for (const [projectId, teamId] of projects) await tell(liveCalls.openProject, teamId, projectId, connectionId);
    },
    subscribeTeam(teamId) {
      const former = team;
      team = teamId;
      const connectionId = currentConnection();
      if (connectionId === null || former === teamId) return;
      // In order: whoever changes to a team and back again at once has left it before joining it.
      if (former) inOrder(() => api.call(liveCalls.unsubscribe, group(connectionId, former)));
      inOrder(() => api.call(liveCalls.subscribe, group(connectionId, teamId)));
    },
    openProject(teamId, projectId) {
      projects.set(projectId, teamId);
      const connectionId = currentConnection();
      if (connectionId !== null) void tell(liveCalls.openProject, teamId, projectId, connectionId);
    },
    closeProject(teamId, projectId) {
      projects.delete(projectId);
      const connectionId = currentConnection();
      if (connectionId !== null) void tell(liveCalls.closeProject, teamId, projectId, connectionId);
    },
  };
}

/** Who is no longer in a team stays connected without its events; only a lost connection is worth another attempt. */
function ignoreRefusal(error: unknown) {
  const isAnswered = error instanceof ApiFailure && error.kind !== 'offline' && error.kind !== 'failed';
  if (!isAnswered) throw error;
  return null;
}
