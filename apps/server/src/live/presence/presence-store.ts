import type { PresentPerson } from '@confab/contracts';

/** Who has which project open, on whichever process. It never fails: presence is a courtesy. */
export interface PresenceStore {
  put(project: string, person: PresentPerson): Promise<void>;
  remove(project: string, connectionId: string): Promise<void>;
  list(project: string): Promise<readonly PresentPerson[]>;
  /** Says that this process lives; what nobody says so for is no longer listed. */
  beat(): Promise<void>;
  /** Writes everything of this process again, in case it was lost. */
  restore(): Promise<void>;
}

/** For one process. */
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
