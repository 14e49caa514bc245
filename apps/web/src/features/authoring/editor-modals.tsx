import { ModalFrame } from '@confab/ui';
import { lazy, Suspense } from 'react';
import { useProjectSession, useSessionStatus } from '../../editing/index.ts';
import { words as warnings } from '../../shell/modals/warning-words.ts';
import { useWords } from '../../words/define-words.ts';
import { UsedIn } from '../find/index.ts';
import { DeleteConfirmation } from '../projects/index.ts';
import { thingOf } from './thing-of.ts';
import { words, type AuthoringWords } from './words.ts';

const PublishModal = lazy(async () => ({ default: (await import('../publishing/index.ts')).PublishModal }));

/** What the author asked for that needs another word first. */
export type AskedFor = 'publish' | 'discard' | undefined;

interface EditorModalsProps {
  readonly asked: AskedFor;
  readonly onAnswered: () => void;
  /** Items about to be deleted. */
  readonly deleting: readonly string[];
  readonly remove: () => void;
  readonly keep: () => void;
}

/** The questions of the editor: delete (A2.40), discard, publish. */
export function EditorModals({ asked, onAnswered, deleting, remove, keep }: EditorModalsProps) {
  const say = useWords(words);
  const { deletingLeftPanelNodeText } = useWords(warnings);
  const session = useProjectSession();
  return (
    <>
      {deleting.length > 0 && (
        <DeleteConfirmation
          what={whatGoes(deleting, (id) => session.getItem(id), say)}
          onDelete={remove}
          onClose={keep}
        >
          <p>{deletingLeftPanelNodeText}</p>
          <UsedIn
            things={deleting.flatMap((id) => thingOf(session.getItem(id)) ?? [])}
            except={deleting}
            onShow={keep}
          />
        </DeleteConfirmation>
      )}
      {asked === 'discard' && <DiscardModal onClose={onAnswered} />}
      {asked === 'publish' && (
        <Suspense fallback={null}>
          <PublishModal projectId={session.projectId} teamId={session.teamId} onClose={onAnswered} />
        </Suspense>
      )}
    </>
  );
}

/** Asked before everything unsaved goes back (A2.58, A4.25). */
function DiscardModal({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(words);
  const session = useProjectSession();
  const { unsavedItemIds } = useSessionStatus();
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

interface Named {
  readonly kind: string;
  readonly displayName: string;
}

function whatGoes(ids: readonly string[], itemOf: (id: string) => Named | undefined, say: AuthoringWords) {
  const [first] = ids;
  const item = first === undefined ? undefined : itemOf(first);
  if (ids.length > 1) return say.theNodes(ids.length);
  if (item?.kind === 'workflow') return say.theWorkflow(item.displayName);
  return say.theNode(item?.displayName ?? '');
}
