import { isWorkflowItem } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { useEditingStatus, useProjectOutline } from '../../editing/index.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { ChangedItems } from './compare/changed-items.tsx';
import { useRollBack, type RollbackRequest } from './use-roll-back.ts';
import { words } from './words.ts';

interface RollBackModalProps extends RollbackRequest {
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before rolling back to a version, and lists the items that change. */
export function RollBackModal({ name, target, versionNumber, onClose }: RollBackModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const rollback = useRollBack();
  const unsaved = useUnsavedCount(target);

  function rollBack() {
    rollback.mutate(
      { target, versionNumber },
      {
        onSuccess({ changedCount, restoredCount, removedCount, missing }) {
          const hasChanged = changedCount + restoredCount + removedCount > 0;
          showToast({ kind: 'success', text: { message: hasChanged ? say.wentBack : say.wasThat } });
          if (missing.length > 0) showToast({ text: { message: say.missing(missing.join(', ')) } });
          onClose();
        },
      },
    );
  }

  return (
    <ModalFrame
      title={say.goBackTitle}
      size={520}
      messages={[
        ...(unsaved > 0 ? [{ level: 'info', text: say.keeps(unsaved) } as const] : []),
        ...(rollback.isError ? [{ level: 'error', text: translate(rollback.error) } as const] : []),
      ]}
      buttons={[
        { label: say.cancel, kind: 'secondary', hasInitialFocus: true, onPress: onClose },
        { label: say.doGoBack, kind: 'primary', isLoading: rollback.isPending, onPress: rollBack },
      ]}
      onClose={onClose}
    >
      <p>{target.isWhole ? say.goBackAll(name) : say.goBackItem(name, versionNumber)}</p>
      {target.isWhole && (
        <ChangedItems
          from="draft"
          to={versionNumber}
          within={isWorkflowItem(target) ? target.id : undefined}
          title={say.willChange}
        />
      )}
    </ModalFrame>
  );
}

/** How many items with unsaved changes are rolled back. */
function useUnsavedCount(target: RollbackRequest['target']): number {
  const { unsavedItemIds } = useEditingStatus();
  const outline = useProjectOutline();
  if (target.isWhole && !isWorkflowItem(target)) return unsavedItemIds.length;
  const inside = target.isWhole ? (outline?.nodesByWorkflow.get(target.id) ?? []) : [];
  const rolledBack = new Set<string>([target.id, ...inside.map(({ id }) => id)]);
  return unsavedItemIds.filter((id) => rolledBack.has(id)).length;
}
