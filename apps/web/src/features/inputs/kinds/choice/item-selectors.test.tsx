import { projectEventSchema } from '@confab/contracts';
import type { Item } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toId } from '../../../../editing/sender/to-id.ts';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

/** Turns the test workflow into a module by adding a start node with parameters. */
function startOfModule() {
  const start = {
    id: toId.item('00000000-0000-4000-8000-000000000099'),
    kind: 'node',
    type: 'StartModule',
    projectId: ids.project,
    workflowId: ids.workflow,
    displayName: 'Start',
    version: 1,
    isDirty: false,
    order: 'a0',
    propertyValues: {
      DisplayName: 'Start',
      Parameters: [
        aRow('p1', { Name: 'Arrival', IOType: 'input' }, 1),
        aRow('p0', { Name: 'Guests', IOType: 'input' }),
      ],
    },
    lastUpdatedUtc: '2026-01-01T00:00:00Z',
  } as const;
  return toAddedEvent(start);
}

/** Adds a module to the project. */
const addedModule = () =>
  toAddedEvent({
    id: ids.orders,
    kind: 'workflow',
    type: 'Module',
    projectId: ids.project,
    workflowId: null,
    displayName: 'Payment',
    version: 1,
    isDirty: false,
    order: 'a1',
    propertyValues: { DisplayName: 'Payment' },
    lastUpdatedUtc: '2026-01-01T00:00:00Z',
  });

function toAddedEvent(item: Item) {
  return z.encode(projectEventSchema, {
    type: 'itemAdded',
    teamId: ids.team,
    projectId: ids.project,
    seq: 1,
    authorId: ids.account,
    authorName: 'grace',
    changerConnectionId: 'grace',
    item,
  });
}

const offered = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

