import type { BodyOf, findCalls, FindHit, ResultOf } from '@confab/contracts';
import type { Property } from '@confab/model';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { createSchemas, ids, nodeSchema } from '../../testing/editing/world.ts';
import { useLanguage } from '../../words/language.ts';
import type { OutsideChange } from '../../editing/index.ts';
import { FindPanel } from './find-panel.tsx';
import { resetFind, openFind, openUsages } from './find-store.ts';
import { UsageWarning } from './usage-warning.tsx';

const schemas = createSchemas({ projectSchemas: { Standard: { ...nodeSchema, kind: 'project' } } });
afterEach(() => {
  cleanup();
  resetFind();
  useLanguage.setState({ language: 'en' });
});

type Searched = ResultOf<typeof findCalls.search>;
type SearchBody = BodyOf<typeof findCalls.search>;
const hit = (path: string, start: number, more: Partial<FindHit> = {}): FindHit => ({
  path,
  within: [],
  labels: ['Response', '1', 'Speech Markdown'],
  start,
  found: 'tea',
  snippet: { before: 'More ', found: 'tea', after: ' please' },
  replacement: null,
  refusal: null,
  ...more,
});
const found = (itemId: string, ...hits: FindHit[]) => ({ itemId, hits }) as Searched['items'][number];
const page = (...items: Searched['items']): Searched => ({ items, next: null, leftOut: 0 });

interface PanelSetting {
  readonly isReadOnly?: boolean;
  /** Another type of the project. */
  readonly type?: string;
  readonly others?: Parameters<typeof fakeApi>[0];
}

async function renderPanel(
  answer: (body: SearchBody) => Searched,
  { isReadOnly = false, type, others = {} }: PanelSetting = {},
) {
  const world = aWorld();
  const { session: opening } = await world.open('ada', undefined, isReadOnly);
  const outsideChanges: OutsideChange[] = [];
  const outline = opening.getOutline()!;
  const shown = type === undefined ? outline : { ...outline, project: { ...outline.project, type } };
  const session = {
    ...opening,
    getOutline: () => (type === undefined ? opening.getOutline() : shown),
    recordOutsideChange: (change: OutsideChange) => void outsideChanges.push(change),
  };
  const { api, made } = fakeApi({
    '/api/FindInProject': ({ body }: { body: SearchBody }) => answer(body),
    ...others,
  });
  const opened: string[][] = [];
  const part = (
    <>
      <FindPanel schemas={schemas} onOpen={(...where) => opened.push(where)} />
      <UsageWarning
        targets={[{ kind: 'node', id: ids.ask, name: '', title: 'Ask' }]}
        onShow={() => opened.push(['shown'])}
      />
    </>
  );
  await act(async () => {
    renderInSession(session, part, api);
    await world.clock.pass(0);
  });
  const sent = (path: string) =>
    made.filter((one) => one.path === path).map(({ input }) => (input as { body: SearchBody }).body);
  return { user: userEvent.setup(), session, clock: world.clock, opened, sent, outsideChanges };
}
const noUses = { '/api/GetUses': () => ({ items: [], count: 0 }) };

