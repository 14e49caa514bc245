import { useStore, ViewportPortal } from '@xyflow/react';
import type { Guide } from './snap-drag.ts';
import classes from './dragging.module.css';

/** The lines that show the alignment of a dragged card. */
export function AlignmentGuides({ guides }: { readonly guides: readonly Guide[] }) {
  const zoom = useStore(({ transform }) => transform[2]);
  if (guides.length === 0) return null;
  return (
    <ViewportPortal>
      {guides.map(({ axis, at, from, to }) => (
        <div
          key={`${axis}${at}`}
          aria-hidden="true"
          data-testid="alignment-guide"
          className={classes.guide}
          style={
            axis === 'x'
              ? { left: at, top: from, width: 1 / zoom, height: to - from }
              : { left: from, top: at, width: to - from, height: 1 / zoom }
          }
        />
      ))}
    </ViewportPortal>
  );
}
