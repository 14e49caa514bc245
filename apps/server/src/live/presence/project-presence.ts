import { presenceSchema, type PresentPerson } from '@confab/contracts';
import type { NumberedEdit, ProjectId, TeamId } from '@confab/model';
import { z } from 'zod';
import { findAccount } from '../../core/accounts/accounts.repository.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import type { Db } from '../../services.ts';
import type { Connection } from '../sockets/connection.ts';
import type { PresenceStore } from './presence-store.ts';

interface Parts {
  readonly db: Db;
  readonly store: PresenceStore;
  /** Whether a connection is still open; it may close while its account is read. */
  readonly isThere: (connectionId: string) => boolean;
  readonly changed: (team: string, project: string) => void;
}

interface Open {
  readonly team: string;
  person: PresentPerson;
}

/** Who has which project open, for the connections of this process. */
export class ProjectPresence {
  readonly #parts: Parts;
  /** By connection, then by project. */
  readonly #open = new Map<string, Map<string, Open>>();
  /** The list that the clients of this process last received, by project. */
  readonly #told = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async open({ id, owner }: Connection, team: string, project: string): Promise<void> {
    const account = await findAccount(this.#parts.db, owner.accountId);
    if (!account || !this.#parts.isThere(id)) return;
    // The last proven address, as in the list of members.
    const email = account.recoveryEmail ?? account.email;
    const person: PresentPerson = {
      connectionId: id,
      tvAccountId: account.id,
      name: getAccountName({ ...account, email }),
      email,
      itemId: null,
      path: null,
    };
    const projects = this.#open.get(id) ?? new Map<string, Open>();
    this.#open.set(id, projects.set(project, { team, person }));
    await this.#parts.store.put(project, person);
    this.#parts.changed(team, project);
  }

  async close(connectionId: string, project: string): Promise<void> {
    const projects = this.#open.get(connectionId);
    const open = projects?.get(project);
    if (!projects || !open) return;
    projects.delete(project);
    if (projects.size === 0) this.#open.delete(connectionId);
    await this.#parts.store.remove(project, connectionId);
    this.#parts.changed(open.team, project);
  }

  /** Closes the projects of a connection that ended, or only those of a team that the person left. */
  async leave(connectionId: string, team?: string): Promise<void> {
    const projects = [...(this.#open.get(connectionId) ?? [])].filter(
      ([, open]) => team === undefined || open.team === team,
    );
    await Promise.all(projects.map(([project]) => this.close(connectionId, project)));
  }

  /** The teams whose projects a connection has open. */
  teamsOf(connectionId: string): readonly string[] {
    return [...(this.#open.get(connectionId)?.values() ?? [])].map(({ team }) => team);
  }

  /** Stores that a person entered or left an input, on the process that holds the connection. */
  async moved(edit: NumberedEdit): Promise<void> {
    const open = this.#open.get(edit.changerConnectionId)?.get(edit.projectId);
    if (!open) return;
    const isIn = edit.action === 'StartEdit';
    const itemId = edit.nodeId ?? edit.workflowId ?? edit.projectId;
    open.person = { ...open.person, itemId: isIn ? itemId : null, path: isIn ? edit.path : null };
    await this.#parts.store.put(edit.projectId, open.person);
  }

  /** Encodes the list of a project for its subscribers, and remembers what they received. */
  async describe(team: string, project: string): Promise<unknown> {
    const people = await this.list(project);
    if (this.#projects().has(project)) this.#told.set(project, idsOf(people));
    else this.#told.delete(project);
    // The guard checked both ids when the project was opened.
    return z.encode(presenceSchema, { teamId: team as TeamId, projectId: project as ProjectId, people });
  }

  /** Renews the heartbeat of this process, and removes people who left without notice, as when another process dies. */
  async beat(): Promise<void> {
    await this.#parts.store.beat();
    for (const [project, team] of this.#projects()) {
      const ids = idsOf(await this.list(project));
      if (this.#told.get(project) !== ids) this.#parts.changed(team, project);
    }
  }

  restore(): Promise<void> {
    return this.#parts.store.restore();
  }

  /** Everyone who has a project open, by connection. */
  async list(project: string): Promise<PresentPerson[]> {
    const people = await this.#parts.store.list(project);
    return people.toSorted((a, b) => (a.connectionId < b.connectionId ? -1 : 1));
  }

  /** The projects that a connection of this process has open, with their teams. */
  #projects() {
    return new Map(
      [...this.#open.values()].flatMap((projects) =>
        [...projects].map(([project, { team }]) => [project, team] as const),
      ),
    );
  }
}

function idsOf(people: readonly PresentPerson[]) {
  return people.map(({ connectionId }) => connectionId).join(' ');
}
