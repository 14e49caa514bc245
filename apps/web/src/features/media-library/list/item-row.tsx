import type { CSSProperties } from 'react';
import { useFormatTime } from '../../../dates/index.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import { FileIcon } from './file-icon.tsx';
import { formatSize } from './format-size.ts';
import { ItemCheckbox } from './item-checkbox.tsx';
import { ItemName } from './item-name.tsx';
import classes from './list.module.css';
import { useItemElement, type ItemViewProps } from './use-item-element.ts';
import { words } from '../words.ts';

interface ItemRowProps extends ItemViewProps {
  /** Says where the item is, in a search. */
  readonly hasPath: boolean;
  readonly style: CSSProperties;
}

/** A file or folder as a line; items can be dropped on a folder. */
export function ItemRow({ hasPath, style, ...props }: ItemRowProps) {
  const { item, at, selection, commands } = props;
  const say = useWords(words);
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const { isCut, attributes } = useItemElement(props);
  return (
    <div role="row" aria-rowindex={at + 2} className={classes.row} style={style} {...attributes}>
      <span role="gridcell" className={classes.name}>
        <ItemCheckbox {...{ item, at, selection }} />
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
