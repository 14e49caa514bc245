import { thumbnailSize } from '@confab/model/media';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useAssetAddresses } from '../../../media/asset-addresses.ts';
import { useWords } from '../../../words/define-words.ts';
import { ItemGrid } from './item-grid.tsx';
import type { ItemListProps } from './item-list-view.tsx';
import { ItemTile } from './item-tile.tsx';
import classes from './list.module.css';
import { useItemEvents } from './use-item-events.ts';
import { useListKeys } from './use-list-keys.ts';
import { words } from '../words.ts';

const tileWidth = 168;
const tileHeight = 184;
const sizeOfRow = () => tileHeight;

/** A list as thumbnails. Only the rows of tiles near the visible ones are drawn. */
export function ItemTiles({ library, commands, upload, onMenu }: ItemListProps) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const { list, selection } = library;
  const say = useWords(words);
  const prefix = useId();
  const box = useRef<HTMLDivElement>(null);
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(box, measured);
  const addresses = useAssetAddresses(library.teamId);
  const total = list.total ?? 0;
  const columns = Math.max(1, Math.floor(width / tileWidth));
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => box.current,
    estimateSize: sizeOfRow,
    overscan: 3,
    initialRect: { width: 800, height: 600 },
  });
  const drawn = virtualizer.getVirtualItems();
  const first = (drawn[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((drawn.at(-1)?.index ?? 0) + 1) * columns) - 1;
  const { showRange } = list;
  useEffect(() => showRange(first, last), [showRange, first, last]);
  const show = useEffectEvent((at: number) => virtualizer.scrollToIndex(Math.floor(at / columns), { align: 'auto' }));
  // Before the width is known, a row counts as one tile.
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured) show(selection.activeAt);
  }, [isMeasured, selection.activeAt]);
  const rowsInView = Math.max(1, Math.floor(height / tileHeight));
  const handleKey = useListKeys(library, commands, { columns, rowsInView });
  const getEvents = useItemEvents(library, commands, onMenu);

  return (
    <ItemGrid
      ref={ref}
      {...{ library, onMenu }}
      rowCount={Math.ceil(total / columns)}
      columnCount={columns}
      idPrefix={prefix}
      onKeyDown={handleKey}
    >
      <div role="presentation" className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index: row, start }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={classes.tiles}
            style={{ transform: `translateY(${start}px)` }}
          >
            {Array.from({ length: Math.min(columns, total - row * columns) }, (_none, column) => {
              const at = row * columns + column;
              const item = list.getItem(at);
              if (!item) return <div key={at} role="gridcell" aria-label={say.loading} className={classes.tile} />;
              return (
                <ItemTile
                  key={item.id}
                  {...{ item, at, commands, upload, selection }}
                  id={`${prefix}${item.id}`}
                  pictureAddress={
                    item.fileType === 'Images' ? addresses.getImageUrl(item.id, thumbnailSize) : undefined
                  }
                  events={getEvents(item, at)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </ItemGrid>
  );
}
