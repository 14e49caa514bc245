import { applyNodeChanges, type NodeChange } from '@xyflow/react';
import { useState } from 'react';
import { useUnfoldedNodes } from './port-rows.ts';
import { toCards, type CanvasNames, type CardNode, type ReadyWorkflow } from './canvas-model.ts';

/**
 * The cards of a workflow with their local state: selection, and position while dragged.
 *
 * Changes of the editing session, local or remote, are applied immediately.
 */
export function useCards(view: ReadyWorkflow, names: CanvasNames, selectedId: string | undefined) {
  const unfolded = useUnfoldedNodes();
  const [state, setState] = useState(() => ({
    view,
    names,
    unfolded,
    selectedId,
    cards: toCards(view, names, unfolded).map((card) => selectOnly(card, selectedId)),
  }));
  let { cards } = state;
  const isSame = state.view === view && state.names === names && state.unfolded === unfolded;
  if (!isSame || state.selectedId !== selectedId) {
    if (!isSame) cards = mergeCards(cards, toCards(view, names, unfolded));
    if (state.selectedId !== selectedId) cards = cards.map((card) => selectOnly(card, selectedId));
    setState({ view, names, unfolded, selectedId, cards });
  }
  return {
    cards,
    change: (changes: NodeChange<CardNode>[]) =>
      setState((before) => ({ ...before, cards: applyNodeChanges(changes, before.cards) })),
  };
}

/** Copies the selection of the previous cards to the next ones; a dragged card stays under the pointer. */
function mergeCards(before: readonly CardNode[], next: readonly CardNode[]): CardNode[] {
  const known = new Map(before.map((card) => [card.id, card]));
  return next.map((card) => {
    const old = known.get(card.id);
    if (!old) return card;
    const { selected = false, dragging = false } = old;
    const position = dragging ? old.position : card.position;
    const isSame = old.data === card.data && old.position.x === position.x && old.position.y === position.y;
    return isSame ? old : { ...card, selected, dragging, position };
  });
}

function selectOnly(card: CardNode, selectedId: string | undefined): CardNode {
  const selected = card.id === selectedId;
  return card.selected === selected ? card : { ...card, selected };
}
