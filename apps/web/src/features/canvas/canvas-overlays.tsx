import { Background, BackgroundVariant, MiniMap } from '@xyflow/react';
import { useKeys } from '../../keys/use-keys.ts';
import { useWords } from '../../words/define-words.ts';
import { annotationKeysId } from './annotations/annotation-nodes.ts';
import type { CanvasNode } from './canvas-node.ts';
import { AlignmentGuides } from './dragging/alignment-guides.tsx';
import type { Guide } from './dragging/snap-drag.ts';
import { gridStep } from './layout/grid.ts';
import { OtherPointers } from './pointers/other-pointers.tsx';
import { TrafficPanel } from './traffic/traffic-panel.tsx';
import { words } from './words.ts';
import classes from './canvas.module.css';

const getOverviewColour = ({ type }: CanvasNode) => (type === 'frame' ? 'var(--cf-hover)' : 'var(--cf-line-strong)');

interface CanvasOverlaysProps {
  readonly workflowId: string;
  readonly guides: readonly Guide[];
}

/** The layers below and above the cards: the grid, colleagues' pointers, guides, the traffic and the overview. */
export function CanvasOverlays({ workflowId, guides }: CanvasOverlaysProps) {
  const say = useWords(words);
  const writeKeys = useKeys();
  return (
    <>
      <OtherPointers workflowId={workflowId} />
      <Background variant={BackgroundVariant.Dots} gap={gridStep} size={1.4} />
      <AlignmentGuides guides={guides} />
      <span id={annotationKeysId} hidden>
        {say.annotationKeys(writeKeys('Ctrl'))}
      </span>
      <TrafficPanel />
      <MiniMap
        pannable
        zoomable
        ariaLabel={say.overview}
        nodeBorderRadius={6}
        nodeColor={getOverviewColour}
        className={classes.overview ?? ''}
      />
    </>
  );
}
