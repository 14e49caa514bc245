import type { PresentPerson } from '@confab/contracts';

/** Who has which project open, on any process. It never fails, because presence is not essential. */
export interface PresenceStore {
  put(project: string, person: PresentPerson): Promise<void>;
  remove(project: string, connectionId: string): Promise<void>;
  list(project: string): Promise<readonly PresentPerson[]>;
  /** Renews the heartbeat of this process; entries without a heartbeat are no longer listed. */
  beat(): Promise<void>;
  /** Writes all entries of this process again, in case they were lost. */
  restore(): Promise<void>;
}

/** For a single process. */
export function presenceInProcess(): PresenceStore & {
  entries(): readonly { project: string; person: PresentPerson }[];
} {
  const projects = new Map<string, Map<string, PresentPerson>>();
  return {
    async put(project, person) {
      const people = projects.get(project) ?? new Map<string, PresentPerson>();
      projects.set(project, people.set(person.connectionId, person));
    },
    async remove(project, connectionId) {
      const people = projects.get(project);
      people?.delete(connectionId);
      if (people?.size === 0) projects.delete(project);
    },
    list: async (project) => [...(projects.get(project)?.values() ?? [])],
    beat: async () => undefined,
    restore: async () => undefined,
    entries: () =>
      [...projects].flatMap(([project, people]) => [...people.values()].map((person) => ({ project, person }))),
  };
}
