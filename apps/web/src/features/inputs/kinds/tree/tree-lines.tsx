import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import { TreeLineView, type LineCommands } from './tree-line-view.tsx';
import type { Tree } from './use-tree.ts';
import classes from './tree.module.css';

interface TreeLinesProps {
  readonly tree: Tree;
  readonly commands: LineCommands;
  readonly renamingId: string | undefined;
  /** The scrolling element. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Prefix of the lines' element ids. */
  readonly prefix: string;
  readonly drop: { readonly overId: string; readonly side: 'before' | 'inside' | 'after' } | undefined;
  readonly getTitle: (id: string) => string;
  readonly getName: (id: string) => string;
}

const lineHeight = 30;
const sizeOfLine = () => lineHeight;
/** A tree with at most this many lines is rendered completely. */
const drawnWhole = 60;

/** The lines of a tree: all of a short tree, only those near the visible area of a long one. */
export function TreeLines(props: TreeLinesProps) {
  'use no memo'; // The virtualiser is a mutable object behind a constant reference.
  const { tree, box, getTitle, getName, prefix, drop, commands, renamingId } = props;
  const { lines, activeId } = tree;
  const getItemKey = useCallback((at: number) => lines[at]?.id ?? at, [lines]);
  const isWhole = lines.length <= drawnWhole;
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: sizeOfLine,
    overscan: 10,
    getItemKey,
    enabled: !isWhole,
  });
  const show = useEffectEvent((id: string) => {
    const at = lines.findIndex((line) => line.id === id);
    if (at >= 0 && !isWhole) virtualizer.scrollToIndex(at);
  });
  useEffect(() => {
    if (activeId !== undefined) show(activeId);
  }, [activeId]);

  const drawn = isWhole
    ? lines.map((line) => ({ line, start: undefined }))
    : virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const line = lines[index];
        return line ? [{ line, start }] : [];
      });
  const whole = isWhole ? undefined : { height: virtualizer.getTotalSize() };
  return (
    <div role="presentation" className={classes.lines} style={whole}>
      {drawn.map(({ line, start }) => (
        <TreeLineView
          key={line.id}
          {...{ line, commands }}
          id={`${prefix}${line.id}`}
          title={getTitle(line.id)}
          name={getName(line.id)}
          isActive={line.id === activeId}
          isCut={line.id === tree.cutId}
          isRenaming={line.id === renamingId}
          isDraggable={tree.canMove}
          dropSide={drop?.overId === line.id ? drop.side : undefined}
          style={start === undefined ? undefined : placeAt(start)}
        />
      ))}
    </div>
  );
}

function placeAt(start: number) {
  return { position: 'absolute', top: 0, right: 0, left: 0, transform: `translateY(${start}px)` } as const;
}
