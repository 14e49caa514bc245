import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { FileIcon } from './file-icon.tsx';
import { ItemName } from './item-name.tsx';
import { useIsCut, type ItemViewProps } from './item-row.tsx';
import classes from './list.module.css';
import { useFolderDrop } from './use-folder-drop.ts';
import { words } from '../words.ts';

interface ItemTileProps extends ItemViewProps {
  /** Undefined for an item that is not a picture. */
  readonly pictureAddress: string | undefined;
}

/** A file or folder as a thumbnail with its name; items can be dropped on a folder. */
export function ItemTile({ id, item, at, selection, commands, upload, events, pictureAddress }: ItemTileProps) {
  const say = useWords(words);
  const isCut = useIsCut(item.id);
  const [failedAddress, setFailedAddress] = useState<string>();
  const drop = useFolderDrop(item.isFile ? undefined : item, { transfer: commands.transfer, upload });
  const isSelected = selection.items.has(item.id);
  const hasPicture = pictureAddress !== undefined && failedAddress !== pictureAddress;
  return (
    <div
      id={id}
      role="gridcell"
      aria-selected={isSelected}
      aria-label={isCut ? `${item.name}, ${say.cutMark}` : item.name}
      className={classes.tile}
      data-active={selection.activeAt === at || undefined}
      data-cut={isCut || undefined}
      data-over={drop.isOver || undefined}
      {...events}
      {...drop.events}
    >
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
      <span className={classes.picture} data-kind={item.isFile ? item.fileType : 'Folder'}>
        {hasPicture ? (
          <img
            src={pictureAddress}
            alt=""
            loading="lazy"
            draggable={false}
            onError={() => setFailedAddress(pictureAddress)}
          />
        ) : (
          <FileIcon item={item} size={44} />
        )}
      </span>
      <ItemName item={item} commands={commands} />
    </div>
  );
}