describe('finding in a project', () => {
  test('the find panel searches with the typed text and options, and a match opens its input', async () => {
    const { user, opened, sent } = await renderPanel(
      () => page(found(ids.greet, hit('Response/Entries/e/SpokenText', 5))),
      {
        others: noUses,
      },
    );
    act(openFind);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find in project' }));
    await user.click(screen.getByRole('button', { name: 'Match case' }));
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(await screen.findByRole('button', { name: /Response › 1 › Speech Markdown\s*More tea please/ }));
    expect(opened).toEqual([[ids.greet, 'Response/Entries/e/SpokenText']]);
    expect(screen.getByRole('region', { name: 'Main › Greet' })).toBeTruthy();
    expect(screen.getByText('tea', { selector: 'mark' })).toBeTruthy();
    expect(sent('/api/FindInProject').at(-1)?.search).toEqual({
      text: 'tea',
      matchCase: true,
      wholeWord: false,
      isRegex: false,
    });
  });

  test('the find panel loads further pages automatically while there are few hits, and shows their number', async () => {
    const next = { itemId: ids.greet as never, hits: 1 };
    const { user, sent } = await renderPanel(
      ({ after }) =>
        after ? page(found(ids.ask, hit('Notes', 0))) : { ...page(found(ids.greet, hit('Notes', 0))), next },
      { others: noUses },
    );
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    expect(await screen.findByText('2 matches in 2 items')).toBeTruthy();
    expect(sent('/api/FindInProject').at(-1)?.after).toEqual(next);
  });

  test('the filters list only the types of items and the inputs that the project has', async () => {
    const schemasOfMore = { ...nodeSchema, properties: [{ name: 'Code', type: 'String', label: 'Code' } as const] };
    Object.assign(schemas.nodeSchemas, { JavaScript: schemasOfMore });
    const menu: Property = {
      name: 'Menu',
      type: 'Tree',
      tree: { nodeProperties: [{ name: 'Dish', type: 'String', label: 'Dish' }] },
    };
    Object.assign(schemas.nodeSchemas, { Ask: { ...nodeSchema, properties: [...nodeSchema.properties, menu] } });
    await renderPanel(() => page(), { others: noUses });
    const options = (name: string) =>
      Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name }).options, ({ text }) => text);
    expect(options('Item type')).toEqual(['All items', 'The project', 'Workflows', 'Nodes']);
    expect(options('Input')).toEqual(expect.arrayContaining(['Reprompts', 'Dish']));
    expect(options('Input')).not.toContain('Code');
  });

  test('a One project is searched by chapters and pages', async () => {
    const { user, sent } = await renderPanel(() => page(), { others: noUses, type: 'One' });
    expect(screen.getByText(/all chapters and pages/)).toBeTruthy();
    const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Item type' });
    expect(Array.from(kind.options, ({ text }) => text)).toEqual(['All items', 'The project', 'Chapters', 'Pages']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Chapter' }).options[0]?.text).toBe('All chapters');
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.selectOptions(kind, 'Pages');
    await waitFor(() => expect(sent('/api/FindInProject').at(-1)?.kinds).toEqual(['page']));
    await user.selectOptions(kind, 'Chapters');
    await waitFor(() => expect(sent('/api/FindInProject').at(-1)?.kinds).toEqual(['llama']));
  });

  test('inputs with one label are one option, which searches all of them', async () => {
    const named = (name: string) => ({ name, type: 'String', label: 'Leads to' }) as const;
    const properties = [...nodeSchema.properties, named('Target'), named('Module')];
    Object.assign(schemas.nodeSchemas, { Ask: { ...nodeSchema, properties } });
    const { user, sent } = await renderPanel(() => page(), { others: noUses });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Input' });
    expect(Array.from(field.options, ({ text }) => text).filter((text) => text === 'Leads to')).toHaveLength(1);
    await user.selectOptions(field, 'Leads to');
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await waitFor(() => expect(sent('/api/FindInProject').at(-1)?.inputNames).toEqual(['Target', 'Module']));
    expect(field.selectedOptions[0]?.text).toBe('Leads to');
  });

  test('the arrow keys move from match to match', async () => {
    const { user } = await renderPanel(() => page(found(ids.greet, hit('Notes', 0), hit('Notes', 9))), {
      others: noUses,
    });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    const [first, second] = await screen.findAllByRole('button', { name: /More tea please/ });
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });

  test('an invalid regular expression shows an error and sends no request', async () => {
    const { user, sent } = await renderPanel(() => page(), { others: noUses });
    await user.click(screen.getByRole('button', { name: 'Regular expression' }));
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), '(');
    expect(await screen.findByText('A ( has no matching ).')).toBeTruthy();
    expect(sent('/api/FindInProject')).toEqual([]);
  });

  test('a failed search shows the error and offers to try again', async () => {
    const { user } = await renderPanel(
      () => {
        throw new Error('Error searching the project');
      },
      { others: noUses },
    );
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    expect((await screen.findByRole('alert')).textContent).toContain('Error searching the project');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('the search repeats when a found item changes', async () => {
    const { user, session, sent } = await renderPanel(() => page(found(ids.greet, hit('Notes', 0))), {
      others: noUses,
    });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await screen.findByText('1 match in 1 item');
    const before = sent('/api/FindInProject').length;
    act(() => session.edit(ids.greet, setValue('Notes', 'coffee')));
    await waitFor(() => expect(sent('/api/FindInProject').length).toBeGreaterThan(before));
  });
});

