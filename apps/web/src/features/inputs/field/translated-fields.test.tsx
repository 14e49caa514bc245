import { getTranslationPath } from '@confab/inputs';
import type { Property } from '@confab/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from '../testing/render-inputs.tsx';

const heading: Property = {
  name: 'H',
  label: 'Heading',
  type: 'String',
  displayAs: 'multiline',
  flags: ['translated'],
};
const count: Property = { name: 'N', label: 'Count', type: 'Int' };
const response: Property = { name: 'Response', label: 'Response', type: 'AssistantResponse' };
const german = getTranslationPath('de', 'H');

async function renderTwoLanguages(text = 'Good morning') {
  const form = await renderForm([heading, count, response]);
  await form.happens(() => {
    form.session.edit(ids.project, setValue('OtherLanguages', 'de'));
    form.session.edit(ids.greet, setValue('H', text));
  });
  const choose = async (name: string) => form.user.click(await screen.findByRole('radio', { name }));
  const inGerman = () => screen.findByRole('group', { name: 'Heading in Deutsch' });
  return { ...form, choose, inGerman };
}
const field = (name = 'Heading') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the languages of a project', () => {
  test('a project with one language has no choice', async () => {
    const { happens } = await renderForm([heading]);
    await happens(() => Promise.resolve());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(field().value).toBe('');
  });

  test('the chosen language is announced, and stays when another item is shown', async () => {
    const { choose, inGerman, show } = await renderTwoLanguages();
    expect(await screen.findByRole('radiogroup', { name: 'Language of the texts' })).toBeTruthy();
    await choose('Deutsch');
    expect(screen.getByText('You are writing in Deutsch.')).toBeTruthy();
    await inGerman();
    show(ids.ask);
    await inGerman();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
    await choose('English');
    expect(screen.queryByRole('group', { name: 'Heading in Deutsch' })).toBeNull();
  });
});

describe('a text in a further language', () => {
  test('the typed text is the translation, and the first language is untouched', async () => {
    const { choose, inGerman, user, value } = await renderTwoLanguages();
    await choose('Deutsch');
    const group = await inGerman();
    expect(field().value).toBe('');
    expect(within(group).getByText('Good morning')).toBeTruthy();
    expect(within(group).getByText('Not translated')).toBeTruthy();
    await user.type(field(), 'Guten Morgen');
    expect(value(german)).toBe('Guten Morgen');
    expect(value('H')).toBe('Good morning');
    expect(within(group).queryByText('Not translated')).toBeNull();
    expect(field().closest('[lang]')?.getAttribute('lang')).toBe('de');
    await choose('English');
    expect(field().value).toBe('Good morning');
  });

  test('the text of the first language can be used', async () => {
    const { choose, inGerman, user, value } = await renderTwoLanguages();
    await choose('Deutsch');
    await inGerman();
    await user.click(button('Use this text: Heading'));
    expect(value(german)).toBe('Good morning');
    expect(screen.queryByText('Not translated')).toBeNull();
  });

  test('a translation is marked as stale when its text changes, until it is still right', async () => {
    const { choose, inGerman, user, session, happens, value } = await renderTwoLanguages();
    await choose('Deutsch');
    await inGerman();
    await user.type(field(), 'Guten Morgen');
    expect(screen.queryByText('The English text has changed since')).toBeNull();
    await happens(() => session.edit(ids.greet, setValue('H', 'Good evening')));
    expect(screen.getByText('The English text has changed since')).toBeTruthy();
    await user.click(button('Show changes'));
    expect(document.querySelector('del')?.textContent).toBe('morning');
    expect(document.querySelector('ins')?.textContent).toBe('evening');
    await user.click(button('Still right'));
    expect(screen.queryByText('The English text has changed since')).toBeNull();
    expect(value(german)).toBe('Guten Morgen');
  });

  test('two people write one translation at the same time', async () => {
    const { choose, inGerman, user, client, world, happens, pass, value } = await renderTwoLanguages();
    await choose('Deutsch');
    await inGerman();
    await user.type(field(), 'Guten Morgen');
    await pass(300);
    const grace = await act(() => world.open('grace'));
    await user.type(field(), ' zusammen');
    await happens(() => grace.session.edit(ids.greet, setValue(german, 'Einen guten Morgen')));
    await pass(300);
    await happens(() => {
      client.deliver();
      grace.client.deliver();
    });
    expect(field().value).toBe('Einen guten Morgen zusammen');
    expect(grace.session.getValue(ids.greet, german)).toBe('Einen guten Morgen zusammen');
    expect(value('H')).toBe('Good morning');
  });

  test('an input that is the same in all languages stays as it is', async () => {
    const { choose, inGerman, user, value } = await renderTwoLanguages();
    await choose('Deutsch');
    await inGerman();
    fireEvent.change(screen.getByRole('textbox', { name: 'Count' }), { target: { value: '4' } });
    await user.tab();
    expect(value('N')).toBe(4);
  });
});

describe('a response in a further language', () => {
  const at = (name: string) => getTranslationPath('de', `Response/Entries/e1/${name}`);
  const entry = {
    EntryId: 'e1',
    Order: 'a0',
    DisplayText: 'Hello',
    SpokenText: 'Hello there',
    SuggestionChips: ['Yes'],
  };

  async function renderEntry() {
    const form = await renderTwoLanguages();
    await form.happens(() =>
      form.session.edit(ids.greet, { path: 'Response/Entries', action: 'AddRow', updatedValue: entry }),
    );
    await form.choose('Deutsch');
    await screen.findByRole('group', { name: 'Display text in Deutsch' });
    return form;
  }

  test('each text of a response is translated on its own', async () => {
    const { user, value } = await renderEntry();
    await user.type(field('Display text'), 'Hallo');
    await user.type(field('Speech Markdown'), 'Hallo zusammen');
    expect(value(at('DisplayText'))).toBe('Hallo');
    expect(value(at('SpokenText'))).toBe('Hallo zusammen');
    expect(value('Response/Entries/e1/DisplayText')).toBe('Hello');
    expect(value('Response/Entries/e1/SpokenText')).toBe('Hello there');
  });

  test('the preview of a response shows it in the selected language', async () => {
    const { user } = await renderEntry();
    await user.click(button('Preview'));
    const preview = screen.getByRole('region', { name: /preview/i });
    expect(within(preview).getByText('Hello')).toBeTruthy();
    await user.type(field('Display text'), 'Hallo');
    expect(within(preview).getByText('Hallo')).toBeTruthy();
  });
});
