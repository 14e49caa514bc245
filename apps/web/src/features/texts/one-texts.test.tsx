import { getTranslationPath } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showWritingLanguage } from '../../editing/index.ts';
import { oneIds, oneItems } from '../../testing/editing/one-world.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { giveElementsHeights } from '../../testing/element-heights.ts';
import { ids, nodeSchema, projectProperties } from '../../testing/editing/world.ts';
import { TextsPage } from './texts-page.tsx';

giveElementsHeights({ offsetHeight: 64, clientHeight: 600 });

const pageSchema = {
  ...nodeSchema,
  properties: [
    ...['Parent', 'Order'].map((name) => ({ name, type: 'String' as const })),
    { name: 'DisplayName', type: 'String' as const, label: 'Name' },
    { name: 'MenuName', type: 'String' as const, label: 'Name in menus', flags: ['translated'] },
    { name: 'Keywords', type: 'String' as const, label: 'Keywords', flags: ['keywords', 'wordsPerLanguage'] },
  ],
};
const schemas = {
  projectSchemas: { Standard: { ...nodeSchema, properties: [...projectProperties] } },
  workflowSchemas: {},
  nodeSchemas: { Page: pageSchema },
  nodeCategories: [],
};

/** The texts of the pages: `a` with `c` below it in one llama, and `z` in another. */
const said: Readonly<Record<string, JsonObject>> = {
  [oneIds.a]: { MenuName: 'the tower', Translations: { de: { MenuName: { Value: 'der Turm', Source: 'the tower' } } } },
  [oneIds.c]: { MenuName: 'the lamp', Keywords: 'lamp|light' },
  [oneIds.d]: { MenuName: 'the garden' },
  [oneIds.z]: { MenuName: 'tickets' },
};

async function renderTexts({ isReadOnly = false } = {}) {
  // The items are not in reading order.
  const items = oneItems()
    .map((item) => ({ ...item, propertyValues: { ...item.propertyValues, ...said[item.id] } }))
    .toReversed();
  const world = aWorld(pageSchema.properties, items);
  const colleague = await world.open('grace');
  colleague.session.edit(ids.project, setValue('OtherLanguages', 'de'));
  await world.clock.pass(2_000);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  showWritingLanguage(ids.project);
  const opened: string[][] = [];
  const onOpenPlace = (itemId: string, path: string) => opened.push([itemId, path]);
  renderInSession(session, <TextsPage {...{ schemas, onOpenPlace }} rowId={undefined} onRow={() => undefined} />);
  await act(() => world.clock.pass(2_000));
  await screen.findByText('the lamp');
  return {
    user: userEvent.setup(),
    session,
    colleague,
    opened,
    inGerman: (itemId: string, path: string) => session.getValue(itemId, getTranslationPath('de', path)),
    async receive() {
      await act(async () => {
        await world.clock.pass(2_000);
        client.deliver();
        await world.clock.pass(2_000);
      });
    },
  };
}

const german = (place: string) => screen.findByRole('textbox', { name: `Deutsch: ${place}` });
const listRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent),
    );

describe('the page of texts of a One project', () => {
  test('the page of texts of a One project lists the texts of pages in reading order, each with its chapter and the pages above it', async () => {
    await renderTexts();
    expect(listRows()).toEqual([
      ['Tour › aName in menus', 'the tower'],
      ['Tour › a › cName in menus', 'the lamp'],
      ['Tour › a › cKeywords', 'lamp|light'],
      ['Tour › dName in menus', 'the garden'],
      ['Visit › zName in menus', 'tickets'],
    ]);
    expect(screen.getByRole('columnheader', { name: /Deutsch/ }).textContent).toBe('Deutsch1 of 5 translated');
  });

  test('the page of texts of a One project shows the texts of one chapter, with their count', async () => {
    const { user } = await renderTexts();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part of the project' }), 'Visit');
    await waitFor(() => expect(listRows()).toEqual([['Visit › zName in menus', 'tickets']]));
    expect(screen.getByRole('columnheader', { name: /Deutsch/ }).textContent).toBe('Deutsch0 of 1 translated');
  });

  test('a search of texts for a page finds the texts of the page and of the pages below it', async () => {
    const { user } = await renderTexts();
    await user.type(screen.getByRole('textbox', { name: 'Search texts' }), 'tour › a');
    await waitFor(() => expect(listRows()).toHaveLength(3));
  });

  test('a translation is written in place as an edit of its One page, by keyboard, and undone there', async () => {
    const { user, session, inGerman } = await renderTexts();
    await user.click(await german('Tour › a › c, Name in menus'));
    await user.keyboard('die Lampe{Enter}');
    expect(inGerman(oneIds.c, 'MenuName')).toBe('die Lampe');
    expect(document.activeElement).toBe(await german('Tour › a › c, Keywords'));
    await user.keyboard('Lampe|Licht');
    expect(inGerman(oneIds.c, 'Keywords')).toBe('Lampe|Licht');
    act(() => session.undo(oneIds.c));
    expect(inGerman(oneIds.c, 'Keywords')).not.toBe('Lampe|Licht');
    expect(inGerman(oneIds.c, 'MenuName')).toBe('die Lampe');
  });

  test('the place of a text opens the translation in the form of its One page', async () => {
    const { user, opened } = await renderTexts();
    await user.click(screen.getByRole('button', { name: 'Open in the editor: Tour › a › c, Name in menus' }));
    expect(opened).toEqual([[oneIds.c, getTranslationPath('de', 'MenuName')]]);
  });

  test('the places of texts follow the names of pages and where colleagues move them', async () => {
    const { colleague, receive } = await renderTexts();
    colleague.session.openWorkflow(oneIds.tour);
    await receive();
    colleague.session.edit(oneIds.a, setValue('DisplayName', 'Tower'));
    colleague.session.edit(oneIds.d, setValue('Parent', oneIds.c));
    await receive();
    await waitFor(() =>
      expect(listRows().map(([place]) => place)).toEqual([
        'Tour › TowerName in menus',
        'Tour › Tower › cName in menus',
        'Tour › Tower › cKeywords',
        'Tour › Tower › c › dName in menus',
        'Visit › zName in menus',
      ]),
    );
  });

  test('a Viewer reads the texts of a One project and has no fields to write in', async () => {
    await renderTexts({ isReadOnly: true });
    await screen.findByText('der Turm');
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Search texts' })]);
  });
});
