import { expect, it } from 'vitest';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { createUndoStack } from './undo-stack.ts';

it('one undo moves back a card that a held key moved, and earlier steps can still be undone', async () => {
  const { undoStack, nudge, getX, read } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  for (let x = 1; x <= 600; x += 1) await nudge(x);
  await undoStack.undo();
  expect(getX()).toBe(0);
  await undoStack.redo();
  expect(getX()).toBe(600);
  await undoStack.undo();
  await undoStack.undo();
  expect([read('DisplayName'), undoStack.canUndo()]).toEqual(['Ask', false]);
});

it('a value that a held key changes has its first value after one undo, and its last one after redo', async () => {
  const { undoStack, enlarge, read } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  for (let size = 1; size <= 250; size += 1) await enlarge(size);
  await undoStack.undo();
  expect([read('MaxReprompts'), read('Width')]).toEqual([2, undefined]);
  await undoStack.redo();
  expect([read('MaxReprompts'), read('Width')]).toEqual([250, 250]);
  await undoStack.undo();
  await undoStack.undo();
  expect(read('DisplayName')).toBe('Ask');
});

it('another change or an undo between two moves by a key ends the step', async () => {
  const { undoStack, nudge, getX } = await createTestStack();
  await nudge(20);
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  await nudge(40);
  await undoStack.undo();
  expect(getX()).toBe(20);
  await undoStack.undo();
  await nudge(60);
  await undoStack.undo();
  expect(getX()).toBe(20);
});

it('a move by a key after a colleague has moved the card goes back to where the colleague left it', async () => {
  const { undoStack, nudge, getX, colleague, client, clock } = await createTestStack();
  await nudge(20);
  await clock.pass(1_000);
  colleague.client.deliver();
  colleague.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 500, y: 0 }]);
  await clock.pass(1_000);
  client.deliver();
  await nudge(520);
  await undoStack.undo();
  expect(getX()).toBe(500);
});

it("a value that a key changes after a colleague has changed it returns to the colleague's value", async () => {
  const { undoStack, enlarge, read, colleague, client, clock } = await createTestStack();
  await enlarge(10);
  await clock.pass(1_000);
  colleague.client.deliver();
  colleague.session.edit(ids.ask, setValue('MaxReprompts', 50));
  await clock.pass(1_000);
  client.deliver();
  await enlarge(60);
  await undoStack.undo();
  expect(read('MaxReprompts')).toBe(50);
});

async function createTestStack() {
  const { open, clock } = aWorld();
  const { session, client } = await open('ada');
  session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  const undoStack = createUndoStack(session);
  return {
    undoStack,
    client,
    clock,
    colleague: await open('grace'),
    /** Moves a card in one gesture with the moves before. */
    nudge: (x: number) =>
      undoStack.session.runAsOneStep(
        async () => undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x, y: 0 }]),
        'nudge',
      ),
    /** Changes two values in one gesture with the changes before. */
    enlarge: (size: number) =>
      undoStack.session.runAsOneStep(
        async () => undoStack.session.edit(ids.ask, [setValue('MaxReprompts', size), setValue('Width', size)]),
        'enlarge',
      ),
    read: (path: string) => session.getValue(ids.ask, path),
    getX() {
      const view = session.getWorkflow(ids.workflow);
      return view.status === 'ready' && view.layout.positions.find(({ nodeId }) => nodeId === ids.greet)?.x;
    },
  };
}
