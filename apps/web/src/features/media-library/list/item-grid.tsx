import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { ItemListProps } from './item-list-view.tsx';
import classes from './list.module.css';
import { openListMenu } from './open-list-menu.ts';

interface ItemGridProps extends Pick<ItemListProps, 'library' | 'onMenu'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Stands before the id of an item in the id of its element. */
  readonly idPrefix: string;
  readonly onKeyDown: KeyboardEventHandler;
  readonly children: ReactNode;
}

/** The scrolled grid around the items of a list. It has the focus; the active item is a descendant. */
export function ItemGrid(props: ItemGridProps) {
  const { ref, library, rowCount, columnCount, idPrefix, onKeyDown, onMenu, children } = props;
  const { list, selection } = library;
  const say = useWords(words);
  const active = list.getItem(selection.activeAt);
  return (
    <div
      ref={ref}
      className={classes.scroller}
      role="grid"
      aria-label={say.files}
      aria-multiselectable="true"
      aria-rowcount={rowCount}
      aria-colcount={columnCount}
      aria-activedescendant={active ? `${idPrefix}${active.id}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => openListMenu(event, library, onMenu)}
    >
      {children}
    </div>
  );
}
