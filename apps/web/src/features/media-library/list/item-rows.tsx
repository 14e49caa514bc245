import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { ItemListProps } from './item-list-view.tsx';
import { ItemRow } from './item-row.tsx';
import classes from './list.module.css';
import { openListMenu } from './open-list-menu.ts';
import { ListHead } from './list-head.tsx';
import { useItemEvents } from './use-item-events.ts';
import { useListKeys } from './use-list-keys.ts';
import { words } from '../words.ts';

const rowHeight = 40;
const headHeight = 36;
const sizeOfRow = () => rowHeight;

/** A list as lines with name, time, type and size. Only the lines near the visible ones are drawn. */
export function ItemRows({ library, commands, upload, onMenu }: ItemListProps) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const { list, selection } = library;
  const say = useWords(words);
  const prefix = useId();
  const box = useRef<HTMLDivElement>(null);
  const total = list.total ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: sizeOfRow,
    overscan: 10,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 800, height: 600 },
  });
  const drawn = virtualizer.getVirtualItems();
  const [first, last] = [drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? 0];
  const { showRange } = list;
  useEffect(() => showRange(first, last), [showRange, first, last]);
  const show = useEffectEvent((at: number) => virtualizer.scrollToIndex(at, { align: 'auto' }));
  useEffect(() => show(selection.activeAt), [selection.activeAt]);
  const rowsInView = Math.max(1, Math.floor(((box.current?.clientHeight ?? 600) - headHeight) / rowHeight));
  const handleKey = useListKeys(library, commands, { columns: 1, rowsInView });
  const getEvents = useItemEvents(library, commands, onMenu);
  const active = list.getItem(selection.activeAt);

  return (
    <div
      ref={box}
      className={classes.scroller}
      role="grid"
      aria-label={say.files}
      aria-multiselectable="true"
      aria-rowcount={total + 1}
      aria-colcount={4}
      aria-activedescendant={active ? `${prefix}${active.id}` : undefined}
      tabIndex={0}
      onKeyDown={handleKey}
      onContextMenu={(event) => openListMenu(event, library, onMenu)}
    >
      <ListHead library={library} />
      <div role="rowgroup" className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const item = list.getItem(index);
          const style = { transform: `translateY(${start - headHeight}px)` };
          if (!item)
            return (
              <div key={index} role="row" aria-rowindex={index + 2} className={classes.row} style={style}>
                <span role="gridcell" className={classes.name}>
                  …
                </span>
              </div>
            );
          return (
            <ItemRow
              key={item.id}
              {...{ item, commands, upload, style, selection }}
              id={`${prefix}${item.id}`}
              at={index}
              hasPath={library.isSearching}
              events={getEvents(item, index)}
            />
          );
        })}
      </div>
    </div>
  );
}
