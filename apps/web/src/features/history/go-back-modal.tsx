import { ModalFrame } from '@confab/ui';
import { useItem, useEditingStatus } from '../../editing/index.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { ChangedItems } from './compare/changed-items.tsx';
import { useGoBack, type BackTo } from './use-go-back.ts';
import { words } from './words.ts';

interface GoBackModalProps extends BackTo {
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before something goes back, and says what that means: which items change, and that nothing is lost. */
export function GoBackModal({ name, of, versionNumber, onClose }: GoBackModalProps) {
  const say = useWords(words);
  const sayMessage = useMessage();
  const going = useGoBack();
  const { unsavedItemIds } = useEditingStatus();
  const isDirty = useItem(of.id)?.isDirty ?? false;
  const unsaved = of.isWhole ? unsavedItemIds.length : isDirty ? 1 : 0;

  function goBack() {
    going.mutate(
      { of, versionNumber },
      {
        onSuccess({ changedCount, restoredCount, removedCount, missing }) {
          const didSomething = changedCount + restoredCount + removedCount > 0;
          showToast({ kind: 'success', text: didSomething ? say.wentBack : say.wasThat });
          if (missing.length > 0) showToast({ text: say.missing(missing.join(', ')) });
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
        ...(going.isError ? [{ level: 'error', text: sayMessage(going.error.message) } as const] : []),
      ]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.doGoBack, kind: 'primary', isLoading: going.isPending, onPress: goBack },
      ]}
      onClose={onClose}
    >
      <p>{of.isWhole ? say.goBackAll(name) : say.goBackItem(name, versionNumber)}</p>
      {of.isWhole && (
        <ChangedItems
          from="draft"
          to={versionNumber}
          within={of.kind === 'workflow' ? of.id : undefined}
          title={say.willChange}
        />
      )}
    </ModalFrame>
  );
}
