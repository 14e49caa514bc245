import type { AccountId } from '@confab/model';
import { Connection, type Owner } from './sockets/connection.ts';
import { toFrame } from './sockets/frames.ts';
import { updateEvents } from '@confab/contracts';
import { FlushScheduler } from './sockets/flush-scheduler.ts';

const mostForAccount = 20;

/** The connections of this process and the groups they are in. */
export class Connections {
  readonly #byId = new Map<string, Connection>();
  readonly #groups = new Map<string, Set<Connection>>();
  readonly #turnEnd = new FlushScheduler();
  readonly #onOver: (connection: Connection) => void;

  /** @param onOver called for every connection that has ended permanently. */
  constructor(onOver: (connection: Connection) => void) {
    this.#onOver = onOver;
  }

  find(id: string): Connection | undefined {
    return this.#byId.get(id);
  }

  all(): readonly Connection[] {
    return [...this.#byId.values()];
  }

  /** Adds a connection and subscribes it to the events of its account. */
  add(id: string, owner: Owner): Connection {
    const onOver = (connection: Connection) => {
      this.#remove(connection);
      this.#onOver(connection);
    };
    const connection = new Connection(id, owner, { turnEnd: this.#turnEnd, onOver });
    this.#byId.set(id, connection);
    this.join(connection, accountGroup(owner.accountId));
    return connection;
  }

  /** Whether an account has reached its limit of connections here, including those being opened. */
  isFullFor(accountId: AccountId, coming: number): boolean {
    return (this.#groups.get(accountGroup(accountId))?.size ?? 0) + coming >= mostForAccount;
  }

  #remove(connection: Connection) {
    this.#byId.delete(connection.id);
    for (const group of connection.groups) this.leave(connection, group);
  }

  join(connection: Connection, group: string): void {
    const members = this.#groups.get(group) ?? new Set<Connection>();
    this.#groups.set(group, members.add(connection));
    connection.groups.add(group);
  }

  leave(connection: Connection, group: string): void {
    connection.groups.delete(group);
    const members = this.#groups.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.#groups.delete(group);
  }

  /** Whether a group has a member on this process. */
  has(group: string): boolean {
    return this.#groups.has(group);
  }

  /** Sends a record to a group; its frame is made once. @param topic see `Connection.push` */
  push(group: string, record: string, topic?: string): void {
    const members = this.#groups.get(group);
    if (!members) return;
    const frame = toFrame(record);
    for (const connection of members) connection.push(frame, topic);
  }

  /** Closes the connections of ended sessions; their pages receive the reason. */
  endSessions(sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds);
    for (const connection of this.all()) {
      if (!ended.has(connection.owner.sessionId)) continue;
      connection.update(updateEvents.sessionEnded.name, { Reason: 'You have been signed out.' });
      connection.close(1008, 'session ended', false);
    }
  }

  /** Makes all clients reload their data, since events for them may be lost. */
  reportMissedEvents(): void {
    for (const connection of this.all()) connection.update(updateEvents.eventsMissed.name, {});
  }

  tick(now: number): void {
    for (const connection of this.all()) connection.tick(now);
  }

  closeAll(): void {
    for (const connection of this.all()) connection.close(1001, 'server is going away');
  }
}

/** The group for events of an account. Team ids are GUIDs, so no team has such a name. */
export function accountGroup(accountId: AccountId): string {
  return `account:${accountId}`;
}

/** Whether a group is a team's. */
export function isTeamGroup(group: string): boolean {
  return !group.startsWith('account:');
}
