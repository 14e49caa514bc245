import { expect, it } from 'vitest';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { createUndoStack } from './undo-stack.ts';
import type { UndoConflict } from './undo-step.ts';

it('undo reverts the latest change, whichever item it was in', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  undoStack.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Hello', 'Ask']);
  undoStack.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Ask']);
  expect(undoStack.canUndo()).toBe(false);
});

it('redo applies undone changes again until a new change is made', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  undoStack.undo();
  undoStack.undo();
  undoStack.redo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Hello', 'Ask']);
  undoStack.session.edit(ids.greet, setValue('MaxReprompts', 3));
  expect(undoStack.canRedo()).toBe(false);
});

it('redo still works when a listener reads the stack on every change', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.subscribe(() => [undoStack.canUndo(), undoStack.canRedo()]);
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  undoStack.undo();
  expect(undoStack.canRedo()).toBe(true);
  undoStack.redo();
  undoStack.session.undo(ids.greet);
  expect(undoStack.canRedo()).toBe(true);
  undoStack.redo();
  expect(name(ids.greet)).toBe('Hello');
  expect(undoStack.canUndo()).toBe(true);
});

it('undo and redo move cards in undoStack with other edits', async () => {
  const { undoStack, name, parseEditorLocation } = await createTestStack();
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  expect(undoStack.canUndo()).toBe(false);
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  undoStack.session.edit(ids.greet, setValue('MaxReprompts', 3));
  undoStack.undo();
  expect([name(ids.greet), parseEditorLocation(ids.greet)]).toEqual(['Hello', [20, 40]]);
  undoStack.undo();
  expect([name(ids.greet), parseEditorLocation(ids.greet)]).toEqual(['Hello', [0, 0]]);
  undoStack.undo();
  expect(name(ids.greet)).toBe('Greet');
  undoStack.redo();
  undoStack.redo();
  expect([name(ids.greet), parseEditorLocation(ids.greet)]).toEqual(['Hello', [20, 40]]);
});

it('undo of a single item is tracked by the project-wide stack', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  undoStack.session.undo(ids.greet);
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Question']);
  undoStack.redo();
  expect(name(ids.greet)).toBe('Hello');
  undoStack.undo();
  undoStack.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Ask']);
});

it('undo skips steps of a node that a colleague deleted', async () => {
  const { undoStack, name, colleague, client } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await colleague.session.removeNode(ids.greet);
  client.deliver();
  expect(await undoStack.undo()).toEqual({ itemId: ids.ask, path: 'DisplayName' });
  expect(name(ids.ask)).toBe('Ask');
  expect(undoStack.canUndo()).toBe(false);
});

it('undo returns the location of the change, and undefined when the stack is empty', async () => {
  const { undoStack } = await createTestStack();
  undoStack.session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 0, y: 0 }]);
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 20, y: 40 }]);
  expect(await undoStack.undo()).toEqual({ itemId: ids.ask });
  expect(await undoStack.undo()).toEqual({ itemId: ids.greet, path: 'Connectors' });
  expect(await undoStack.undo()).toBeUndefined();
});

it('undo restores a deleted node with its position and unsaved values, and redo deletes it again', async () => {
  const { undoStack, name, parseEditorLocation, clock } = await createTestStack();
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await clock.pass(500);
  await undoStack.session.removeItems([ids.greet, ids.ask]);
  undoStack.session.moveNodes(ids.workflow, []);
  expect([name(ids.greet), name(ids.ask)]).toEqual([undefined, undefined]);
  expect(await undoStack.undo()).toEqual({ itemId: ids.greet });
  expect([name(ids.greet), name(ids.ask), parseEditorLocation(ids.greet)]).toEqual(['Hello', 'Ask', [20, 40]]);
  await undoStack.redo();
  expect([name(ids.greet), name(ids.ask)]).toEqual([undefined, undefined]);
  await undoStack.undo();
  await undoStack.undo();
  expect(name(ids.greet)).toBe('Greet');
});

it('undo removes an added node, and redo restores the same node', async () => {
  const { undoStack, name, clock } = await createTestStack();
  const made = await undoStack.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  const nodeId = made.type === 'created' ? made.id : '';
  undoStack.session.edit(nodeId, setValue('DisplayName', 'Mine'));
  await undoStack.undo();
  const removing = undoStack.undo();
  await clock.pass(500);
  expect(await removing).toEqual({ itemId: ids.workflow });
  expect(name(nodeId)).toBeUndefined();
  expect(await undoStack.redo()).toEqual({ itemId: nodeId });
  await undoStack.redo();
  expect(name(nodeId)).toBe('Mine');
});

it('undo pressed while an added node is being saved removes that node, not an older change', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  const adding = undoStack.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  expect(undoStack.canUndo()).toBe(true);
  const undoing = undoStack.undo();
  const made = await adding;
  await undoing;
  expect(name(made.type === 'created' ? made.id : '')).toBeUndefined();
  expect(name(ids.ask)).toBe('Question');
});

