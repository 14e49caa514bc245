import type { FileItem } from '@confab/contracts';
import type { CSSProperties } from 'react';
import { useFormatTime } from '../../../dates/index.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import { useClipboard } from '../selection/clipboard.ts';
import type { SelectionControl } from '../selection/use-selection.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import { FileIcon } from './file-icon.tsx';
import { formatSize } from './format-size.ts';
import type { ItemListProps } from './item-list-view.tsx';
import { ItemName } from './item-name.tsx';
import classes from './list.module.css';
import { useFolderDrop } from './use-folder-drop.ts';
import type { useItemEvents } from './use-item-events.ts';
import { words } from '../words.ts';

/** What a row or a tile of an item needs. */
export interface ItemViewProps {
  readonly id: string;
  readonly item: FileItem;
  readonly at: number;
  readonly selection: SelectionControl;
  readonly commands: LibraryCommands;
  readonly upload: ItemListProps['upload'];
  readonly events: ReturnType<ReturnType<typeof useItemEvents>>;
  /** Says where the item is, in a search. */
  readonly hasPath?: boolean;
  readonly style?: CSSProperties;
}

/** A file or folder as a line; items can be dropped on a folder. */
export function ItemRow({ id, item, at, selection, commands, upload, events, hasPath = false, style }: ItemViewProps) {
  const say = useWords(words);
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const isCut = useIsCut(item.id);
  const drop = useFolderDrop(item.isFile ? undefined : item, { transfer: commands.transfer, upload });
  const isSelected = selection.items.has(item.id);
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      className={classes.row}
      style={style}
      data-active={selection.activeAt === at || undefined}
      data-cut={isCut || undefined}
      data-over={drop.isOver || undefined}
      {...events}
      {...drop.events}
    >
      <span role="gridcell" className={classes.name}>
        <input
          type="checkbox"
          className={classes.check}
          tabIndex={-1}
          aria-label={say.selectItem(item.name)}
          checked={isSelected}
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
          onChange={() => selection.select(at, { isToggle: true })}
        />
        <span className={classes.icon} data-kind={item.isFile ? item.fileType : 'Folder'}>
          <FileIcon item={item} />
        </span>
        <ItemName item={item} commands={commands} />
        {hasPath && <span className={classes.path}>{item.filterPath}</span>}
        {isCut && <span className="cf-visually-hidden">, {say.cutMark}</span>}
        {!item.permission.write && <span className={classes.readOnly}>{say.readOnly}</span>}
      </span>
      <span role="gridcell" className={classes.modified}>
        {format(item.dateModified)}
      </span>
      <span role="gridcell" className={classes.type}>
        {item.isFile ? say.fileType(item.fileType ?? 'General') : say.folder}
      </span>
      <span role="gridcell" className={classes.size}>
        {item.isFile ? formatSize(item.size, language) : ''}
      </span>
    </div>
  );
}

/** Whether an item was cut and not pasted yet. */
export function useIsCut(id: string): boolean {
  return useClipboard(
    ({ clipboard }) => clipboard?.action === 'move' && clipboard.items.some((item) => item.id === id),
  );
}
