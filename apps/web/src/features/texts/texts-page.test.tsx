import { getTranslationPath } from '@confab/inputs';
import { asItemId, type Item, type JsonObject } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { showWritingLanguage } from '../../editing/index.ts';
import { useModals } from '../../modals/modal-store.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { giveElementsHeights } from '../../testing/element-heights.ts';
import { aWorldNode, createSchemas, ids, nodeSchema, projectProperties } from '../../testing/editing/world.ts';
import { TextsPage } from './texts-page.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';

afterEach(closeModals);
giveElementsHeights({ offsetHeight: 64, clientHeight: 600 });

const schemas = createSchemas({
  projectSchemas: { Standard: { ...nodeSchema, properties: [...projectProperties] } },
  workflowSchemas: { Standard: nodeSchema },
});
const welcome = 'Response/Entries/e1/DisplayText';
const goodbye = 'Response/Entries/e2/DisplayText';
const chips = 'Response/Entries/e2/SuggestionChips';

/** A node with two texts, the first of which was translated before it was changed. */
function spoken(): Item {
  const Entries = [
    { EntryId: 'e1', Order: 'a0', DisplayText: 'Welcome, {tv.Name}' },
    { EntryId: 'e2', Order: 'a1', DisplayText: 'Goodbye', SuggestionChips: ['Menu', 'Bill'] },
  ];
  const Translations: JsonObject = { de: { [welcome]: { Value: 'Hallo, {tv.Name}', Source: 'Hello, {tv.Name}' } } };
  const Response = { SelectionMethod: 'Escalating', Entries };
  return aWorldNode({ DisplayName: 'Farewell', Response, Translations });
}

interface Setting {
  readonly isReadOnly?: boolean;
  readonly languages?: string;
  readonly more?: readonly Item[];
  readonly rowId?: string;
}

async function renderTexts({ isReadOnly = false, languages = 'de', more = [], rowId }: Setting = {}) {
  const world = aWorld(nodeSchema.properties, [spoken(), ...more]);
  const colleague = await world.open('grace');
  colleague.session.edit(ids.project, setValue('OtherLanguages', languages));
  await world.clock.pass(2_000);
  const { session, client } = await world.open('ada', memoryStorage(), isReadOnly);
  showWritingLanguage(ids.project);
  const opened: string[][] = [];
  const page = (
    <TextsPage
      {...{ schemas, rowId }}
      onRow={() => undefined}
      onOpenPlace={(itemId, path) => opened.push([itemId, path])}
    />
  );
  const { container, unmount } = renderInSession(session, page);
  await act(() => world.clock.pass(0));
  const inGerman = (path: string) => session.getValue(ids.newNode, getTranslationPath('de', path));
  return {
    user: userEvent.setup(),
    session,
    colleague,
    opened,
    container,
    unmount,
    inGerman,
    async receive() {
      await act(async () => {
        await world.clock.pass(2_000);
        client.deliver();
      });
    },
  };
}

