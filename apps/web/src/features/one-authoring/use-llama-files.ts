import { asItemId } from '@confab/model';
import { useApi } from '../../api/api-context.tsx';
import { useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { exportLlama } from '../transfer/index.ts';

/** The commands that import and export llamas of the open project as files. */
export function useLlamaFiles(onImported: (llamaId: string) => void) {
  const api = useApi();
  const { teamId, projectId } = useEditingSession();
  const ids = { teamId, projectId };
  return {
    importLlama: () => openModal('llamaImport', { ...ids, onImported }),
    exportLlama: (llamaId: string) => void exportLlama(api, ids.teamId, asItemId(llamaId)),
  };
}