describe('a selector', () => {
  test.each([
    ['WorkflowSelector', ['Main']],
    ['NodeSelector', ['GreetAsk', 'AskAsk']],
  ])('a %s lists the items of the project (A3.32)', async (displayAs, options) => {
    const { user } = await renderKind({ type: 'Enum', displayAs });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await offered()).toEqual(options);
  });

  test.each([
    ['IntentSelector', 'Intents'],
    ['VariableSelector', 'Variables'],
    ['SlotSelector', 'Slots'],
    ['SlotTypeSelector', 'SlotTypes'],
  ])('a %s offers the rows of %s and stores the chosen one (A3.32)', async (displayAs, table) => {
    const { user, session, happens, read } = await renderKind({ type: 'Enum', displayAs });
    for (const [at, Name] of ['Tea', 'Coffee'].entries()) {
      const updatedValue = aRow(`r${at}`, { Name }, at);
      await happens(() => session.edit(ids.project, { path: table, action: 'AddRow', updatedValue }));
    }
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.click(field);
    expect((await offered()).slice(-2)).toEqual(['Tea', 'Coffee']);
    await user.click(screen.getByRole('option', { name: 'Coffee' }));
    expect(read()).toBe(displayAs === 'VariableSelector' ? 'Coffee' : 'r1');
  });

  test('a ModuleSelector offers the modules of the project and stores the chosen one (A3.32)', async () => {
    const { user, client, happens, read } = await renderKind({ type: 'Enum', displayAs: 'ModuleSelector' });
    await happens(() => client.push('ProjectEvent', addedModule()));
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: /Payment/ }));
    expect(read()).toBe(ids.orders);
  });

  test('a selector of the node that an input leads to offers nodes and stores the chosen one (A3.32)', async () => {
    const { user, read } = await renderKind({ type: 'TargetNode', displayAs: 'TargetNodeSelector' });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: /^Ask/ }));
    expect(read()).toBe(ids.ask);
  });

  test.each([
    ['Module', 'modules'],
    ['Slot', 'slots'],
    ['Intent', 'intents'],
    ['Variable', 'variables'],
  ])('a %s selector without options shows a message (A3.32)', async (what, several) => {
    const { user } = await renderKind({ type: 'Enum', displayAs: `${what}Selector` });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText(`No ${several} in this project yet`)).toBeTruthy();
  });

  test('an intent that is typed and does not exist is created and chosen', async () => {
    const { user, session, read } = await renderKind({ type: 'Enum', displayAs: 'IntentSelector' });
    const named = () => JSON.stringify(session.getValue(session.projectId, 'Intents') ?? []);
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.click(field);
    await user.type(field, 'Opening hours');
    await user.click(await screen.findByRole('option', { name: 'Create intent "Opening hours"' }));
    expect(named()).toContain('"Name":"Opening hours"');
    expect(named()).toContain(JSON.stringify(read()));
  });

  test('"Create slot" creates a slot for any words with the typed name, without its braces, and selects it', async () => {
    const { user, session, read } = await renderKind({ type: 'Enum', displayAs: 'SlotSelector' });
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.click(field);
    await user.type(field, '{{room} type');
    await user.click(await screen.findByRole('option', { name: 'Create slot "room type"' }));
    const slots = JSON.stringify(session.getValue(session.projectId, 'Slots') ?? []);
    expect(slots).toContain('"Values":{"Name":"room type","SlotType":"text"}');
    expect(slots).toContain(JSON.stringify(read()));
  });

  test('"Create list" creates a list with the typed name, selects it, and the button beside it opens it', async () => {
    const onOpenDefinition = vi.fn();
    const { user, session, read } = await renderKind({ type: 'Enum', displayAs: 'SlotTypeSelector' }, 'number', [], {
      inputsContext: { onOpenDefinition },
    });
    const open = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(open(/^Go to Number/).disabled).toBe(true);
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.clear(field);
    await user.type(field, 'Bikes');
    await user.click(await screen.findByRole('option', { name: 'Create list "Bikes"' }));
    const lists = JSON.stringify(session.getValue(session.projectId, 'SlotTypes') ?? []);
    expect(lists).toContain('"Values":{"Name":"Bikes"}');
    expect(lists).toContain(JSON.stringify(read()));
    await user.click(open(/^Go to Bikes/));
    expect(onOpenDefinition.mock.calls).toEqual([[`SlotTypes/${String(read())}`]]);
  });

  test('a list named after the slot is offered before anything is typed', async () => {
    const name = { name: 'Name', label: 'Name', type: 'String' } as const;
    const { user, session, read, happens } = await renderKind({ type: 'Enum', displayAs: 'SlotTypeSelector' }, 'text', [
      name,
    ]);
    await happens(() => session.edit(ids.greet, { path: 'Name', action: 'ValueChanged', updatedValue: 'bike' }));
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Create list "bike"' }));
    const lists = JSON.stringify(session.getValue(session.projectId, 'SlotTypes') ?? []);
    expect(lists).toContain('"Values":{"Name":"bike"}');
    expect(lists).toContain(JSON.stringify(read()));
  });

  test('"Create variable" creates a variable with the typed name, without its spaces, and selects it', async () => {
    const { user, session, read } = await renderKind({ type: 'Enum', displayAs: 'VariableSelector' });
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.click(field);
    await user.type(field, 'Guest name');
    await user.click(await screen.findByRole('option', { name: 'Create variable "GuestName"' }));
    const variables = JSON.stringify(session.getValue(session.projectId, 'Variables') ?? []);
    expect(variables).toContain('"Values":{"Name":"GuestName","Type":"string","Scope":"Project"}');
    expect(read()).toBe('GuestName');
  });

  test('a variable selector does not offer to create a variable of the system', async () => {
    const tokens = [{ tokenName: 'Today', category: '', description: '' }];
    const { user } = await renderKind({ type: 'Enum', displayAs: 'VariableSelector' }, undefined, [], {
      inputsContext: { tokens },
    });
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.click(field);
    await user.type(field, 'today');
    expect(await screen.findByText('No variables in this project yet')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('a selector of any node groups the nodes by workflow', async () => {
    const { user } = await renderKind({ type: 'TargetNode', displayAs: 'NodeSelector' });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText('Main')).toBeTruthy();
  });

  test('a variable selector inside a module also lists the parameters of the module in their order', async () => {
    const { user, client, happens } = await renderKind({ type: 'Enum', displayAs: 'VariableSelector' });
    await happens(() => client.push('ProjectEvent', startOfModule()));
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText('Parameters of this module')).toBeTruthy();
    expect(await offered()).toEqual(['Guests', 'Arrival']);
  });

  test('the button of a selector opens the selected item', async () => {
    const onOpenItem = vi.fn();
    const { user } = await renderKind({ type: 'TargetNode' }, ids.ask, [], { inputsContext: { onOpenItem } });
    await user.click(screen.getByRole('button', { name: 'Go to Ask' }));
    expect(onOpenItem).toHaveBeenCalledWith(ids.ask);
  });

  test('the button of an intent selector opens the page of the intent', async () => {
    const onOpenDefinition = vi.fn();
    const { user, session } = await renderKind({ type: 'Enum', displayAs: 'IntentSelector' }, undefined, [], {
      inputsContext: { onOpenDefinition },
    });
    await user.type(screen.getByRole('combobox', { name: 'Field' }), 'Cancel');
    await user.click(await screen.findByRole('option', { name: /Cancel/ }));
    await user.click(await screen.findByRole('button', { name: 'Go to Cancel' }));
    const [intent] = z.array(z.object({ RowId: z.string() })).parse(session.getValue(ids.project, 'Intents'));
    expect(onOpenDefinition).toHaveBeenCalledWith(`Intents/${intent?.RowId ?? ''}`);
  });

  test('the button of a selector is disabled without a selected item', async () => {
    await renderKind({ type: 'TargetNode' }, undefined, [], { inputsContext: { onOpenItem: vi.fn() } });
    expect(screen.getByRole('button', { name: 'Go to it' })).toHaveProperty('disabled', true);
  });
});
