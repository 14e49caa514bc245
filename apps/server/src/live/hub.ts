import type { EventFor, EventPayload, PresentPerson } from '@confab/contracts';
import type { AccountId, ProjectId, TeamId } from '@confab/model';

/**
 * Whether the connection is one of the session; undefined when that is not known, because another process did not
 * answer or cannot be reached.
 */
export type ConnectionResult = boolean | undefined;

/**
 * The operations of the live hub for use cases, on any server process that holds the socket.
 *
 * Publishing never fails and never waits. Events are numbered, and a client that misses one
 * requests it.
 */
export interface Hub {
  /**
   * Sends an event to its audience, as the contract defines it: the team of the payload, or the accounts that are named.
   * StartEdit and EndEdit also move the person in the project's presence.
   */
  publish<Name extends EventFor<'team' | 'accounts'>>(
    event: Name,
    payload: EventPayload<Name>,
    ...to: Name extends EventFor<'accounts'> ? [accountIds: readonly AccountId[]] : []
  ): void;
  /** Joins a connection to a team's group. */
  subscribe(connectionId: string, sessionId: string, teamId: TeamId): Promise<ConnectionResult>;
  /** Removes a connection from a team's group. */
  unsubscribe(connectionId: string, sessionId: string, teamId: TeamId): Promise<ConnectionResult>;
  openProject(connectionId: string, sessionId: string, teamId: TeamId, projectId: ProjectId): Promise<ConnectionResult>;
  closeProject(
    connectionId: string,
    sessionId: string,
    teamId: TeamId,
    projectId: ProjectId,
  ): Promise<ConnectionResult>;
  /** Everyone who has a project open, on any process. */
  listPresent(projectId: ProjectId): Promise<readonly PresentPerson[]>;
  /** Whether a live connection belongs to the session; also false when this is not known. */
  ownsConnection(connectionId: string, sessionId: string): Promise<boolean>;
  /** Records that the client of a connection has answered a ping. */
  pingReceived(connectionId: string, sessionId: string): void;
  /** Closes every socket of these sessions, on all processes. */
  endSessions(sessionIds: readonly string[]): void;
  /** Makes every process check again which events an account may still receive. */
  recheckAccount(accountId: AccountId): void;
  /** The open sockets of this process. */
  countConnections(): number;
  close(): Promise<void>;
}
