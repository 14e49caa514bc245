import type { FileItem } from '@confab/contracts';
import { EmptyState, FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconPhoto, IconSearchOff, IconUpload } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { Library } from '../use-library.ts';
import type { DroppedFile } from '../uploads/read-dropped-files.ts';
import { ItemRows } from './item-rows.tsx';
import { ItemTiles } from './item-tiles.tsx';
import classes from './list.module.css';
import { useFolderDrop } from './use-folder-drop.ts';
import { words } from '../words.ts';

/** The properties that all rows and tiles of a list share. */
export interface ItemListProps {
  readonly library: Library;
  readonly commands: LibraryCommands;
  readonly upload: (folder: FileItem, files: readonly DroppedFile[]) => void;
  readonly onMenu: (event: MouseEvent) => void;
}

interface ItemListViewProps extends ItemListProps {
  readonly onChooseFiles: () => void;
}

/** The files of the open folder or of a search; files of the computer can be dropped on it. */
export function ItemListView({ onChooseFiles, ...props }: ItemListViewProps) {
  const { library, commands, upload } = props;
  const { list, look, folder } = library;
  const say = useWords(words);
  const translate = useMessage();
  const drop = useFolderDrop(folder, { transfer: commands.transfer, upload });
  return (
    <div className={classes.area} tabIndex={-1} data-over={drop.isOver || undefined} {...drop.events}>
      {list.error && <FailureState title={say.notLoaded} message={translate(list.error)} onRetry={list.retry} />}
      {!list.error && list.total === undefined && <Loading label={say.loading} />}
      {list.total === 0 && <Empty library={library} onChooseFiles={onChooseFiles} />}
      {list.total !== undefined &&
        list.total > 0 &&
        (look.view === 'list' ? <ItemRows {...props} /> : <ItemTiles {...props} />)}
      {drop.isOver && folder && (
        <div className={classes.dropHint}>{say.dropInto(folder.parentId === '' ? say.top : folder.name)}</div>
      )}
    </div>
  );
}

function Empty({ library, onChooseFiles }: { readonly library: Library; readonly onChooseFiles: () => void }) {
  const say = useWords(words);
  const uploadButton = useKeepFocusNear<HTMLButtonElement>();
  if (library.unusedOnly && library.searchText === '') {
    return (
      <EmptyState icon={<IconCircleCheck size={24} />} title={say.nothingUnused}>
        {say.nothingUnusedHint}
      </EmptyState>
    );
  }
  if (library.isSearching) {
    return (
      <EmptyState icon={<IconSearchOff size={24} />} title={say.nothingFound}>
        {say.nothingFoundFor(library.searchText)}
      </EmptyState>
    );
  }
  const canUpload = library.folder?.permission.upload === true;
  return (
    <EmptyState
      icon={<IconPhoto size={24} />}
      title={say.emptyFolder}
      action={
        canUpload ? (
          <Button ref={uploadButton} leftSection={<IconUpload size={16} />} onClick={onChooseFiles}>
            {say.uploadFiles}
          </Button>
        ) : undefined
      }
    >
      {canUpload ? say.emptyFolderHint : say.emptyFolderReadOnly}
    </EmptyState>
  );
}

function Loading({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" aria-label={label} className={classes.loading}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <Skeleton key={line} height={28} radius="sm" />
      ))}
    </div>
  );
}