it('undo pressed while a change is being saved does nothing when saving fails', async () => {
  const { undoStack, name, client } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  client.setWeather('down');
  const adding = undoStack.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  expect(await undoStack.undo()).toBeUndefined();
  expect((await adding).type).toBe('failed');
  expect(name(ids.ask)).toBe('Question');
  await undoStack.undo();
  expect(name(ids.ask)).toBe('Ask');
});

it('a step that fails is dropped, and the steps before it can still be undone', async () => {
  const { undoStack, client, name } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  await undoStack.session.removeNode(ids.greet);
  client.setWeather('down');
  expect(await undoStack.undo()).toBeUndefined();
  expect(undoStack.session.getStatus().notes).toHaveLength(1);
  expect(undoStack.canRedo()).toBe(false);
  await undoStack.undo();
  expect(name(ids.ask)).toBe('Ask');
});

it('keys pressed while an undo is being saved all count, in their order', async () => {
  const { undoStack, name } = await createTestStack();
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  await undoStack.session.removeNode(ids.greet);
  const restoring = undoStack.undo();
  const presses = [undoStack.undo(), undoStack.redo(), undoStack.redo()];
  expect(undoStack.canUndo()).toBe(true);
  await restoring;
  await Promise.all(presses);
  expect([name(ids.greet), name(ids.ask)]).toEqual([undefined, 'Question']);
  await Promise.all([undoStack.undo(), undoStack.undo()]);
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Ask']);
  expect(undoStack.canUndo()).toBe(false);
  await Promise.all([undoStack.redo(), undoStack.redo(), undoStack.undo()]);
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Question']);
});

it('undo moves a node back to its previous workflow and position', async () => {
  const { undoStack, parseEditorLocation, addWorkflow } = await createTestStack();
  addWorkflow();
  const getWorkflowId = () => undoStack.session.getItem(ids.greet)?.workflowId;
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  expect(await undoStack.session.moveNodeTo(ids.greet, ids.orders)).toEqual({ type: 'done' });
  expect(getWorkflowId()).toBe(ids.orders);
  expect(
    undoStack.session
      .getOutline()
      ?.nodesByWorkflow.get(ids.orders)
      ?.map(({ id }) => id as string),
  ).toEqual([ids.greet]);
  expect(await undoStack.undo()).toEqual({ itemId: ids.greet });
  expect([getWorkflowId(), parseEditorLocation(ids.greet)]).toEqual([ids.workflow, [20, 40]]);
  await undoStack.redo();
  expect(getWorkflowId()).toBe(ids.orders);
});

it('undo skips the move of a node that a colleague has moved since', async () => {
  const { undoStack, client, colleague, addWorkflow } = await createTestStack();
  addWorkflow();
  await undoStack.session.moveNodeTo(ids.greet, ids.orders);
  colleague.client.deliver();
  await colleague.session.moveNodeTo(ids.greet, ids.workflow);
  client.deliver();
  expect(undoStack.canUndo()).toBe(false);
});

it('a replacement by the server is one step of undo, which is dropped once it was undone elsewhere', async () => {
  const { undoStack } = await createTestStack();
  const calls: string[] = [];
  let isApplied = true;
  undoStack.session.recordOutsideChange({
    isApplied: () => isApplied,
    async undo() {
      calls.push('undo');
      isApplied = false;
      return true;
    },
    async redo() {
      calls.push('redo');
      isApplied = true;
      return true;
    },
  });
  await undoStack.undo();
  expect(undoStack.canUndo()).toBe(false);
  await undoStack.redo();
  expect(calls).toEqual(['undo', 'redo']);
  isApplied = false;
  expect(undoStack.canUndo()).toBe(false);
});

const entry = '20000000-0000-4000-8000-000000000001';
const addEntry = {
  path: 'Response/Entries',
  action: 'AddRow',
  updatedValue: { EntryId: entry, Order: 'a0', SpokenText: '' },
} as const;

it('undo asks before it deletes an entry that a colleague has written in, by the name of the colleague', async () => {
  const { undoStack, client, colleague, clock, name } = await createTestStack();
  const asked: UndoConflict[] = [];
  undoStack.askBy(async (conflict) => {
    asked.push(conflict);
    return asked.length > 1;
  });
  const writeIn = async () => {
    await clock.pass(300);
    colleague.client.deliver();
    colleague.session.edit(ids.greet, setValue(`Response/Entries/${entry}/SpokenText`, 'Words of Grace'));
    await clock.pass(300);
    client.deliver();
  };
  const listEntries = () => undoStack.session.getValue(ids.greet, 'Response/Entries');
  undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  undoStack.session.edit(ids.greet, addEntry);
  await writeIn();
  await undoStack.undo();
  expect(asked).toEqual([{ what: 'entry', direction: 'undo', by: 'grace', name: 'Greet' }]);
  expect(listEntries()).toHaveLength(1);
  expect(undoStack.session.getStatus().notes).toEqual([]);
  // The kept entry can no longer be undone.
  await undoStack.undo();
  expect(name(ids.ask)).toBe('Ask');

  undoStack.session.edit(ids.greet, { path: `Response/Entries/${entry}`, action: 'DeleteRow' });
  undoStack.session.edit(ids.greet, addEntry);
  await writeIn();
  await undoStack.undo();
  expect(listEntries()).toEqual([]);
  await undoStack.redo();
  expect(listEntries()).toMatchObject([{ SpokenText: 'Words of Grace' }]);
});

