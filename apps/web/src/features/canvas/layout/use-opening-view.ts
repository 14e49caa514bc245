import type { ProjectId } from '@confab/model';
import { useState } from 'react';
import type { CanvasNode } from '../canvas-node.ts';
import { getInitialView, type PaneSize } from './initial-view.ts';
import { readStoredView } from './view-memory.ts';

interface OpeningViewProps {
  readonly projectId: ProjectId;
  readonly workflowId: string;
  readonly nodes: readonly CanvasNode[];
  readonly pane: PaneSize;
}

/** The first view of a canvas: the one stored last in this browser, else the computed opening view. */
export function useOpeningView({ projectId, workflowId, nodes, pane }: OpeningViewProps) {
  const [opening] = useState(() => {
    const stored = readStoredView(projectId, workflowId);
    return {
      pane,
      isStored: stored !== undefined,
      nodeId: stored?.nodeId,
      view: stored ?? getInitialView(nodes, pane),
    };
  });
  return opening;
}
