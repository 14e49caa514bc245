import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveElementsHeights } from '../../testing/element-heights.ts';
import { ids } from '../../testing/editing/world.ts';
import { renderDefinitions, tableRows } from './testing/render-definitions.tsx';

giveElementsHeights({ offsetHeight: 40, clientHeight: 600 });
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const drinks = ['a cup of tea please', 'i would like tea', 'some green tea', 'tea with milk', 'can i have tea'];
const backwards = drinks.map((sample) => sample.split(' ').toReversed().join(' '));
const intents = tableRows({
  tea: { Name: 'Tea', Samples: drinks.join('\n') },
  order: { Name: 'Order', Samples: [...backwards, '{size} coffee'].join('\n') },
});
const connectors = tableRows({ c1: { Kind: 'Intent', IntentId: 'tea' }, c2: { Kind: 'Intent', IntentId: 'order' } });
const listenForBoth = { path: 'Connectors', action: 'AddRow', updatedValue: connectors } as const;
const listenForOrder = { ...listenForBoth, updatedValue: connectors.slice(1) };
const rowOf = (name: string | RegExp) => screen.getByRole('row', { name });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

describe('the page of intents', () => {
  it('the page of intents shows samples, slots, workflows and uses of each intent, and a use leads to its place', async () => {
    const { user, opened } = await renderDefinitions('intents', { Intents: intents }, { ask: [listenForBoth] });
    expect(cells(rowOf(/^Order/))).toEqual(['Order', '6', 'size', 'Main', '1', '']);
    await user.click(rowOf(/^Tea/));
    const places = await screen.findByRole('region', { name: 'Where used' });
    await user.click(within(places).getByRole('button', { name: /Main › Ask/ }));
    expect(opened).toEqual([[ids.ask, 'Connectors/c1/IntentId']]);
  });

  it('the page of intents asks before an intent is removed while some workflows are not loaded, and loads them again', async () => {
    const { user, read, addUnloadedWorkflow, setWeather } = await renderDefinitions('intents', { Intents: intents });
    await addUnloadedWorkflow();
    await user.click(rowOf(/^Tea/));
    expect(await screen.findByText('Some workflows could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(read('Intents/tea')).toBeDefined();
    await user.keyboard('{Escape}');
    setWeather('fine');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Some workflows could not be loaded.')).toBeNull());
  });

  it('samples are edited on the page with the input of the narrow panel, and undo reverts the edit', async () => {
    const { user, read, session } = await renderDefinitions('intents', { Intents: intents });
    await user.click(rowOf(/^Tea/));
    await user.type(await screen.findByRole('textbox', { name: /^Samples/ }), '\nwhite tea');
    expect(String(read('Intents/tea/Samples')).split('\n')).toEqual([...drinks, 'white tea']);
    await waitFor(() => expect(cells(rowOf(/^Tea/))[1]).toBe('6'));
    // The new line and each of its two words are an undo step of their own.
    act(() => ['tea', 'white ', '\n'].forEach(() => session.undo(ids.project)));
    expect(read('Intents/tea/Samples')).toBe(drinks.join('\n'));
  });

  it('the page of intents shows changes of a colleague', async () => {
    const { colleague, receive } = await renderDefinitions('intents', { Intents: intents });
    colleague.session.edit(ids.project, { path: 'Intents/tea/Name', action: 'ValueChanged', updatedValue: 'Drinks' });
    await receive();
    expect(rowOf(/^Drinks/)).toBeTruthy();
  });

  it('the page of intents searches, filters and sorts', async () => {
    const { user } = await renderDefinitions('intents', { Intents: intents }, { ask: [listenForOrder] });
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => cells(row)[0]);
    await user.click(screen.getByRole('button', { name: 'Samples' }));
    await user.click(screen.getByRole('button', { name: 'Samples' }));
    expect(names()).toEqual(['Order', 'Tea']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Unused');
    expect(names()).toEqual(['Tea']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'All');
    await user.type(screen.getByRole('textbox', { name: 'Search intents' }), 'coffee');
    await waitFor(() => expect(names()).toEqual(['Order']));
    expect(screen.getByText('1 of 2')).toBeTruthy();
  });

  it('arrow keys move from row to row, Enter opens an intent, and Delete asks before it removes a used one', async () => {
    const { user, read } = await renderDefinitions('intents', { Intents: intents }, { ask: [listenForOrder] });
    act(() => rowOf(/^Tea/).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(rowOf(/^Order/));
    expect(rowOf(/^Order/).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}{Delete}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/'Order' is used in one place/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(read('Intents/order')).toBeUndefined();
    act(() => rowOf(/^Tea/).focus());
    await user.keyboard('{Delete}');
    expect(read('Intents/tea')).toBeUndefined();
    expect(screen.getByText('No intents yet')).toBeTruthy();
  });

  it('rows that are added to an emptied table get the same orders as in a new table', async () => {
    const { user, read } = await renderDefinitions('intents', { Intents: intents.slice(0, 1) });
    act(() => rowOf(/^Tea/).focus());
    await user.keyboard('{Delete}');
    expect(read('Intents')).toEqual([]);
    for (let count = 0; count < 3; count += 1)
      await user.click(screen.getAllByRole('button', { name: 'Add intent' })[0] ?? document.body);
    const rows = read('Intents') as readonly { readonly Order: string }[];
    expect(rows.map(({ Order }) => Order)).toEqual(['a0', 'a1', 'a2']);
  });

  it('the page of intents adds pasted samples to several intents after a preview of new, duplicate and clashing ones', async () => {
    const { user, read, session } = await renderDefinitions('intents', { Intents: intents });
    await user.click(screen.getByRole('button', { name: 'Paste samples' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('textbox', { name: 'Samples to add' }));
    await user.paste('Intent\tSample\nTea\tblack tea\nTea\tSome green tea!\nOrder\ttea with milk\nBye\tsee you');
    expect(within(dialog).getByText('2 new, 1 duplicate, 1 clash with another intent')).toBeTruthy();
    await user.paste('\ngreen tea');
    expect(within(dialog).getByText(/, 1 line with only one column$/)).toBeTruthy();
    expect(within(dialog).getByRole('row', { name: 'green tea Only one column, not added' })).toBeTruthy();
    expect(within(dialog).getByText('Tea has this sample too')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 samples' }));
    expect(read('Intents/tea/Samples')).toBe([...drinks, 'black tea'].join('\n'));
    expect(rowOf(/^Bye/)).toBeTruthy();
    act(() => void session.undo(ids.project));
    expect(read('Intents/tea/Samples')).toBe(drinks.join('\n'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Bye/ })).toBeNull());
  });

  it('the page of intents finds confused samples on demand, and each leads to its row', async () => {
    // Names unrelated to the samples, as names are learned, too.
    const unclear = tableRows({
      tea: { Name: 'First', Samples: drinks.join('\n') },
      order: { Name: 'Second', Samples: backwards.join('\n') },
    });
    const { user } = await renderDefinitions('intents', { Intents: unclear }, { ask: [listenForBoth] });
    await user.click(screen.getByRole('button', { name: 'Check recognition' }));
    await user.click(await screen.findByText(/^(?:First and Second|Second and First): \d+ samples?$/));
    const [sample] = screen.getAllByRole('button', { name: /of First, / });
    await user.click(sample ?? document.body);
    expect(rowOf(/^First/).getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByRole('region', { name: 'Samples not recognised' })).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: /^Samples/ }), '!');
    expect(screen.getByText(/Samples have changed since/)).toBeTruthy();
  });

  it('the page renders only some rows of 1,000 intents', async () => {
    const many = tableRows(
      Object.fromEntries(
        Array.from({ length: 1_000 }, (_, at) => [`i${at}`, { Name: `Intent ${at}`, Samples: 'a\nb' }]),
      ),
    );
    await renderDefinitions('intents', { Intents: many });
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('1001');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
  });

  it('a search does not scan its results once for each row', async () => {
    const names = [...Array.from({ length: 300 }, (_, at) => `Intent ${at}`), 'Greeting'];
    const many = tableRows(Object.fromEntries(names.map((Name, at) => [`i${at}`, { Name }])));
    const { user } = await renderDefinitions('intents', { Intents: many }, { openId: 'i300' });
    await user.click(screen.getByRole('textbox', { name: 'Search intents' }));
    const includes = vi.spyOn(Array.prototype, 'includes');
    await user.paste('intent');
    expect(await screen.findByText('300 of 301')).toBeTruthy();
    const longLists = includes.mock.contexts.filter((list) => Array.isArray(list) && list.length >= 300);
    includes.mockRestore();
    expect(longLists).toHaveLength(0);
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('302');
  });

  it('a key pressed immediately after another one acts on the row that the earlier key led to', async () => {
    const many = tableRows(
      Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`i${at}`, { Name: `No. ${at}` }])),
    );
    const { read } = await renderDefinitions('intents', { Intents: many });
    const user = userEvent.setup({ delay: null });
    act(() => rowOf(/^No. 0/).focus());
    await user.keyboard('{Delete}{Delete}{End}{Delete}');
    expect(read('Intents')).toHaveLength(97);
    expect(['i0', 'i1', 'i99'].map((id) => read(`Intents/${id}`))).toEqual([undefined, undefined, undefined]);
  });

  it('a viewer can read intents and not change them', async () => {
    const { user } = await renderDefinitions('intents', { Intents: intents }, { isReadOnly: true });
    expect(screen.queryByRole('button', { name: /Add intent|Paste samples/ })).toBeNull();
    await user.click(rowOf(/^Tea/));
    expect(await screen.findByRole('textbox', { name: /^Samples/ })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    act(() => rowOf(/^Tea/).focus());
    await user.keyboard('{Delete}');
    expect(rowOf(/^Tea/)).toBeTruthy();
  });

  it('the page of intents offers the first step when there are no intents', async () => {
    const { user, read } = await renderDefinitions('intents', {});
    await user.click(screen.getByRole('button', { name: 'Add intent' }));
    expect(read('Intents')).toHaveLength(1);
    expect(await screen.findByRole('textbox', { name: /^Samples/ })).toBeTruthy();
  });
});

