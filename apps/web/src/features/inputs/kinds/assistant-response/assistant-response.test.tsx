import type { JsonValue } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { hashWords } from '@confab/dialog-engine';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { getOpenModal } from '../../../../testing/modals-and-toasts.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const audioId = numberedId(10);

test('an entry of a response has media fields and can be disabled (A3.55)', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('switch', { name: 'Enabled' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await user.type(screen.getByRole('textbox', { name: 'Video address' }), 'v');
  expect(read()).toMatchObject({ Entries: [{ Enabled: false, VideoUrl: 'v' }] });
});

test('the layout of an entry is chosen among eleven drawn pictures, which are one group of radio buttons', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const group = within(screen.getByRole('radiogroup', { name: 'Screen layout' }));
  const radios = group.getAllByRole('radio');
  expect(radios).toHaveLength(11);
  expect(radios.filter((radio) => radio.closest('label')?.querySelector('svg') !== null)).toHaveLength(11);
  expect(radios.some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  await user.click(group.getByRole('radio', { name: 'Picture left, with heading' }));
  expect(read()).toMatchObject({ Entries: [{ ScreenLayout: 'ImageLeftWithHeading' }] });
  expect(new Set(radios.map((radio) => (radio as HTMLInputElement).name)).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Use no layout' }));
  expect(radios.some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
});

test('an author writes spoken text, display text, an image and audio into a response (A1.5)', async () => {
  const { user, read } = await renderKind({ type: 'AssistantResponse' });
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Speech differs' }));
  for (const [name, text] of [
    ['Speech Markdown', 'Good (morning)'],
    ['Display text', 'Good morning!'],
    ['Image', 'image-1'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text);
  await user.click(screen.getByRole('button', { name: 'Library: Audio' }));
  const { onSelect } = getOpenModal('mediaLibrary');
  act(() => onSelect?.({ id: audioId, name: 'hello.mp3', fileType: 'Audio' }));
  expect(read()).toMatchObject({
    Entries: [
      {
        SpokenText: 'Good (morning)',
        DisplayText: 'Good morning!',
        ImageAssetId: 'image-1',
        AudioAssetId: audioId,
        RecordedWordsHash: hashWords('Good morning'),
      },
    ],
  });
});

test('an entry warns that its layout does not show its picture', async () => {
  const { user } = await renderEntry({ ScreenLayout: 'TextOnly' });
  const hint = /^The layout Text only does not show the picture/;
  expect(screen.queryByText(hint)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.type(screen.getByRole('textbox', { name: 'Image' }), 'https://example.com/door.png');
  expect(await screen.findByText(hint)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Picture left' }));
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
});

async function renderEntry(entry: Readonly<Record<string, JsonValue>> = {}) {
  const row = { EntryId: 'e', Order: 'a0', ...entry };
  const form = await renderKind({ type: 'AssistantResponse' });
  await form.happens(() => form.session.edit(ids.greet, { path: 'P/Entries', action: 'AddRow', updatedValue: row }));
  return { ...form, field: (name: string) => form.value(`P/Entries/e/${name}`) };
}
const display = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Display text' });
const speech = () => screen.queryByRole('textbox', { name: 'Speech Markdown' });

describe('the speech of an entry', () => {
  test('an equal speech is one text with the display text and follows it', async () => {
    const { user, field } = await renderEntry({ DisplayText: 'Hello', SpokenText: 'Hello' });
    expect(speech()).toBeNull();
    await user.type(display(), '!');
    expect([field('DisplayText'), field('SpokenText')]).toEqual(['Hello!', '']);
    expect(speech()).toBeNull();
  });

  test('a different speech is shown, and can be made the same again', async () => {
    const { user, field } = await renderEntry({ DisplayText: 'Hello', SpokenText: '(Hello)[vol:loud]' });
    expect(speech()).toHaveProperty('value', '(Hello)[vol:loud]');
    await user.click(screen.getByRole('button', { name: 'Same as the display text' }));
    expect([speech(), field('SpokenText')]).toEqual([null, '']);
  });

  test('the speech opens with the display text, and each is then edited alone', async () => {
    const { user, field } = await renderEntry({ DisplayText: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Speech differs' }));
    expect(speech()).toHaveProperty('value', 'Hello');
    await user.type(display(), '!');
    expect([field('DisplayText'), field('SpokenText')]).toEqual(['Hello!', 'Hello']);
  });
});

describe('writing the message of an entry', () => {
  test('a brace opens the list of tokens, Tab and Enter choose and Escape closes it', async () => {
    const { user, field } = await renderEntry();
    await user.type(display(), 'On {{');
    expect(await screen.findByRole('option', { name: /ALK_Platform/ })).toBeTruthy();
    await user.keyboard('{Tab}');
    expect(field('DisplayText')).toBe('On {tv.ALK_Platform}');
    await user.keyboard(' and {{plat{Enter}');
    expect(field('DisplayText')).toBe('On {tv.ALK_Platform} and {tv.ALK_Platform}');
    await user.keyboard('{{');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field('DisplayText')).toBe('On {tv.ALK_Platform} and {tv.ALK_Platform}{');
  });

  test('the insert button adds a token at the caret', async () => {
    const { user, field } = await renderEntry({ DisplayText: 'On ' });
    await user.click(display());
    await user.click(screen.getByRole('button', { name: 'Insert a variable into Display text' }));
    await user.click(await screen.findByRole('option', { name: /ALK_Platform/ }));
    expect(field('DisplayText')).toBe('On {tv.ALK_Platform}');
  });

  test('a formatted text has a preview with its words, its link and its tokens as pills', async () => {
    const { user, field } = await renderEntry({
      DisplayText: 'On **{tv.ALK_Platform}**: [menu](https://cafe.example)',
    });
    const preview = within(screen.getByRole('group', { name: 'Preview of Display text' }));
    expect(preview.getByText('Platform').closest('strong')).not.toBeNull();
    expect(preview.getByRole('link', { name: 'menu' })).toHaveProperty('href', 'https://cafe.example/');
    display().setSelectionRange(0, 2);
    await user.click(screen.getByRole('button', { name: 'Italic' }));
    expect(field('DisplayText')).toMatch(/^_On_ /);
  });
});

describe('suggestion chips', () => {
  const input = () => screen.getByRole('textbox', { name: 'Suggestion chips' });

  test('Enter adds a chip, which may have commas, and Backspace removes the last one', async () => {
    const { user, field } = await renderEntry();
    await user.type(input(), 'Yes, please{Enter}No{Enter}');
    expect(field('SuggestionChips')).toEqual(['Yes, please', 'No']);
    await user.keyboard('{Backspace}');
    expect(field('SuggestionChips')).toEqual(['Yes, please']);
    expect(screen.getByText('No removed', { selector: 'output' })).toBeTruthy();
  });

  test('chips are moved and removed from the keyboard', async () => {
    const { user, field } = await renderEntry({ SuggestionChips: ['Tea', 'Coffee', 'Water'] });
    input().focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Water'));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(field('SuggestionChips')).toEqual(['Tea', 'Water', 'Coffee']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Water'));
    await user.keyboard('{Delete}');
    expect(field('SuggestionChips')).toEqual(['Tea', 'Coffee']);
  });

  test('a key pressed immediately afterwards acts on the chip that was moved, or that replaced a removed one', async () => {
    const { field } = await renderEntry({ SuggestionChips: ['Tea', 'Coffee', 'Water', 'Juice'] });
    const user = userEvent.setup({ delay: null });
    act(() => input().focus());
    await user.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}');
    expect(field('SuggestionChips')).toEqual(['Juice', 'Tea', 'Coffee', 'Water']);
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}{Delete}{Delete}{Backspace}');
    expect(field('SuggestionChips')).toEqual(['Tea']);
  });

  test('pasted lines become chips', async () => {
    const { user, field } = await renderEntry({ SuggestionChips: ['Tea'] });
    await user.click(input());
    await user.paste('Coffee, black\nTea\n\nWater');
    expect(field('SuggestionChips')).toEqual(['Tea', 'Coffee, black', 'Water']);
  });
});
