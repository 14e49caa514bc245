import type { Property } from '@confab/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showWritingLanguage } from '../../editing/index.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import { preloadKinds } from '../../testing/preload-input-kinds.ts';
import { ToastRegion } from '../../toasts/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { InputsProvider, PropertiesForm } from '../inputs/index.ts';
import { LanguageCommands } from './language-commands.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useWritingLanguage } from './use-writing-language.ts';

beforeEach(() => showWritingLanguage(ids.project, 'en'));

/** The keys of Alt Shift L. */
const nextLanguage = '{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}';

/** An input that is mounted again for each language. */
function FieldOfLanguage() {
  const { further } = useWritingLanguage();
  return (
    <div data-input="Text">
      <input key={further} aria-label="Text" />
    </div>
  );
}

/** The commands of a project, for tests. */
async function renderCommands(
  beside: ReactNode,
  { languages = 'de', properties }: { readonly languages?: string; readonly properties?: readonly Property[] } = {},
) {
  const { session } = await aWorld(properties).open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', languages));
  renderInSession(
    session,
    <>
      <LanguageCommands group="Project" />
      {beside}
    </>,
  );
  return { user: userEvent.setup(), session };
}

test('Alt Shift L goes from language to language while an input keeps the focus', async () => {
  const { user } = await renderCommands(
    <>
      <LanguageSwitch />
      <FieldOfLanguage />
    </>,
    { languages: 'de,fr' },
  );
  await user.click(screen.getByRole('textbox'));
  const getShown = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  for (const language of ['de', 'fr', 'en']) {
    await user.keyboard(nextLanguage);
    expect(getShown()).toBe(language);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  }
});

const texts: readonly Property[] = [
  { name: 'Notes', type: 'String', label: 'Notes' },
  { name: 'Title', type: 'String', label: 'Title', flags: ['mandatory', 'translated'] },
  { name: 'Chips', type: 'JSON', displayAs: 'chips', label: 'Chips', flags: ['translated'] },
];

/** The form of a node in a project of two languages. */
async function renderForm() {
  await preloadKinds();
  const { user, session } = await renderCommands(
    <div data-region="properties">
      <InputsProvider value={{ extensions: [], tokens: [] }}>
        <PropertiesForm itemId={ids.greet} schema={{ ...nodeSchema, properties: [...texts] }} />
      </InputsProvider>
    </div>,
    { properties: texts },
  );
  return { user, getValues: () => session.getItem(ids.greet)?.values };
}

test('Alt Shift L keeps the focus in a mandatory input, and what follows is written in the next language', async () => {
  const { user, getValues } = await renderForm();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Hello');
  await user.keyboard(nextLanguage);
  await screen.findByRole('group', { name: /^Title/ });
  await user.keyboard('Hallo');
  await user.keyboard(nextLanguage);
  await user.keyboard('!');
  const values = getValues();
  expect(values?.['Notes']).toBeUndefined();
  expect(values?.['Title']).toBe('Hello!');
  expect(values?.['Translations']).toMatchObject({ de: { Title: { Value: 'Hallo' } } });
});

test('Alt Shift L stores a half-typed chip, and the next one is of the next language', async () => {
  const { user, getValues } = await renderForm();
  await user.type(screen.getByRole('textbox', { name: 'Chips' }), 'Tea');
  await user.keyboard(nextLanguage);
  await screen.findByRole('group', { name: /^Chips/ });
  await user.keyboard('Tee');
  await user.keyboard(nextLanguage);
  const values = getValues();
  expect(values?.['Chips']).toEqual(['Tea']);
  expect(values?.['Translations']).toMatchObject({ de: { Chips: { Value: ['Tee'] } } });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Chips' }));
});

test('Alt Shift L leaves the focus in an input that is the same in all languages, even beside one of the same name', async () => {
  const { user } = await renderCommands(
    <>
      <button>Remove</button>
      <button>Remove</button>
    </>,
  );
  const [, second] = screen.getAllByRole('button', { name: 'Remove' });
  act(() => second?.focus());
  await user.keyboard(nextLanguage);
  expect(document.activeElement).toBe(second);
});

test('the list of shortcuts has Alt Shift L for the language that follows', async () => {
  const { user } = await renderCommands(<CommandPalette />, { languages: 'de,fr' });
  await user.keyboard('?');
  for (const [language, following] of [
    ['en', 'Write in Deutsch'],
    ['de', 'Write in Français'],
    ['fr', 'Write in English'],
  ] as const) {
    act(() => showWritingLanguage(ids.project, language));
    expect((await screen.findByText(following)).nextElementSibling?.textContent).toBe('Alt Shift L');
    expect(screen.getAllByText('Alt Shift L')).toHaveLength(1);
  }
  await user.keyboard('{Escape}');
});

test('Alt Shift L does nothing behind an open dialog, except in the inputs of the project that it shows', async () => {
  const { user } = await renderCommands(
    <>
      <LanguageSwitch />
      <div role="dialog" aria-modal="true" aria-label="Dialog">
        <button>Close</button>
        <FieldOfLanguage />
      </div>
    </>,
  );
  const getShown = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard(nextLanguage);
  expect(getShown()).toBe('en');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard(nextLanguage);
  expect(getShown()).toBe('de');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('Alt Shift L pressed again replaces the message of before, and a key that is held down changes nothing more', async () => {
  await renderCommands(<ToastRegion />, { languages: 'de,fr' });
  const listMessages = () => within(screen.getByRole('region')).queryAllByText(/^You are writing in/);
  const press = (repeat: boolean) =>
    fireEvent.keyDown(document.body, { code: 'KeyL', key: 'L', altKey: true, shiftKey: true, repeat });
  // Prevented each time, or macOS would write its character of these keys.
  for (const repeat of [false, true, false, true, true]) expect(press(repeat)).toBe(false);
  // At once: messages close after a time.
  expect(listMessages().map(({ textContent }) => textContent)).toEqual(['You are writing in Français.']);
});

test('other keys with L do not change the language', async () => {
  const { user } = await renderCommands(<LanguageSwitch />);
  for (const keys of ['[KeyL]', '{Alt>}[KeyL]{/Alt}', '{Control>}{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}{/Control}'])
    await user.keyboard(keys);
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('en');
});