describe('the pages of slots and lists', () => {
  const slots = tableRows({ size: { Name: 'size', SlotType: 'sizes', Variable: '' } });
  const lists = tableRows({ sizes: { Name: 'Sizes', Values: 'large|big|huge\nsmall|little|big' } });

  it('the page of slots counts the samples that mark a slot, and leads to their intent', async () => {
    const { user, opened } = await renderDefinitions('slots', { Intents: intents, Slots: slots, SlotTypes: lists });
    expect(cells(rowOf(/^size/))).toEqual(['size', 'Sizes', '', '1', 'Order', '0', '']);
    await user.click(rowOf(/^size/));
    await user.click(await screen.findByRole('button', { name: /^Order/ }));
    expect(opened).toEqual([[ids.project, 'Intents/order/Samples']]);
  });

  it('the page of lists edits values and synonyms as a table, and marks a word that means two values', async () => {
    const { user, read } = await renderDefinitions('lists', { Slots: slots, SlotTypes: lists });
    expect(cells(rowOf(/^Sizes/)).slice(0, 5)).toEqual(['Sizes', '2', '4', 'size', '1']);
    await user.click(rowOf(/^Sizes/));
    expect((await screen.findAllByText('“big” stands for large and small.')).length).toBe(2);
    await user.type(screen.getByRole('textbox', { name: 'Synonyms of value 1' }), '|grand');
    await user.click(screen.getByRole('button', { name: 'Remove value 2' }));
    await user.click(screen.getByRole('button', { name: 'Add value' }));
    await user.type(screen.getByRole('textbox', { name: 'Value 2' }), 'tiny');
    expect(read('SlotTypes/sizes/Values')).toBe('large|big|huge|grand\ntiny');
  });

  it('the page of lists accepts the first value of an empty list, and keeps the focus in the table when a value is removed', async () => {
    const empty = tableRows({ sizes: { Name: 'Sizes' } });
    const { user, read } = await renderDefinitions('lists', { SlotTypes: empty }, { openId: 'sizes' });
    await user.click(await screen.findByRole('button', { name: 'Add value' }));
    expect(screen.queryByRole('button', { name: 'Remove value 1' })).toBeNull();
    await user.keyboard('small{Enter}large');
    expect(read('SlotTypes/sizes/Values')).toBe('small\nlarge');
    await user.click(screen.getByRole('button', { name: 'Remove value 2' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove value 1' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value 1' }));
    expect(read('SlotTypes/sizes/Values')).toBe('');
  });

  it('text that is typed right after Enter goes to the next value, even if that was not shown', async () => {
    const values = Array.from({ length: 101 }, (_, at) => `value ${at + 1}`).join('\n');
    const long = tableRows({ sizes: { Name: 'Sizes', Values: values } });
    const { read } = await renderDefinitions('lists', { SlotTypes: long }, { openId: 'sizes' });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('textbox', { name: 'Value 100' }));
    await user.keyboard('{Enter}!{Enter}tiny{Enter}huge');
    expect(String(read('SlotTypes/sizes/Values')).split('\n').slice(99)).toEqual([
      'value 100',
      'value 101!',
      'tiny',
      'huge',
    ]);
  });

  it('the caret stays in the value that is typed when a colleague adds one above', async () => {
    const { user, read, colleague, receive } = await renderDefinitions(
      'lists',
      { SlotTypes: lists },
      { openId: 'sizes' },
    );
    const small = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Value 2' });
    await user.click(small);
    const path = 'SlotTypes/sizes/Values';
    const updatedValue = `tiny\n${String(read(path))}`;
    colleague.session.edit(ids.project, { path, action: 'ValueChanged', updatedValue });
    await receive();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value 3' }));
    await user.keyboard('er');
    expect(read(path)).toBe('tiny\nlarge|big|huge\nsmaller|little|big');
  });

  it('the page of lists adds pasted values, and synonyms to values that the list has', async () => {
    const { user, read } = await renderDefinitions('lists', { SlotTypes: lists }, { openId: 'sizes' });
    await user.click(await screen.findByRole('button', { name: 'Paste values' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('textbox', { name: 'Values to add' }));
    await user.paste('Large\tgreat\tbig\nmedium, middle');
    expect(within(dialog).getByText('1 new value, 1 value is in the list already.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Add values' }));
    expect(read('SlotTypes/sizes/Values')).toBe('large|big|huge|great\nsmall|little|big\nmedium|middle');
  });
});

