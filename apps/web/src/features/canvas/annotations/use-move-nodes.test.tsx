import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditingSession } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { createUndoStack } from '../../authoring/testing/undo-stack.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { CardNames } from '../cards/canvas-model.ts';
import { words } from '../cards/words.ts';
import { createCard } from '../testing/create-card.ts';
import { words as canvasWords } from '../words.ts';
import { createAddEdits } from './annotation-edits.ts';
import { toAnnotationNode } from './annotation-nodes.ts';
import { readAnnotations, type Area, type CanvasNote } from './annotation.ts';
import { useMoveNodes } from './use-move-nodes.ts';

const note: CanvasNote = { kind: 'note', id: 'n1', text: '', colour: 'rose', x: 0, y: 0, width: 200, height: 120 };

it('arrow keys move a card with a note in one step of undo, whatever their direction', async () => {
  const { undoStack, press, listPlaces } = await aCanvas();
  for (const [x, y] of [
    [20, 0],
    [40, 0],
    [40, 20],
  ] as const)
    await press(x, y);
  expect(listPlaces()).toEqual([
    [40, 20],
    [40, 20],
  ]);
  await act(() => undoStack.undo());
  expect(listPlaces()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('an automatic layout of a card and a note is one step of undo, with the size of the note', async () => {
  const { undoStack, arrange, getSize, listPlaces } = await aCanvas();
  const before = [listPlaces(), getSize()];
  await arrange({ x: 100, y: 40, width: 300, height: 160 });
  expect([listPlaces(), getSize()]).toEqual([
    [
      [100, 40],
      [100, 40],
    ],
    [300, 160],
  ]);
  await act(() => undoStack.undo());
  expect([listPlaces(), getSize()]).toEqual(before);
});

it('a key that resizes a note repeatedly is one step of undo', async () => {
  const { undoStack, resize, getSize } = await aCanvas();
  for (const width of [220, 240, 260]) await resize(width, 120);
  await resize(260, 140);
  expect(getSize()).toEqual([260, 140]);
  await act(() => undoStack.undo());
  expect(getSize()).toEqual([200, 120]);
});

async function aCanvas() {
  const { session, client } = await aWorld().open('ada');
  // The server of the test knows no notes and would refuse them.
  client.setWeather('down');
  session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 0, y: 0 }]);
  session.edit(ids.workflow, createAddEdits({}, [note]));
  const undoStack = createUndoStack(session);
  const findNote = () => readAnnotations(session.getItem(ids.workflow)?.values)[0] ?? note;
  const getView = () => {
    const view = session.getWorkflow(ids.workflow);
    if (view.status !== 'ready') throw new Error('The workflow should be open');
    return view;
  };
  const hook: { current?: ReturnType<typeof useMoveNodes> } = {};
  function Canvas() {
    useEditingSession();
    hook.current = useMoveNodes(getView(), names, listNodes());
    return null;
  }
  function listNodes(): readonly CanvasNode[] {
    const { x, y } = findNote();
    return [createCard(ids.ask, { x, y }), toAnnotationNode(findNote(), true, canvasWords.english)];
  }
  const { rerender } = renderInSession(undoStack.session, <Canvas />);
  return {
    undoStack,
    /** Moves both to a place by a key. */
    async press(x: number, y: number) {
      await act(async () => hook.current?.moveByKey([ids.ask, note.id].map((nodeId) => ({ nodeId, x, y }))));
      rerender(<Canvas />);
    },
    /** Gives both a place, and the note a size. */
    async arrange(area: Area) {
      await act(async () => hook.current?.storeArranged([ids.ask, note.id].map((nodeId) => ({ nodeId, ...area }))));
    },
    async resize(width: number, height: number) {
      await act(async () => hook.current?.resizeByKey(findNote(), { width, height }));
    },
    getSize: () => [findNote().width, findNote().height],
    listPlaces: () => {
      const card = getView().layout.positions.find(({ nodeId }) => nodeId === ids.ask);
      return [card, findNote()].map((place) => [place?.x, place?.y]);
    },
  };
}

const names: CardNames = {
  intentNames: new Map(),
  nodeSchemas: { Ask: nodeSchema },
  categoryColours: new Map(),
  findName: () => undefined,
  words: words.english,
  language: undefined,
};
