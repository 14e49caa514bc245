import { Button, Group, Modal, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useProjectSession, useSessionStatus } from '../../editing/index.ts';
import { DeleteConfirmation } from '../projects/index.ts';

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
  const session = useProjectSession();
  return (
    <>
      {deleting.length > 0 && (
        <DeleteConfirmation what={whatGoes(deleting, (id) => session.getItem(id))} onDelete={remove} onClose={keep} />
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

function DiscardModal({ onClose }: { readonly onClose: () => void }) {
  const session = useProjectSession();
  const { unsavedItemIds } = useSessionStatus();
  const count = unsavedItemIds.length;
  return (
    <Modal opened onClose={onClose} title="Discard unsaved changes?">
      <Text>
        {count === 1 ? 'One item goes' : `${count} items go`} back to how {count === 1 ? 'it was' : 'they were'} last
        saved, for everybody who has this project open. This cannot be undone.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep them
        </Button>
        <Button
          color="red"
          onClick={() => {
            onClose();
            void session.discardAll();
          }}
        >
          Discard
        </Button>
      </Group>
    </Modal>
  );
}

interface Named {
  readonly kind: string;
  readonly displayName: string;
}

function whatGoes(ids: readonly string[], itemOf: (id: string) => Named | undefined) {
  const [first] = ids;
  const item = first === undefined ? undefined : itemOf(first);
  if (ids.length > 1) return `${ids.length} nodes`;
  if (item?.kind === 'workflow') return `the workflow ${item.displayName} with all its nodes`;
  return `the node ${item?.displayName ?? ''}`;
}
