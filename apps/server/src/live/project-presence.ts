import { presenceSchema, type PresentPerson } from '@confab/contracts';
import type { AccountId, ItemId, NumberedEdit, ProjectId, TeamId } from '@confab/model';
import { z } from 'zod';
import { findAccount } from '../features/accounts/accounts.repository.ts';
import { displayName } from '../features/accounts/sessions.ts';
import type { Db } from '../services.ts';
import type { Connection } from './connection.ts';
import type { PresenceStore } from './presence-store.ts';

interface Parts {
  readonly db: Db;
  readonly store: PresenceStore;
  readonly changed: (team: string, project: string) => void;
}

interface Open {
  readonly team: string;
  person: PresentPerson;
}

/** Who has which project open, for the connections that this process holds. */
export class ProjectPresence {
  readonly #parts: Parts;
  /** By connection, then by project. */
  readonly #open = new Map<string, Map<string, Open>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async open({ id, owner }: Connection, team: string, project: string): Promise<void> {
    const account = await findAccount(this.#parts.db, owner.accountId);
    if (!account) return;
    const person: PresentPerson = {
      connectionId: id,
      // The database's own key.
      tvAccountId: account.id as AccountId,
      name: displayName(account),
      email: account.email,
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

  /** A connection is gone: it is in no project any more. */
  async leave(connectionId: string): Promise<void> {
    for (const project of [...(this.#open.get(connectionId)?.keys() ?? [])]) await this.close(connectionId, project);
  }

  /** Somebody went into an input or left it. Whoever holds the connection keeps where it is. */
  async moved(edit: NumberedEdit): Promise<void> {
    const open = this.#open.get(edit.changerConnectionId)?.get(edit.projectId);
    if (!open) return;
    const isIn = edit.action === 'StartEdit';
    const itemId = edit.nodeId ?? edit.workflowId ?? edit.projectId;
    // One of the three ids, each of which is an item's.
    open.person = { ...open.person, itemId: isIn ? (itemId as string as ItemId) : null, path: isIn ? edit.path : null };
    await this.#parts.store.put(edit.projectId, open.person);
  }

  /** The list of a project as it is pushed. */
  async describe(team: string, project: string): Promise<unknown> {
    const people = await this.#parts.store.list(project);
    const sorted = people.toSorted((a, b) => (a.connectionId < b.connectionId ? -1 : 1));
    // Both were checked by the guard before anybody could open the project.
    return z.encode(presenceSchema, { teamId: team as TeamId, projectId: project as ProjectId, people: sorted });
  }

  /** Keeps the shared entries of this process alive. */
  async refresh(): Promise<void> {
    const entries = [...this.#open.values()].flatMap((projects) => [...projects].map(([project, { person }]) => ({ project, person })));
    await this.#parts.store.refresh(entries);
  }
}