const fieldOf = (label: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
const german = (label: string) => fieldOf(`Deutsch: Main › Farewell, ${label}`);
const welcomeLabel = 'Response › 1 › Display text';
const goodbyeLabel = 'Response › 2 › Display text';
const chipsLabel = 'Response › 2 › Suggestion chips';
const listSources = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('the page of texts', () => {
  test('the page of texts lists every text with its translation and what it lacks, in the order of the content', async () => {
    await renderTexts();
    await german(welcomeLabel);
    expect(listSources()).toEqual(['Welcome, {tv.Name}', 'Goodbye', 'Menu\nBill']);
    expect((await german(welcomeLabel)).value).toBe('Hallo, {tv.Name}');
    expect(screen.getByRole('columnheader', { name: /Deutsch/ }).textContent).toBe('Deutsch1 of 3 translated');
    expect(screen.getAllByText('Not translated')).toHaveLength(3);
  });

  test('the page of texts offers the texts as a file, at first as a table, and reads the translations from one', async () => {
    const { user } = await renderTexts();
    await user.click(screen.getByRole('button', { name: 'Export texts' }));
    await user.click(screen.getByRole('button', { name: 'Import translations' }));
    expect(useModals.getState().opened).toMatchObject([
      { type: 'platformFileDownload', props: { projectId: ids.project, firstFormat: 'texts', isForTranslators: true } },
      { type: 'translationsImport', props: { projectId: ids.project } },
    ]);
  });

  test('Viewers export texts and import none', async () => {
    await renderTexts({ isReadOnly: true });
    expect(screen.getByRole('button', { name: 'Export texts' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import translations' })).toBeNull();
  });

  test('translating a text in place edits it as its form does, and Enter moves to the next text', async () => {
    const { user, session, inGerman } = await renderTexts();
    await user.click(await german(goodbyeLabel));
    await user.keyboard('Tschüs{Enter}');
    expect(inGerman(goodbye)).toBe('Tschüs');
    expect(session.getValue(ids.newNode, `Translations/de/${goodbye.replaceAll('/', '~1')}/Source`)).toBe('Goodbye');
    expect(document.activeElement).toBe(await german(chipsLabel));
    act(() => session.undo(ids.newNode));
    expect(inGerman(goodbye)).not.toBe('Tschüs');
    expect(session.getValue(ids.newNode, goodbye)).toBe('Goodbye');
  });

  test('a list of texts has a line for each entry, and Ctrl and the up arrow go back to the text before', async () => {
    const { user, session, inGerman } = await renderTexts();
    await user.click(await german(chipsLabel));
    await user.keyboard('Speisekarte{Enter}Rechnung');
    expect(inGerman(chips)).toEqual(['Speisekarte', 'Rechnung']);
    act(() =>
      session.edit(ids.newNode, {
        path: getTranslationPath('de', chips),
        action: 'ValueChanged',
        updatedValue: ['Karte'],
      }),
    );
    expect((await german(chipsLabel)).value).toBe('Karte');
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(document.activeElement).toBe(await german(goodbyeLabel));
    await user.keyboard('eins{Shift>}{Enter}{/Shift}zwei');
    expect(inGerman(goodbye)).toBe('eins\nzwei');
  });

  test('filters of the page of texts show missing and outdated translations; a text that is being written stays in view', async () => {
    const { user } = await renderTexts();
    await german(welcomeLabel);
    await user.click(screen.getByRole('radio', { name: 'Changed since' }));
    await waitFor(() => expect(listSources()).toEqual(['Welcome, {tv.Name}']));
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    await screen.findByText(/Welcome/, { selector: 'ins' });
    await user.click(screen.getByRole('button', { name: 'Still right' }));
    await waitFor(() => expect(screen.queryByText('The English text has changed since')).toBeNull());
    expect(listSources()).toEqual(['Welcome, {tv.Name}']);
    expect(document.activeElement).toBe(await german(welcomeLabel));
    await user.click(screen.getByRole('radio', { name: 'Not translated' }));
    await waitFor(() => expect(listSources()).toEqual(['Goodbye', 'Menu\nBill']));
    await user.click(await german(goodbyeLabel));
    await user.keyboard('Tschüs');
    await screen.findByText('2 of 3 translated');
    expect(listSources()).toEqual(['Goodbye', 'Menu\nBill']);
    await user.click(screen.getByRole('radio', { name: 'Changed since' }));
    await screen.findByText('No text has changed since it was translated');
  });

  test('a search of texts finds the words of a translation, or shows that nothing is found', async () => {
    const { user } = await renderTexts();
    await german(welcomeLabel);
    const search = screen.getByRole('textbox', { name: 'Search texts' });
    await user.type(search, 'hallo');
    await waitFor(() => expect(listSources()).toEqual(['Welcome, {tv.Name}']));
    await user.clear(search);
    await user.type(search, 'nothing of this');
    await screen.findByText('No text found');
  });

  test('a token that a translation lacks can be inserted, and one that the text does not have is reported', async () => {
    const { user, inGerman } = await renderTexts();
    const field = await german(welcomeLabel);
    await user.clear(field);
    await user.type(field, 'Willkommen, {{tv.Nmae}');
    expect(screen.getByText('{tv.Nmae} is not in the English text')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Insert {tv.Name}' }));
    expect(inGerman(welcome)).toBe('Willkommen, {tv.Nmae} {tv.Name}');
    expect(screen.queryByRole('button', { name: 'Insert {tv.Name}' })).toBeNull();
  });

  test('a text that a token is inserted into stays in view and has the focus, even if it no longer fits the filter', async () => {
    const { user, session } = await renderTexts();
    await german(welcomeLabel);
    act(() => session.edit(ids.newNode, setValue(getTranslationPath('de', welcome), 'Hallo')));
    await user.click(screen.getByRole('radio', { name: 'Changed since' }));
    await waitFor(() => expect(listSources()).toEqual(['Welcome, {tv.Name}']));
    await user.click(screen.getByRole('button', { name: 'Insert {tv.Name}' }));
    await waitFor(() => expect(screen.queryByText('The English text has changed since')).toBeNull());
    expect(screen.queryByText('No text has changed since it was translated')).toBeNull();
    const field = await german(welcomeLabel);
    expect(field.value).toBe('Hallo {tv.Name}');
    expect(document.activeElement).toBe(field);
  });

  test('the place of a text opens its translation in the form', async () => {
    const { user, opened } = await renderTexts();
    await user.click(
      await screen.findByRole('button', { name: `Open in the editor: Main › Farewell, ${goodbyeLabel}` }),
    );
    expect(opened).toEqual([[ids.newNode, getTranslationPath('de', goodbye)]]);
  });

  test("the page of texts shows a colleague's typing", async () => {
    const { colleague, receive } = await renderTexts();
    await german(goodbyeLabel);
    colleague.session.openWorkflow(ids.workflow);
    await receive();
    colleague.session.edit(ids.newNode, setValue(getTranslationPath('de', goodbye), 'Bis bald'));
    await receive();
    expect((await german(goodbyeLabel)).value).toBe('Bis bald');
  });

  test('a Viewer reads texts and translations and has no fields to write in', async () => {
    await renderTexts({ isReadOnly: true });
    await screen.findByText('Hallo, {tv.Name}');
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Search texts' })]);
    expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
  });

  test('the filter of the page of texts is the same when the author comes back, and not in another project', async () => {
    const { user, session, unmount } = await renderTexts();
    await german(welcomeLabel);
    await user.click(screen.getByRole('radio', { name: 'Not translated' }));
    unmount();
    const page = (
      <TextsPage schemas={schemas} rowId={undefined} onRow={() => undefined} onOpenPlace={() => undefined} />
    );
    const again = renderInSession(session, page);
    await waitFor(() => expect(listSources()).toEqual(['Goodbye', 'Menu\nBill']));
    again.unmount();
    await renderTexts();
    await german(welcomeLabel);
    expect(listSources()).toHaveLength(3);
  });

  test('the page of texts can show all languages side by side', async () => {
    const { user } = await renderTexts({ languages: 'de,fr' });
    await german(welcomeLabel);
    await user.click(screen.getByRole('radio', { name: 'All languages' }));
    await fieldOf(`Français: Main › Farewell, ${goodbyeLabel}`);
    await german(goodbyeLabel);
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(screen.queryByRole('columnheader', { name: /Deutsch/ })).toBeNull();
  });

  test('the page of texts explains that a project has only one language', async () => {
    await renderTexts({ languages: '' });
    await screen.findByText('This project has one language');
  });

  test('the page of texts renders only the rows near the visible ones of 10,000', async () => {
    const Entries = Array.from({ length: 10_000 }, (_, at) => ({
      EntryId: `m${at}`,
      Order: `a${String(at).padStart(5, '0')}`,
      DisplayText: `Text ${at}`,
    }));
    const many = spoken();
    const propertyValues = { ...many.propertyValues, Response: { SelectionMethod: 'Escalating', Entries } };
    await renderTexts({ more: [{ ...many, id: asItemId(ids.orders), propertyValues }] });
    await screen.findByText('10,003 texts');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10004');
  });

  test('the page of texts begins with the text of the address', async () => {
    await renderTexts({ rowId: `${ids.newNode}/${getTranslationPath('de', goodbye)}` });
    const field = await german(goodbyeLabel);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