describe('replacing', () => {
  const undoable = '10000000-0000-4000-8000-0000000000ff';
  const others = {
    ...noUses,
    '/api/ReplaceInProject': () => ({
      replacementId: undoable,
      replacedCount: 1,
      itemCount: 1,
      skipped: [{ itemId: ids.ask, path: 'Notes', reason: 'locked' }],
    }),
    '/api/UndoReplacement': () => ({ restoredCount: 1, itemCount: 1, kept: [] }),
  };
  const three = () =>
    page(
      found(ids.greet, hit('Notes', 0, { replacement: 'cocoa' }), hit('Notes', 9, { replacement: 'cocoa' })),
      found(ids.ask, hit('Id', 0, { refusal: 'locked', labels: ['Id'] })),
    );

  test('replacing previews each change, applies the selected ones, shows the result and can be undone', async () => {
    const { user, sent } = await renderPanel(three, { others });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'cocoa');
    expect((await screen.findAllByText('cocoa', { selector: 'ins' })).length).toBe(2);
    expect(screen.getAllByText('tea', { selector: 'del' })).toHaveLength(2);
    expect(screen.getByText('This input is read-only.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Replace in Id' }).hasAttribute('disabled')).toBe(true);
    const [, second] = screen.getAllByRole('checkbox', { name: 'Replace in Response › 1 › Speech Markdown' });
    await user.click(second as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Replace 1' }));
    expect(await screen.findByText(/Replaced 1 match in 1 item\. 1 match was not changed: This input/)).toBeTruthy();
    expect(sent('/api/ReplaceInProject')).toEqual([
      expect.objectContaining({
        replacement: 'cocoa',
        matches: [{ itemId: ids.greet, path: 'Notes', within: [], start: 0, found: 'tea' }],
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Restored 1 value in 1 item/)).toBeTruthy();
    expect(sent('/api/UndoReplacement')).toEqual([expect.objectContaining({ replacementId: undoable })]);
  });

  test('the find panel does not report that nothing was found after all matches were replaced', async () => {
    let answer = three;
    const { user } = await renderPanel(() => answer(), { others });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    const replace = await screen.findByRole('button', { name: 'Replace 2' });
    answer = () => page();
    await user.click(replace);
    expect(await screen.findByText(/Replaced 1 match in 1 item/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace 2' })).toBeNull());
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  const manyHits = Array.from({ length: 60 }, (_one, at) => hit('Notes', at * 10, { replacement: 'cocoa' }));
  const next = { itemId: ids.greet, at: null } as unknown as Searched['next'];
  const firstOfMany = (): Searched => ({ ...page(found(ids.greet, ...manyHits)), next });
  async function replaceMany(answer: (body: SearchBody) => Searched | Promise<Searched>) {
    const panel = await renderPanel(answer as (body: SearchBody) => Searched, { others });
    const { user } = panel;
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'cocoa');
    const button = await screen.findByRole('button', { name: 'Replace all selected' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    return { ...panel, button };
  }

  test('nothing is replaced when the further matches cannot be found, and the search is not repeated', async () => {
    const { user, sent, button } = await replaceMany(({ after }) => {
      if (after) throw new ApiFailure('failed', 'Error searching the project', 500);
      return firstOfMany();
    });
    await user.click(button);
    expect((await screen.findAllByText('Error searching the project')).length).toBeGreaterThan(0);
    expect(sent('/api/FindInProject').filter(({ after }) => after)).toHaveLength(1);
    expect(sent('/api/ReplaceInProject')).toEqual([]);
  });

  test('a second press while the further matches are found replaces nothing twice', async () => {
    let finish: (rest: Searched) => void = () => undefined;
    const rest = new Promise<Searched>((resolve) => (finish = resolve));
    const { user, sent, button } = await replaceMany(({ after }) => (after ? rest : firstOfMany()));
    await user.click(button);
    await user.click(button);
    finish(page(found(ids.ask, hit('Notes', 0))));
    expect(await screen.findByText(/Replaced 1 match in 1 item/)).toBeTruthy();
    expect(sent('/api/ReplaceInProject')).toHaveLength(1);
  });

  test('nothing is replaced when the search is changed while the further matches are found', async () => {
    let finish: (rest: Searched) => void = () => undefined;
    const rest = new Promise<Searched>((resolve) => (finish = resolve));
    const { user, sent, button } = await replaceMany(({ after }) => (after ? rest : firstOfMany()));
    await user.click(button);
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 's');
    await waitFor(() => expect(sent('/api/FindInProject').at(-1)).toMatchObject({ replacement: 'cocoas' }));
    finish(page(found(ids.ask, hit('Notes', 0))));
    await act(async () => {
      await rest;
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    });
    expect(sent('/api/ReplaceInProject')).toEqual([]);
  });

  test('the result of a replacement gets the focus when its Undo button disappears', async () => {
    // In jsdom, removing the focused element takes the focus from the page; a browser keeps it.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { user } = await renderPanel(three, { others });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.click(await screen.findByRole('button', { name: 'Replace 2' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Restored 1 value/)).toBe(document.activeElement);
  });

  test('a replacement is one step of the editor’s undo, unless the panel undid it', async () => {
    const { user, sent, outsideChanges } = await renderPanel(three, { others });
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.click(await screen.findByRole('button', { name: 'Replace 2' }));
    await screen.findByText(/Replaced 1 match/);
    const [change] = outsideChanges;
    expect([outsideChanges.length, change?.isApplied()]).toEqual([1, true]);
    expect(await act(async () => change?.undo())).toBe(true);
    expect([change?.isApplied(), sent('/api/UndoReplacement').length]).toEqual([false, 1]);
    expect(await act(async () => change?.redo())).toBe(true);
    expect([change?.isApplied(), sent('/api/ReplaceInProject').length]).toEqual([true, 2]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/Restored 1 value/);
    expect(change?.isApplied()).toBe(false);
  });

  test('Viewers cannot replace', async () => {
    await renderPanel(three, { others, isReadOnly: true });
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  });
});

test('a snippet of several lines shows where each line ends', async () => {
  const { user } = await renderPanel(() =>
    page(found(ids.greet, hit('Notes', 0, { snippet: { before: 'Welcome.\nMore ', found: 'tea', after: '\n\nBye' } }))),
  );
  await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
  expect((await screen.findByRole('button', { name: /Speech Markdown/ })).textContent).toContain(
    'Welcome. · More tea · Bye',
  );
});

describe('usages', () => {
  const usage = hit('Connectors/next/TargetNodeId', 0, {
    labels: ['Connectors', 'Next', 'Leads to'],
    snippet: { before: '', found: ids.ask, after: '' },
  });
  const uses = {
    '/api/GetUses': () => ({
      items: [found(ids.greet, usage)],
      count: 1,
    }),
  };

  test('the list of usages shows each place and opens it', async () => {
    const { user, opened } = await renderPanel(() => page(), { others: uses });
    act(() => openUsages({ kind: 'node', id: ids.ask, name: '', title: 'Ask' }));
    expect(screen.getByRole('heading', { name: 'Where “Ask” is used' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Connectors › Next › Leads to ?Ask/ }));
    expect(opened).toEqual([[ids.greet, 'Connectors/next/TargetNodeId']]);
    await user.click(screen.getByRole('button', { name: 'Find in project' }));
    expect(screen.getByRole('textbox', { name: 'Find in project' })).toBeTruthy();
  });

  test("a place in a row titled by another item shows that item's name, or that it is missing", async () => {
    const inRow = (id: string) => hit('Slots/r/Prompt', 0, { labels: ['Slots', { kind: 'node', id }, 'Question'] });
    const { user } = await renderPanel(() => page(found(ids.greet, inRow(ids.ask)), found(ids.ask, inRow('gone'))));
    await user.type(screen.getByRole('textbox', { name: 'Find in project' }), 'tea');
    await screen.findByRole('button', { name: /^Slots › Ask › Question/ });
    await screen.findByRole('button', { name: /^Slots › Missing node › Question/ });
  });

  test('a usage warning shows the number of usages and opens the list', async () => {
    const { user, opened } = await renderPanel(() => page(), { others: uses });
    expect((await screen.findByRole('note')).textContent).toContain('Used in 1 place Greet');
    await user.click(screen.getByRole('button', { name: 'Show usages' }));
    expect(opened).toEqual([['shown']]);
    expect(screen.getByRole('heading', { name: 'Where “Ask” is used' })).toBeTruthy();
  });

  test('a usage warning says that the usages could not be counted, and counts them again', async () => {
    let isDown = true;
    const { user } = await renderPanel(() => page(), {
      others: { '/api/GetUses': () => (isDown ? Promise.reject(new Error('down')) : uses['/api/GetUses']()) },
    });
    expect((await screen.findByText(/^Could not check where this is used/)).getAttribute('role')).toBe('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('note')).textContent).toContain('Used in 1 place');
    expect(screen.queryByText(/^Could not check/)).toBeNull();
  });

  test('the usage warning is translated to German', async () => {
    useLanguage.setState({ language: 'de' });
    await renderPanel(() => page(), { others: uses });
    expect((await screen.findByRole('note')).textContent).toContain('An 1 Stelle verwendet');
  });
});
