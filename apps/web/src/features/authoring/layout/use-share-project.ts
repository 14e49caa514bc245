import type { ProjectId, TeamId } from '@confab/model';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';

/** Opens the dialog that shares the open project. */
export function useShareProject(): () => void {
  const { teamId, projectId } = useEditingSession();
  const projectName = useItem(projectId)?.displayName ?? '';
  // Ids of the open project and of its team.
  return () => openModal('share', { teamId: teamId as TeamId, projectId: projectId as ProjectId, projectName });
}
