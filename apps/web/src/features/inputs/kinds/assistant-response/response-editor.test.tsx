import type { JsonValue } from '@confab/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createAssetTicket } from '../../../../testing/create-asset-ticket.ts';
import { useModals } from '../../../../modals/modal-store.ts';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';
import { writeCopiedEntries } from './entries/entry-clipboard.ts';

const imageId = '0197a000-0000-7000-8000-00000000000a';

async function renderEntries(...entries: readonly Readonly<Record<string, JsonValue>>[]) {
  const form = await renderKind({ type: 'AssistantResponse' }, undefined, [], {
    answers: { '/api/CreateAssetTicket': createAssetTicket },
  });
  for (const [at, entry] of entries.entries()) {
    const row = { EntryId: `e${at + 1}`, Order: `a${at}`, ...entry };
    await form.happens(() => form.session.edit(ids.greet, { path: 'P/Entries', action: 'AddRow', updatedValue: row }));
  }
  const read = () => form.value('P/Entries') as unknown as readonly Record<string, JsonValue>[];
  return { ...form, read, texts: () => read().map((entry) => entry['DisplayText']) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the cards of a response', () => {
  test('an entry collapses to its first words', async () => {
    await renderEntries({ DisplayText: 'Good morning' });
    press('Collapse entry 1');
    expect(screen.queryByRole('textbox', { name: 'Display text' })).toBeNull();
    expect(screen.getByText('Good morning')).toBeTruthy();
    press('Expand entry 1');
    expect(screen.getByRole('textbox', { name: 'Display text' })).toBeTruthy();
  });

  test('an added entry gets the text that is typed next, and removing it leaves the focus beside it', async () => {
    const { user, texts } = await renderEntries();
    await user.click(screen.getByRole('button', { name: 'Add entry' }));
    await user.keyboard('Hello, you?');
    expect(texts()).toEqual(['Hello, you?']);
    screen.getByRole('button', { name: /^Remove entry 1/ }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add entry' }));
  });

  test('an entry moves with the arrow keys on its handle, and by dragging the handle', async () => {
    const { user, texts } = await renderEntries(
      { DisplayText: 'One' },
      { DisplayText: 'Two' },
      { DisplayText: 'Three' },
    );
    screen.getByRole('button', { name: 'Move entry 3' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(texts()).toEqual(['One', 'Three', 'Two']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move entry 2');
    expect(screen.getByText('Entry 3 is now 2 of 3')).toBeTruthy();
    const dataTransfer = { setDragImage: () => undefined };
    fireEvent.dragStart(screen.getByRole('button', { name: 'Move entry 3' }), { dataTransfer });
    const first = screen.getByRole('article', { name: 'Entry 1' });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    expect(texts()).toEqual(['Two', 'One', 'Three']);
  });

  test('a key pressed immediately afterwards acts on the handle of the moved entry', async () => {
    const { texts } = await renderEntries({ DisplayText: 'One' }, { DisplayText: 'Two' }, { DisplayText: 'Three' });
    const user = userEvent.setup({ delay: null });
    act(() => screen.getByRole('button', { name: 'Move entry 1' }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(texts()).toEqual(['Two', 'Three', 'One']);
  });

  test('an entry is copied and pasted as a new one, with its files in the same team', async () => {
    const { user, read } = await renderEntries({ DisplayText: 'Hello', ImageAssetId: imageId });
    await user.click(screen.getByRole('button', { name: 'Copy entry 1' }));
    await user.click(screen.getByRole('button', { name: 'Paste entry' }));
    await waitFor(() => expect(read()).toHaveLength(2));
    expect(read()[1]).toMatchObject({ DisplayText: 'Hello', ImageAssetId: imageId });
    expect(read()[1]?.['EntryId']).not.toBe(read()[0]?.['EntryId']);
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  test('files of another team are left out of a pasted entry, with a notice', async () => {
    const { user, read } = await renderEntries();
    const entries = [{ DisplayText: 'Hi', ImageAssetId: imageId, AudioAssetId: 'https://sounds.example/a.mp3' }];
    await navigator.clipboard.writeText(writeCopiedEntries({ entries, teamId: 'another team' }));
    await user.click(screen.getByRole('button', { name: 'Paste entry' }));
    expect(await screen.findByText(/A file of another team was left out/)).toBeTruthy();
    expect(read()).toMatchObject([
      {
        DisplayText: 'Hi',
        ImageAssetId: '00000000-0000-0000-0000-000000000000',
        AudioAssetId: 'https://sounds.example/a.mp3',
      },
    ]);
  });

  test('a file of another team that several pasted entries use is counted once', async () => {
    const { user } = await renderEntries();
    const entries = [{ ImageAssetId: imageId, AudioAssetId: imageId }, { ImageAssetId: imageId }];
    await navigator.clipboard.writeText(writeCopiedEntries({ entries, teamId: 'another team' }));
    await user.click(screen.getByRole('button', { name: 'Paste entry' }));
    expect(await screen.findByText(/A file of another team was left out/)).toBeTruthy();
  });
});

test('the toolbar of the speech puts marks around the selected words, which are highlighted', async () => {
  const { user, read } = await renderEntries({ DisplayText: 'Hello', SpokenText: 'Say hello now' });
  const speech = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Speech Markdown' });
  speech.setSelectionRange(4, 9);
  await user.click(screen.getByRole('button', { name: 'Voice: Speech Markdown' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Whisper' }));
  expect(read()[0]?.['SpokenText']).toBe('Say (hello)[whisper] now');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['(', ')', '[whisper]']);
});

describe('the live preview', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

  test('the entry is shown by the parts of the chat page, with its picture, chips and tokens (A1.5)', async () => {
    const entry = { DisplayText: 'On **{tv.ALK_Platform}**', ImageAssetId: imageId, SuggestionChips: ['Yes', 'No'] };
    const { user } = await renderEntries({ ...entry, ScreenLayout: 'ImageLeftWithHeading', HeadingText: 'Welcome' });
    press('Preview');
    await waitFor(() => expect(document.querySelector(`img[src*="${imageId}"]`)).not.toBeNull());
    expect(preview().getByText('Welcome')).toBeTruthy();
    expect(preview().getByText('‹Platform›').tagName).toBe('STRONG');
    expect(within(preview().getByRole('list')).getAllByRole('button')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: 'Display text' }), '!');
    expect(screen.getByRole('region', { name: 'Live preview' }).textContent).toContain('‹Platform›!');
  });

  test('a picture is read by the alternative text that the author writes', async () => {
    const { user, read } = await renderEntries({ DisplayText: 'Hi', ImageAssetId: imageId });
    press('Preview');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.type(await screen.findByRole('textbox', { name: 'Alternative text' }), 'A cup of tea');
    expect(await preview().findByRole('img', { name: 'A cup of tea' })).toBeTruthy();
    expect(read()).toMatchObject([{ ImageAlt: 'A cup of tea' }]);
  });

  test('a speaker says the spoken text, and an audio can be played (A1.5)', async () => {
    await renderEntries({ DisplayText: 'Hi', SpokenText: '(Hello)[whisper] you', AudioAssetId: imageId });
    press('Preview');
    fireEvent.click(preview().getByRole('radio', { name: 'Speaker' }));
    expect(preview().getByText('Hello you')).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('audio')?.getAttribute('src')).toContain(`${imageId}?format=mp3`),
    );
    fireEvent.click(preview().getByRole('radio', { name: 'Dark' }));
    expect(document.querySelector('[data-look="dark"]')).not.toBeNull();
  });

  test('the preview follows the entry that has the focus, and its own buttons', async () => {
    await renderEntries({ DisplayText: 'One' }, { DisplayText: 'Two' });
    press('Preview');
    expect(preview().getByText('One')).toBeTruthy();
    fireEvent.focus(screen.getAllByRole('textbox', { name: 'Display text' })[1] as HTMLElement);
    expect(preview().getByText('Two')).toBeTruthy();
    fireEvent.click(preview().getByRole('button', { name: 'Previous entry' }));
    expect(preview().getByText('One')).toBeTruthy();
  });

  test('the window of a response opens over the form', async () => {
    const { session } = await renderEntries({ DisplayText: 'One' });
    press('Open Field in a window');
    const [opened] = useModals.getState().opened;
    expect(opened).toMatchObject({ type: 'assistantResponseModal', props: { itemId: ids.greet, path: 'P', session } });
  });
});
