import type { ProjectId, TeamId } from '@confab/model';
import { openModal } from '../../../modals/modal-store.ts';

/** Opens the ready modules of a project. @param onAdded receives the id of the workflow that was added */
export function openReadyModules(
  { teamId, projectId }: { readonly teamId: string; readonly projectId: string },
  onAdded: (workflowId: string) => void,
): void {
  // Ids of the open project.
  openModal('readyModules', { teamId: teamId as TeamId, projectId: projectId as ProjectId, onAdded });
}
