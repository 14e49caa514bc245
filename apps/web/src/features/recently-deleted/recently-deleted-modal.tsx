import type { ProjectId, TeamId } from '@confab/model';
import { can } from '@confab/access';
import type { DeletedItem } from '@confab/contracts';
import { EmptyState, FailureState, ModalFrame } from '@confab/ui';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { openModal } from '../../modals/modal-store.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { DeletedItemRow } from './deleted-item-row.tsx';
import classes from './recently-deleted.module.css';
import { useEmptyRecentlyDeleted, useRecentlyDeleted, useRestore, type Restore } from './use-recently-deleted.ts';
import { words } from './words.ts';

interface RecentlyDeletedModalProps {
  readonly teamId: TeamId;
  /** Lists the deleted items of this project; without it, the deleted projects of the team. */
  readonly projectId?: ProjectId;
  readonly onRestore?: Restore;
  /** Called with the id of the restored item. */
  readonly onRestored?: (itemId: string) => void;
  readonly onClose: () => void;
}

/** The recently deleted items: who deleted them, when, the days left, and a Restore button. */
export function RecentlyDeletedModal(props: RecentlyDeletedModalProps) {
  const { teamId, projectId, onRestore, onRestored, onClose } = props;
  const say = useWords(words);
  const translate = useMessage();
  const list = useRecentlyDeleted({ teamId, projectId });
  const restoreMutation = useRestore({ teamId, projectId }, onRestore);
  const emptying = useEmptyRecentlyDeleted({ teamId, projectId });
  const mayEmpty = useSession(
    ({ activeTeam }) => activeTeam !== undefined && can(activeTeam.permissions, 'deleted.empty'),
  );
  const [restored, setRestored] = useState<string>();

  function confirmEmptying() {
    setRestored(undefined);
    emptying.reset();
    openModal('confirmationModal', {
      title: say.emptyTitle,
      message: projectId === undefined ? say.emptyProjects : say.emptyItems,
      confirmLabel: say.emptyConfirm,
      onConfirm: () => emptying.mutateAsync(),
    });
  }

  function restore({ itemId, displayName }: DeletedItem) {
    setRestored(undefined);
    emptying.reset();
    restoreMutation.mutate(itemId, {
      onSuccess() {
        setRestored(displayName);
        onRestored?.(itemId);
      },
    });
  }

  return (
    <ModalFrame
      title={say.title}
      size={640}
      messages={[
        ...(restoreMutation.isError ? [{ level: 'error', text: translate(restoreMutation.error) } as const] : []),
        ...(emptying.isSuccess
          ? [{ level: 'success', text: emptying.data ? say.emptied : say.emptying } as const]
          : []),
        ...(restored === undefined ? [] : [{ level: 'success', text: say.restored(restored) } as const]),
      ]}
      buttons={[{ label: say.close, kind: 'secondary', onPress: onClose }]}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {projectId === undefined ? say.inTeam : say.inProject}
      </Text>
      {list.isPending && <Loading label={say.loading} />}
      {list.isError && (
        <FailureState title={say.notLoaded} message={translate(list.error)} onRetry={() => list.refetch()} />
      )}
      {list.isSuccess && list.data.length === 0 && (
        <EmptyState icon={<IconTrash size={24} />} title={say.empty}>
          {say.emptyText}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {list.data?.map((item) => (
          <DeletedItemRow
            key={item.itemId}
            item={item}
            isWorking={restoreMutation.isPending && restoreMutation.variables === item.itemId}
            onRestore={() => restore(item)}
          />
        ))}
      </ul>
      {mayEmpty && list.isSuccess && list.data.length > 0 && (
        <Button variant="default" c="var(--cf-red)" mt="md" onClick={confirmEmptying}>
          {say.emptyAll}
        </Button>
      )}
    </ModalFrame>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={52} radius="sm" />
      ))}
    </div>
  );
}
