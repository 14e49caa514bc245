import { updateEvents, type PresentPerson, type ProjectPresence } from '@confab/contracts';
import { ids } from './editing/world.ts';

interface Receiver {
  push(event: string, payload: unknown): void;
}

/** Sends who has a project open, by default the project of the test world, as the hub does. */
export function pushPresence(
  receiver: Receiver,
  people: readonly PresentPerson[],
  project: Omit<ProjectPresence, 'people'> = { teamId: ids.team, projectId: ids.project },
): void {
  const { name, payload } = updateEvents.presence;
  receiver.push(name, payload.encode({ ...project, people: [...people] }));
}
