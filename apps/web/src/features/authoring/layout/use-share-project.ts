import { useEditingSession, useItem } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';

/** Opens the dialog that shares the open project. */
export function useShareProject(): () => void {
  const { teamId, projectId } = useEditingSession();
  const projectName = useItem(projectId)?.displayName ?? '';
  return () => openModal('share', { teamId, projectId, projectName });
}
