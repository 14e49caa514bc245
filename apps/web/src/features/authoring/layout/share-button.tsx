import { IconButton } from '@confab/ui';
import { IconUserPlus } from '@tabler/icons-react';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

/** Opens the dialog that shares the open project. */
export function ShareButton() {
  const say = useWords(words);
  const { teamId, projectId } = useEditingSession();
  const projectName = useItem(projectId)?.displayName ?? '';
  const share = () => openModal('share', { teamId, projectId, projectName });
  return <IconButton label={say.share} icon={<IconUserPlus size={18} />} onClick={share} />;
}
