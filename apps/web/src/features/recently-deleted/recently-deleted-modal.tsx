import type { BinnedItem } from '@confab/contracts';
import { EmptyState, FailureState, ModalFrame } from '@confab/ui';
import { Skeleton, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { BinRow } from './bin-row.tsx';
import classes from './recently-deleted.module.css';
import { useBin, useRestore, type Restore } from './use-bin.ts';
import { words } from './words.ts';

interface RecentlyDeletedModalProps {
  readonly teamId: string;
  /** What was deleted in it is shown; without one the projects of the team. */
  readonly projectId?: string;
  readonly onRestore?: Restore;
  /** Leads to what was restored. */
  readonly onRestored?: (itemId: string) => void;
  readonly onClose: () => void;
}

/** The bin: what was deleted, by whom and when, how long it is kept, and the way back. */
export function RecentlyDeletedModal(props: RecentlyDeletedModalProps) {
  const { teamId, projectId, onRestore, onRestored, onClose } = props;
  const say = useWords(words);
  const sayMessage = useMessage();
  const bin = useBin({ teamId, projectId });
  const restoring = useRestore({ teamId, projectId }, onRestore);
  const [restored, setRestored] = useState<string>();

  function restore({ itemId, displayName }: BinnedItem) {
    setRestored(undefined);
    restoring.mutate(itemId, {
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
        ...(restoring.isError ? [{ level: 'error', text: sayMessage(restoring.error.message) } as const] : []),
        ...(restored === undefined ? [] : [{ level: 'success', text: say.restored(restored) } as const]),
      ]}
      buttons={[{ label: say.close, kind: 'secondary', onPress: onClose }]}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {projectId === undefined ? say.ofTeam : say.inProject}
      </Text>
      {bin.isPending && <Loading label={say.loading} />}
      {bin.isError && <FailureState title={say.notLoaded} message={bin.error.message} onRetry={() => bin.refetch()} />}
      {bin.isSuccess && bin.data.length === 0 && (
        <EmptyState icon={<IconTrash size={24} />} title={say.empty}>
          {say.emptyText}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {bin.data?.map((item) => (
          <BinRow
            key={item.itemId}
            item={item}
            isWorking={restoring.isPending && restoring.variables === item.itemId}
            onRestore={() => restore(item)}
          />
        ))}
      </ul>
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
