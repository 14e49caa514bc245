import { ModalFrame } from '@confab/ui';
import { Suspense } from 'react';
import { useEditingSession, useEditingStatus } from '../../../editing/index.ts';
import { words as warnings } from '../../../modals/warning-words.ts';
import { useWords } from '../../../words/define-words.ts';
import { UsageWarning } from '../../find/index.ts';
import { DeleteConfirmation } from '../../projects/index.ts';
import { toUsageTarget } from './to-usage-target.ts';
import { words, type AuthoringWords } from '../words.ts';
import { AuthorProjectPromoteModal } from '../modals.ts';

/** The dialog that is open. */
export type EditorDialog = 'publish' | 'discard' | undefined;

interface EditorModalsProps {
  readonly dialog: EditorDialog;
  readonly onCloseDialog: () => void;
  readonly onOpenProblem: (problem: { readonly itemId: string; readonly path: string }) => void;
  /** Ids of the items to delete once confirmed. */
  readonly deletingIds: readonly string[];
  readonly onDelete: () => void;
  readonly onCancelDelete: () => void;
}

/** The dialogs of the editor: delete (A2.40), discard, publish. */
export function EditorModals(props: EditorModalsProps) {
  const { dialog, onCloseDialog, onOpenProblem, deletingIds, onDelete, onCancelDelete } = props;
  const say = useWords(words);
  const { deletingLeftPanelNodeText } = useWords(warnings);
  const session = useEditingSession();
  return (
    <>
      {deletingIds.length > 0 && (
        <DeleteConfirmation
          what={describeItems(deletingIds, (id) => session.getItem(id), say)}
          count={deletingIds.length}
          onDelete={onDelete}
          onClose={onCancelDelete}
        >
          {/* The warning `deletingLeftPanelNode` (A2.45), here so that one confirmation is enough. */}
          <p>{deletingLeftPanelNodeText}</p>
          <UsageWarning
            targets={deletingIds.flatMap((id) => toUsageTarget(session.getItem(id)) ?? [])}
            except={deletingIds.flatMap((id) => session.getItem(id)?.id ?? [])}
            onShow={onCancelDelete}
          />
        </DeleteConfirmation>
      )}
      {dialog === 'discard' && <DiscardModal onClose={onCloseDialog} />}
      {dialog === 'publish' && (
        <Suspense fallback={null}>
          <AuthorProjectPromoteModal session={session} onOpenProblem={onOpenProblem} onClose={onCloseDialog} />
        </Suspense>
      )}
    </>
  );
}

/** Asks before all unsaved changes are discarded (A2.58, A4.25). */
function DiscardModal({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(words);
  const session = useEditingSession();
  const { unsavedItemIds } = useEditingStatus();
  return (
    <ModalFrame
      title={say.discardTitle}
      buttons={[
        { label: say.keep, kind: 'secondary', onPress: onClose },
        {
          label: say.discard,
          kind: 'primary',
          onPress: () => {
            onClose();
            void session.discardAll();
          },
        },
      ]}
      onClose={onClose}
    >
      {say.discardText(unsavedItemIds.length)}
    </ModalFrame>
  );
}

interface NamedItem {
  readonly kind: string;
  readonly displayName: string;
}

function describeItems(ids: readonly string[], getItem: (id: string) => NamedItem | undefined, say: AuthoringWords) {
  const [first] = ids;
  const item = first === undefined ? undefined : getItem(first);
  if (ids.length > 1) return say.theNodes(ids.length);
  if (item?.kind === 'workflow') return say.theWorkflow(item.displayName);
  return say.theNode(item?.displayName ?? '');
}