describe('the page of variables', () => {
  const variables = tableRows({ guest: { Name: 'Guest', Type: 'string' }, rest: { Name: 'Rest', Type: 'int' } });
  const entry = { EntryId: 'e', Order: 'a0', DisplayText: 'Hi {tv.Guest}, {tv.ALK_UserUtterance}' };
  const ask = [
    { path: 'SaveAnswerTo', action: 'ValueChanged', updatedValue: 'Guest' },
    { path: 'Response/Entries', action: 'AddRow', updatedValue: entry },
  ] as const;

  it('the page of variables shows where variables are read and written, marks unused ones, and names system variables for people', async () => {
    const { user, opened } = await renderDefinitions('variables', { Variables: variables }, { ask });
    expect(cells(rowOf(/^Guest/))).toEqual(['Guest', 'Text', '', 'Project', '1', '1', '']);
    expect(cells(rowOf(/^Rest/))[0]).toBe('RestUnused');
    expect(cells(rowOf(/^User utterance/)).slice(-3)).toEqual(['', '1', '']);
    await user.click(rowOf(/^Guest/));
    const written = await screen.findByRole('region', { name: 'Written' });
    await user.click(within(written).getByRole('button', { name: /Main › Ask/ }));
    expect(opened).toEqual([[ids.ask, 'SaveAnswerTo']]);
  });

  it('the page of variables renames a variable with all its uses, as one step of undo in each item', async () => {
    const { user, session, read } = await renderDefinitions(
      'variables',
      { Variables: variables },
      { ask, openId: 'guest' },
    );
    await user.click(await screen.findByRole('button', { name: 'Rename everywhere' }));
    const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'New name' });
    await user.clear(field);
    await user.type(field, 'Rest');
    expect(screen.getByText('There is already a variable with this name.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'Visitor');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect([read('Variables/guest/Name'), session.getValue(ids.ask, 'SaveAnswerTo')]).toEqual(['Visitor', 'Visitor']);
    expect(session.getValue(ids.ask, 'Response/Entries/e/DisplayText')).toBe('Hi {tv.Visitor}, {tv.ALK_UserUtterance}');
    act(() => [ids.project, ids.ask].forEach((itemId) => session.undo(itemId)));
    expect([read('Variables/guest/Name'), session.getValue(ids.ask, 'SaveAnswerTo')]).toEqual(['Guest', 'Guest']);
    expect(session.getValue(ids.ask, 'Response/Entries/e/DisplayText')).toBe('Hi {tv.Guest}, {tv.ALK_UserUtterance}');
  });
});

describe('the page of slots', () => {
  it('the page of slots renames a slot with the samples that mark it', async () => {
    const { user, session, read } = await renderDefinitions(
      'slots',
      {
        Slots: tableRows({ size: { Name: 'size', SlotType: 'text' } }),
        Intents: tableRows({ order: { Name: 'Order', Samples: 'a {size} tea\na tea in {Size}' } }),
      },
      { openId: 'size' },
    );
    await user.click(await screen.findByRole('button', { name: 'Rename everywhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 uses are renamed with it.')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: 'New name' });
    await user.clear(field);
    await user.type(field, '{{cup}');
    expect(dialog.getByText(/^Use letters, digits, spaces/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'cup size{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([read('Slots/size/Name'), read('Intents/order/Samples')]).toEqual([
      'cup size',
      'a {cup size} tea\na tea in {cup size}',
    ]);
    act(() => session.undo(ids.project));
    expect([read('Slots/size/Name'), read('Intents/order/Samples')]).toEqual(['size', 'a {size} tea\na tea in {Size}']);
  });
});
