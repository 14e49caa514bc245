import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { ItemGrid } from './item-grid.tsx';
import type { ItemListProps } from './item-list-view.tsx';
import { ItemRow } from './item-row.tsx';
import classes from './list.module.css';
import { ListHead } from './list-head.tsx';
import { useItemEvents } from './use-item-events.ts';
import { useListKeys } from './use-list-keys.ts';

const rowHeight = 40;
const headHeight = 36;
const sizeOfRow = () => rowHeight;

/** A list as lines with name, time, type and size. Only the lines near the visible ones are drawn. */
export function ItemRows({ library, commands, upload, onMenu }: ItemListProps) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const { list, selection } = library;
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

  return (
    <ItemGrid
      ref={box}
      {...{ library, onMenu }}
      rowCount={total + 1}
      columnCount={4}
      idPrefix={prefix}
      onKeyDown={handleKey}
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
    </ItemGrid>
  );
}