it('undo asks before it deletes an added node that a colleague has changed', async () => {
  const { undoStack, client, colleague, clock } = await createTestStack();
  const asked: UndoConflict[] = [];
  let answer = false;
  undoStack.askBy(async (conflict) => {
    asked.push(conflict);
    return answer;
  });
  await undoStack.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  await clock.pass(0);
  colleague.client.deliver();
  colleague.session.edit(ids.newNode, setValue('DisplayName', 'Node of Grace'));
  await clock.pass(300);
  client.deliver();
  await undoStack.undo();
  expect(asked).toEqual([{ what: 'item', direction: 'undo', by: 'grace', name: 'Node of Grace' }]);
  expect(undoStack.session.getItem(ids.newNode)).toBeDefined();
  expect(undoStack.canUndo()).toBe(false);
  // Deleting it by hand can be undone and made again; it asks before a colleague's change in between is reverted.
  answer = true;
  await undoStack.session.removeItems([ids.newNode]);
  await undoStack.undo();
  await undoStack.redo();
  expect(asked).toHaveLength(1);
  expect(undoStack.session.getItem(ids.newNode)).toBeUndefined();
});

it('undo leaves a card where a colleague has moved it since', async () => {
  const { undoStack, client, colleague, clock, parseEditorLocation } = await createTestStack();
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  undoStack.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  await clock.pass(1_000);
  colleague.client.deliver();
  colleague.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 500, y: 500 }]);
  await clock.pass(1_000);
  client.deliver();
  await undoStack.undo();
  expect(parseEditorLocation(ids.greet)).toEqual([500, 500]);
});

it('undo and redo of steps that belong together are both where the first of them is', async () => {
  const { undoStack, name } = await createTestStack();
  await undoStack.session.runAsOneStep(async () => {
    undoStack.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
    undoStack.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  });
  expect((await undoStack.undo())?.itemId).toBe(ids.greet);
  expect((await undoStack.redo())?.itemId).toBe(ids.greet);
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Hello', 'Question']);
});

it('a change while a deletion waits for the server is a separate step', async () => {
  const { undoStack, name } = await createTestStack();
  const { session } = undoStack;
  const deleting = session.runAsOneStep(async (addToStep) => {
    await session.removeItems([ids.greet]);
    addToStep(() => session.edit(ids.workflow, setValue('DisplayName', 'Shorter')));
  });
  session.edit(ids.ask, setValue('DisplayName', 'Question'));
  await deleting;
  const read = () => [ids.greet, ids.workflow, ids.ask].map(name);
  expect(read()).toEqual([undefined, 'Shorter', 'Question']);
  await undoStack.undo();
  expect(read()).toEqual(['Greet', 'Main', 'Question']);
  await undoStack.undo();
  expect(read()).toEqual(['Greet', 'Main', 'Ask']);
  expect(undoStack.canUndo()).toBe(false);
});

it('a step within a waiting step belongs to it, and one outside does not', async () => {
  const { undoStack, name } = await createTestStack();
  const { session } = undoStack;
  const rename = (itemId: string, to: string) =>
    session.runAsOneStep(async () => session.edit(itemId, setValue('DisplayName', to)));
  const adding = session.runAsOneStep(async (addToStep) => {
    const made = await session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
    await addToStep(() => rename(ids.greet, 'Hello'));
    return made;
  });
  await rename(ids.ask, 'Question');
  const made = await adding;
  await undoStack.undo();
  expect([made.type === 'created' && name(made.id), name(ids.greet), name(ids.ask)]).toEqual([
    undefined,
    'Greet',
    'Question',
  ]);
});

async function createTestStack() {
  const { backend, open, clock } = aWorld();
  const { session, client } = await open('ada');
  const colleague = await open('grace');
  return {
    client,
    clock,
    colleague,
    /** Adds a second workflow that both people receive. */
    addWorkflow() {
      backend.addWorkflow('grace');
      for (const one of [client, colleague.client]) one.deliver();
    },
    undoStack: createUndoStack(session),
    name: (itemId: string) => session.getValue(itemId, 'DisplayName'),
    parseEditorLocation(itemId: string) {
      const view = session.getWorkflow(ids.workflow);
      const position = view.status === 'ready' && view.layout.positions.find(({ nodeId }) => nodeId === itemId);
      return position ? [position.x, position.y] : undefined;
    },
  };
}
