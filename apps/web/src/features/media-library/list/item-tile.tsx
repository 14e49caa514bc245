import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { FileIcon } from './file-icon.tsx';
import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemName } from './item-name.tsx';
import classes from './list.module.css';
import { useItemElement, type ItemViewProps } from './use-item-element.ts';
import { words } from '../words.ts';

interface ItemTileProps extends ItemViewProps {
  /** Undefined for an item that is not a picture. */
  readonly pictureAddress: string | undefined;
}

/** A file or folder as a thumbnail with its name; items can be dropped on a folder. */
export function ItemTile({ pictureAddress, ...props }: ItemTileProps) {
  const { item, at, selection, commands } = props;
  const say = useWords(words);
  const [failedAddress, setFailedAddress] = useState<string>();
  const { isCut, attributes } = useItemElement(props);
  const hasPicture = pictureAddress !== undefined && failedAddress !== pictureAddress;
  return (
    <div
      role="gridcell"
      aria-label={isCut ? `${item.name}, ${say.cutMark}` : item.name}
      className={classes.tile}
      {...attributes}
    >
      <ItemCheckbox {...{ item, at, selection }} />
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
