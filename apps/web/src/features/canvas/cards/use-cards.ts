import { applyNodeChanges, useStore } from '@xyflow/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CanvasNodeChange } from '../canvas-node.ts';
import { useUnfoldedNodes } from './port-rows.ts';
import { toCards, type CardNames, type CardNode, type ReadyWorkflow } from './canvas-model.ts';

/**
 * The cards of a workflow with their local state: selection, and position while dragged.
 *
 * Changes of the editing session, local or remote, are applied immediately. A selection made on the canvas is passed on
 * once the frame that selects is closed.
 */
export function useCards(
  view: ReadyWorkflow,
  names: CardNames,
  selectedIds: readonly string[],
  onSelect: (nodeIds: readonly string[]) => void,
) {
  const unfolded = useUnfoldedNodes();
  const [state, setState] = useState(() => ({
    view,
    names,
    unfolded,
    selectedIds,
    cards: selectOnly(toCards(view, names, unfolded), selectedIds),
    /** The cards that the canvas itself selects, until the selection has changed. */
    // Undefined later, which the first value does not show.
    ownIds: selectedIds as readonly string[] | undefined,
    outsideSelections: 0,
  }));
  let { cards, ownIds, outsideSelections } = state;
  const isSame = state.view === view && state.names === names && state.unfolded === unfolded;
  if (!isSame || state.selectedIds !== selectedIds) {
    if (!isSame) cards = mergeCards(cards, toCards(view, names, unfolded));
    if (state.selectedIds !== selectedIds) {
      const isOwn = isSameSelection(listSelected(cards), selectedIds) || isSameSelection(ownIds, selectedIds);
      if (!isOwn) outsideSelections += 1;
      cards = selectOnly(cards, selectedIds);
      ownIds = undefined;
    }
    setState({ view, names, unfolded, selectedIds, cards, ownIds, outsideSelections });
  }
  usePassOnSelection(cards, selectedIds, onSelect);
  return {
    cards,
    /** Incremented whenever nodes are selected elsewhere, such as in the tree. */
    outsideSelections,
    /** Selects nodes from the canvas; groups and notes stay selected. */
    select(nodeIds: readonly string[]) {
      setState((before) => ({ ...before, ownIds: nodeIds }));
      onSelect(nodeIds);
    },
    change: (changes: readonly CanvasNodeChange[]) =>
      setState((before) => ({ ...before, cards: applyNodeChanges([...changes], before.cards) })),
  };
}

function usePassOnSelection(
  cards: readonly CardNode[],
  selectedIds: readonly string[],
  onSelect: (nodeIds: readonly string[]) => void,
) {
  const isSelecting = useStore(({ userSelectionActive }) => userSelectionActive);
  const onCanvas = listSelected(cards).join(' ');
  const passOn = useEffectEvent((text: string) => {
    const ids = text === '' ? [] : text.split(' ');
    if (!isSameSelection(ids, selectedIds)) onSelect(ids);
  });
  useEffect(() => {
    if (!isSelecting) passOn(onCanvas);
  }, [onCanvas, isSelecting]);
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

function selectOnly(cards: readonly CardNode[], selectedIds: readonly string[]): CardNode[] {
  const ids = new Set(selectedIds);
  return cards.map((card) => {
    const selected = ids.has(card.id);
    return card.selected === selected ? card : { ...card, selected };
  });
}

/** The ids of the selected cards. */
export function listSelected(cards: readonly CardNode[]): readonly string[] {
  return cards.flatMap(({ id, selected }) => (selected ? [id] : []));
}

function isSameSelection(one: readonly string[] | undefined, other: readonly string[]) {
  const known = new Set(other);
  return one?.length === known.size && one.every((id) => known.has(id));
}
