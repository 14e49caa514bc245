import type { DeletedAsset } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { EmptyState, FailureState, ModalFrame } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconFile, IconFolder, IconRestore, IconTrash } from '@tabler/icons-react';
import { useFormatTime } from '../../../dates/index.ts';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useLanguage } from '../../../words/language.ts';
import { NextPageButton } from '../../../loading/next-page-button.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useDeletedMedia } from '../data/use-deleted-media.ts';
import { formatSize } from '../list/format-size.ts';
import classes from './modals.module.css';
import { words } from '../words.ts';

interface DeletedMediaModalProps {
  readonly teamId: TeamId;
  readonly canRestore: boolean;
  readonly onClose: () => void;
}

/** What was deleted from the library in the last 30 days, with Restore. */
export function DeletedMediaModal({ teamId, canRestore, onClose }: DeletedMediaModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { list, restoring, restoredName } = useDeletedMedia(teamId);
  const items = list.data?.pages.flat();
  return (
    <ModalFrame
      title={say.recentlyDeleted}
      size={680}
      messages={[
        ...(restoring.isError ? [{ level: 'error', text: translate(restoring.error) } as const] : []),
        ...(restoredName === undefined ? [] : [{ level: 'success', text: say.restored(restoredName) } as const]),
      ]}
      buttons={[{ label: say.close, kind: 'secondary', onPress: onClose }]}
      onClose={onClose}
    >
      {list.isPending && (
        <div role="status" aria-label={say.loading}>
          <Skeleton height={52} radius="sm" />
        </div>
      )}
      {list.isError && (
        <FailureState title={say.notLoaded} message={translate(list.error)} onRetry={() => list.refetch()} />
      )}
      {items?.length === 0 && (
        <EmptyState icon={<IconTrash size={24} />} title={say.nothingDeleted}>
          {say.nothingDeletedHint}
        </EmptyState>
      )}
      <ul className={classes.deleted}>
        {items?.map((item) => (
          <DeletedLine
            key={item.id}
            item={item}
            isWorking={restoring.isPending && restoring.variables.id === item.id}
            {...(canRestore ? { onRestore: () => restoring.mutate(item) } : {})}
          />
        ))}
      </ul>
      <NextPageButton list={list}>{say.showMoreDeleted}</NextPageButton>
    </ModalFrame>
  );
}

interface DeletedLineProps {
  readonly item: DeletedAsset;
  readonly isWorking: boolean;
  /** Absent for who may not restore. */
  readonly onRestore?: () => void;
}

function DeletedLine({ item, isWorking, onRestore }: DeletedLineProps) {
  const say = useWords(words);
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const row = useKeepFocusNear<HTMLLIElement>();
  const Icon = item.isFile ? IconFile : IconFolder;
  return (
    <li ref={row} className={classes.line}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name}>{item.name}</div>
        <div className={classes.about}>
          {item.isFile ? formatSize(item.bytes, language) : say.filesInside(item.fileCount, true)} · {item.location} ·{' '}
          {say.deletedBy(format(item.deletedUtc), item.deletedByName)}
        </div>
      </div>
      {onRestore && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRestore size={16} />}
          loading={isWorking}
          aria-label={say.restoreItem(item.name)}
          onClick={onRestore}
        >
          {say.restore}
        </Button>
      )}
    </li>
  );
}
