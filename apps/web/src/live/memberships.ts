import { liveCalls } from '@confab/contracts';
import { timings, type ProjectId, type SignIn, type TeamId } from '@confab/model';
import { ApiFailure, type ApiClient } from '../api/api-client.ts';
import { hubName } from './open-hub.ts';

interface MembershipSettings {
  readonly api: ApiClient;
  readonly signIn: SignIn;
  readonly flavour: string;
  /** The id of the current connection; null without one. */
  readonly currentConnection: () => string | null;
}

/** The hub groups of a page: the events of one team, and the open projects. */
export interface Memberships {
  /** Joins all groups with a new connection. Rejects only when the server cannot be reached. */
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

  function getPresenceQuery(teamId: TeamId, projectId: ProjectId, connectionId: string) {
    return { connectionId, tvAccountId: signIn.tvAccountId, email: signIn.email, projectId, teamId };
  }

  function inOrder(move: () => Promise<unknown>) {
    lastMove = lastMove.then(move).catch(() => null);
  }

  /** Repeats a call that got no answer, as long as the connection is current and the call is still needed. */
  async function repeat<Result>(connectionId: string, isWanted: () => boolean, call: () => Promise<Result>) {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (isAnswered(error)) return null;
        await wait(timings.hubRetryMs);
        if (currentConnection() !== connectionId || !isWanted()) return null;
      }
    }
  }

  function sendPresence(
    call: typeof liveCalls.openProject,
    teamId: TeamId,
    projectId: ProjectId,
    connectionId: string,
  ) {
    const query = getPresenceQuery(teamId, projectId, connectionId);
    // Editing works without presence, so a failure is ignored.
    return api.call(call, { query }).catch(() => null);
  }

  return {
    async joinAll(connectionId) {
      let joined: TeamId | undefined;
      // The team may change while it is being joined.
      while (team !== undefined && team !== joined) {
        joined = team;
        await api.call(liveCalls.subscribe, group(connectionId, joined)).catch(ignoreRefusal);
      }
      for (const [projectId, teamId] of projects)
        await sendPresence(liveCalls.openProject, teamId, projectId, connectionId);
    },
    subscribeTeam(teamId) {
      const former = team;
      team = teamId;
      const connectionId = currentConnection();
      if (connectionId === null || former === teamId) return;
      // In order: switching back at once must not leave the team after joining it again.
      if (former) inOrder(() => api.call(liveCalls.unsubscribe, group(connectionId, former)));
      inOrder(() =>
        repeat(
          connectionId,
          () => team === teamId,
          () => api.call(liveCalls.subscribe, group(connectionId, teamId)),
        ),
      );
    },
    openProject(teamId, projectId) {
      projects.set(projectId, teamId);
      const connectionId = currentConnection();
      if (connectionId === null) return;
      const query = getPresenceQuery(teamId, projectId, connectionId);
      void repeat(
        connectionId,
        () => projects.get(projectId) === teamId,
        () => api.call(liveCalls.openProject, { query }),
      );
    },
    closeProject(teamId, projectId) {
      projects.delete(projectId);
      const connectionId = currentConnection();
      if (connectionId !== null) void sendPresence(liveCalls.closeProject, teamId, projectId, connectionId);
    },
  };
}

/** Ignores a refused group: the page stays connected without its events. Other failures cause a new attempt. */
function ignoreRefusal(error: unknown) {
  if (!isAnswered(error)) throw error;
  return null;
}

/** Whether the server has decided about a call; it answers 503 while it does not know who holds the connection. */
function isAnswered(error: unknown) {
  return error instanceof ApiFailure && error.kind !== 'offline' && error.kind !== 'failed';
}

function wait(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
}
