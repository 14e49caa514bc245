import type { ItemChange } from '@confab/contracts';
import { ModalFrame } from '@confab/ui';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { HistoryModal } from '../history-modals.tsx';
import type { ProjectState } from './use-comparison-data.ts';
import { words, type HistoryWords } from '../words.ts';
import { ChangedItems } from './changed-items.tsx';

/** Two states of the project, or of one workflow. */
export interface ComparedStates {
  readonly from: ProjectState;
  readonly to: ProjectState;
  readonly within: string | undefined;
}

interface CompareProjectModalProps extends ComparedStates {
  readonly onOpen: (modal: HistoryModal) => void;
  readonly onClose: () => void;
}

/** Lists the items that were added, removed and changed between two states; a changed item opens its comparison. */
export function CompareProjectModal({ from, to, within, onOpen, onClose }: CompareProjectModalProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const project = useItem(within ?? projectId);

  function compareItem({ itemId, kind, displayName, fromVersion, toVersion }: ItemChange) {
    if (fromVersion === null) return;
    onOpen({ type: 'compareItem', itemId, kind, name: displayName, from: fromVersion, to: toVersion ?? 'draft' });
  }

  return (
    <ModalFrame
      title={say.compareOf(project?.displayName ?? '')}
      subtitle={`${describeState(from, say)} → ${describeState(to, say)}`}
      size={560}
      buttons={[{ label: say.close, kind: 'secondary', hasInitialFocus: true, onPress: onClose }]}
      onClose={onClose}
    >
      <ChangedItems from={from} to={to} within={within} title={say.items} onOpen={compareItem} />
    </ModalFrame>
  );
}

function describeState(state: ProjectState, say: HistoryWords) {
  if (state === 'draft') return say.now;
  return state === 0 ? say.begun : say.version(state);
}
