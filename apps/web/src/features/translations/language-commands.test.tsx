import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showWritingLanguage } from '../../editing/index.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { useRegisteredActions } from '../command-palette/page-actions.ts';
import { LanguageCommands } from './language-commands.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useWritingLanguage } from './use-writing-language.ts';

beforeEach(() => showWritingLanguage(ids.project, 'en'));

/** An input that is another one in each language. */
function FieldOfLanguage() {
  const { further } = useWritingLanguage();
  return (
    <div data-input="Text">
      <input key={further} aria-label="Text" />
    </div>
  );
}

test('Alt Shift L goes from language to language while an input keeps the focus, and the list of shortcuts has it', async () => {
  const { session } = await aWorld().open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', 'de,fr'));
  renderInSession(
    session,
    <>
      <LanguageCommands group="Project" />
      <LanguageSwitch />
      <FieldOfLanguage />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  const getShown = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  const listShortcuts = () =>
    [...useRegisteredActions.getState().sources.values()]
      .flat()
      .flatMap(({ label, shortcut }) => (shortcut === undefined ? [] : [`${shortcut}: ${label}`]));
  for (const [language, following] of [
    ['de', 'Write in Français'],
    ['fr', 'Write in English'],
    ['en', 'Write in Deutsch'],
  ] as const) {
    await user.keyboard('{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}');
    expect(getShown()).toBe(language);
    expect(listShortcuts()).toEqual([`Alt Shift L: ${following}`]);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  }
});

test('other keys with L do not change the language', async () => {
  const { session } = await aWorld().open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', 'de'));
  renderInSession(
    session,
    <>
      <LanguageCommands group="Project" />
      <LanguageSwitch />
    </>,
  );
  const user = userEvent.setup();
  for (const keys of ['[KeyL]', '{Alt>}[KeyL]{/Alt}', '{Control>}{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}{/Control}'])
    await user.keyboard(keys);
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('en');
});
