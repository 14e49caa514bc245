import { useReactFlow, useStore } from '@xyflow/react';
import { useEditingSession } from '../../../editing/index.ts';
import type { EditorActions } from '../../tree/index.ts';
import type { Annotation } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { listOccupiedAreas } from '../layout/list-covered-areas.ts';
import type { Point } from '../routing/types.ts';
import { parseCopiedText, readCopiedContent, type CopiedContent } from './node-clipboard.ts';
import { placeCopies } from './place-copies.ts';

/** The canvas that something is pasted on. */
export interface PasteTarget {
  readonly workflowId: string;
  /** All that it shows. */
  readonly nodes: readonly CanvasNode[];
  readonly actions: EditorActions;
  readonly annotations: {
    readonly add: (annotations: readonly Annotation[]) => void;
    /** Selects groups and notes; the selected nodes stay selected. */
    readonly select: (ids: readonly string[]) => void;
  };
}

/** Pastes copied nodes, groups and notes on a canvas, as one step of undo, and selects them. */
export function usePasting({ workflowId, nodes, actions, annotations }: PasteTarget) {
  const session = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);

  async function insert(content: CopiedContent, at: Point) {
    const occupied = listOccupiedAreas(nodes, canvas, flow);
    const copies = placeCopies(content, at, { present: nodes, occupied }, session.newId);
    await session.runAsOneStep(async (addToStep) => {
      const result =
        copies.nodes.length > 0
          ? await session.pasteNodes(workflowId, copies.nodes)
          : ({ type: 'created', ids: [] } as const);
      if (result.type !== 'created') return;
      addToStep(() => annotations.add(copies.annotations));
      actions.selectNodes(workflowId, result.ids);
      annotations.select(copies.annotations.map(({ id }) => id));
    });
  }

  function pasteAt(content: CopiedContent | undefined, at: Point) {
    if (content && !session.isReadOnly) void insert(content, at);
  }

  return {
    /** Pastes at canvas coordinates, or at the nearest free spot. */
    pasteAt,
    paste: (text: string) => pasteAt(parseCopiedText(text), getViewCenter(flow)),
    pasteFromMenu: () => void readCopiedContent().then((content) => pasteAt(content, getViewCenter(flow))),
  };
}
