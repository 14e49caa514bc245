import { connectionLimits, toFrame, type Connection } from './connection.ts';

const deadMs = 30_000;
const mostForAccount = 20;

/** The connections of this process and the groups they are in. */
export class Connections {
  readonly #byId = new Map<string, Connection>();
  readonly #groups = new Map<string, Set<Connection>>();

  find(id: string): Connection | undefined {
    return this.#byId.get(id);
  }

  all(): readonly Connection[] {
    return [...this.#byId.values()];
  }

  add(connection: Connection): void {
    this.#byId.set(connection.id, connection);
  }

  /** Whether an account has as many connections here as it may. */
  isFullFor(accountId: string): boolean {
    return this.all().filter(({ owner }) => owner.accountId === accountId).length >= mostForAccount;
  }

  remove(connection: Connection): void {
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

  /** Whether anybody here is in a group. */
  has(group: string): boolean {
    return this.#groups.has(group);
  }

  /** Sends a record to a group; its frame is made once. */
  push(group: string, record: string): void {
    const members = this.#groups.get(group);
    if (!members) return;
    const frame = toFrame(record);
    for (const connection of members) connection.push(record, frame);
  }

  /** Closes what belongs to sessions that have ended. */
  endSessions(sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds);
    for (const connection of this.all()) {
      if (!ended.has(connection.owner.sessionId)) continue;
      connection.close(1008, 'session ended', false);
      this.remove(connection);
    }
  }

  /**
   * Pings everybody, acknowledges what came, and lets go of those who have been silent or away for too long.
   *
   * @returns the ones that are gone for good.
   */
  tick(now: number): Connection[] {
    const gone: Connection[] = [];
    for (const connection of this.all()) {
      const isAwayTooLong = connection.awaySince !== undefined && now - connection.awaySince > connectionLimits.awayMs;
      const isSilent = connection.hasSocket && now - connection.lastHeardAt > deadMs;
      if (isSilent) connection.terminate();
      if (isAwayTooLong || (isSilent && !connection.isStateful)) {
        gone.push(connection);
        this.remove(connection);
      } else {
        connection.acknowledge();
        connection.ping();
      }
    }
    return gone;
  }

  closeAll(): void {
    for (const connection of this.all()) {
      connection.close(1001, 'server is going away');
      this.remove(connection);
    }
  }
}
