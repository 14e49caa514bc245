import type { AccountId, NumberedEdit, ProjectId, TeamId, ThreadId } from '@confab/model';
import type { Notification, ProjectEvent, TestRunProgress } from '@confab/contracts';

/**
 * What use cases may ask of the live hub, on whichever server process a socket is.
 *
 * Publishing never fails and never waits: events are hints with a number, and a client that
 * misses one asks for it.
 */
export interface Hub {
  /** Pushes a project's event to everyone subscribed to its team. */
  publishProjectEvent(event: ProjectEvent): void;
  /** Tells a team's lists that a project was made, renamed, deleted or published. */
  publishProjectListChanged(teamId: TeamId, projectId: ProjectId): void;
  /** Presence in an input: StartEdit and EndEdit, which are pushed but neither numbered nor stored. */
  publishEditing(edit: NumberedEdit): void;
  /** Has these accounts read their teams and members again, wherever they are signed in. */
  publishTeamsChanged(teamId: TeamId, accountIds: readonly AccountId[]): void;
  /** Has everyone in a team read the comments of a project again. */
  publishCommentsChanged(thread: CommentedThread): void;
  /** Tells a team how far a test run has come. */
  publishTestRunProgress(progress: TestRunProgress): void;
  /** Shows a notification to its account, wherever it is signed in. */
  publishNotification(accountId: AccountId, notification: Notification): void;
  /** Joins a connection to a team's group; false when the connection is not one of this session. */
  subscribe(connectionId: string, sessionId: string, teamId: TeamId): Promise<boolean>;
  /** Takes a connection out of a team's group; false when the connection is not one of this session. */
  unsubscribe(connectionId: string, sessionId: string, teamId: TeamId): Promise<boolean>;
  openProject(connectionId: string, sessionId: string, teamId: TeamId, projectId: ProjectId): Promise<boolean>;
  closeProject(connectionId: string, sessionId: string, teamId: TeamId, projectId: ProjectId): Promise<boolean>;
  /** Whether a live connection belongs to the session. */
  ownsConnection(connectionId: string, sessionId: string): Promise<boolean>;
  /** Notes that the client behind a connection has answered a ping. */
  pingReceived(connectionId: string, sessionId: string): void;
  /** Closes every socket of these sessions, on all processes. */
  endSessions(sessionIds: readonly string[]): void;
  /** Makes every process look again at what an account may still hear. */
  recheckAccount(accountId: AccountId): void;
  close(): Promise<void>;
}

/** A thread in which something was said or settled, and by whom. */
interface CommentedThread {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly threadId: ThreadId;
  readonly authorId: AccountId;
}
