import { applyNodeChanges } from '@xyflow/react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CanvasNodeChange } from '../canvas-node.ts';
import type { ReadyWorkflow } from '../cards/canvas-model.ts';
import { words, type CanvasWords } from '../words.ts';
import { readAnnotations, type Annotation } from './annotation.ts';
import { toAnnotationNode, type AnnotationNode } from './annotation-nodes.ts';

const noIds: ReadonlySet<string> = new Set();

/**
 * The groups and notes of a workflow with their local state: selection, and place and size while they are dragged.
 *
 * @param outsideSelections changes when nodes were selected outside the canvas, which deselects groups and notes
 */
export function useAnnotations({ workflow: { values } }: ReadyWorkflow, outsideSelections: number) {
  const say = useWords(words);
  const annotations = readAnnotations(values);
  const [state, setState] = useState(() => ({
    values,
    say,
    outsideSelections,
    nodes: mergeNodes([], annotations, say, noIds),
    /** Groups and notes to select as soon as they are there. */
    wantedIds: noIds,
  }));
  let { nodes } = state;
  const isDeselected = state.outsideSelections !== outsideSelections;
  if (state.values !== values || state.say !== say || isDeselected) {
    if (isDeselected) nodes = nodes.map((node) => (node.selected ? { ...node, selected: false } : node));
    nodes = mergeNodes(nodes, annotations, say, state.wantedIds);
    setState({ values, say, outsideSelections, nodes, wantedIds: state.wantedIds });
  }
  return {
    nodes,
    change: (changes: readonly CanvasNodeChange[]) =>
      setState((before) => {
        const ids = new Set(before.nodes.map(({ id }) => id));
        const own = changes.filter(({ id }) => ids.has(id));
        if (own.length === 0) return before;
        const next = applyNodeChanges(own, before.nodes);
        // A selected group is drawn below the cards too.
        return {
          ...before,
          nodes: next.map((node, at) => {
            const { selected = false } = node;
            if (before.nodes[at]?.selected === selected) return node;
            return { ...node, ...pickLayer(toAnnotationNode(node.data.annotation, selected, say)) };
          }),
        };
      }),
    /** Selects these groups and notes and no others, even when they are just being added. */
    select: (ids: readonly string[]) =>
      setState((before) => ({
        ...before,
        wantedIds: new Set(ids),
        nodes: before.nodes.map((node) => {
          const selected = ids.includes(node.id);
          return (node.selected ?? false) === selected
            ? node
            : { ...node, selected, ...pickLayer(toAnnotationNode(node.data.annotation, selected, say)) };
        }),
      })),
  };
}

function pickLayer({ zIndex }: AnnotationNode) {
  return zIndex === undefined ? {} : { zIndex };
}

/** A node that is dragged or resized stays under the pointer; unchanged nodes keep their identity. */
function mergeNodes(
  before: readonly AnnotationNode[],
  annotations: readonly Annotation[],
  say: CanvasWords,
  wantedIds: ReadonlySet<string>,
): AnnotationNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return annotations.map((annotation) => {
    const old = known.get(annotation.id);
    const next = toAnnotationNode(annotation, old?.selected ?? (!old && wantedIds.has(annotation.id)), say);
    if (!old) return next;
    if (old.dragging || old.resizing)
      return { ...next, ...pickPlace(old), dragging: old.dragging ?? false, resizing: old.resizing ?? false };
    const isSame =
      old.data.annotation === annotation &&
      old.position.x === annotation.x &&
      old.position.y === annotation.y &&
      old.width === annotation.width &&
      old.height === annotation.height &&
      old.ariaLabel === next.ariaLabel;
    return isSame ? old : next;
  });
}

function pickPlace({ position, width = 0, height = 0 }: AnnotationNode) {
  return { position, width, height, measured: { width, height } };
}
