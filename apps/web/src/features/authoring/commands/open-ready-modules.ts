import type { EditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';

type OpenProject = Pick<EditingSession, 'teamId' | 'projectId' | 'getItem' | 'subscribeTo'>;

/** Opens the ready modules of a project. @param onAdded receives the id of an added workflow, once the project has it */
export function openReadyModules(session: OpenProject, onAdded: (workflowId: string) => void): void {
  const ids = { teamId: session.teamId, projectId: session.projectId };
  openModal('readyModules', { ...ids, onAdded: (workflowId) => whenPresent(session, workflowId, onAdded) });
}

/** The answer of a call may arrive before the event that adds its item. */
function whenPresent(session: OpenProject, itemId: string, show: (itemId: string) => void) {
  if (session.getItem(itemId)) return show(itemId);
  const stop = session.subscribeTo('outline', () => {
    if (!session.getItem(itemId)) return;
    stop();
    show(itemId);
  });
}
