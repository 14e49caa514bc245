import { act, cleanup, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSpeech } from '../../../chat/messages/use-speech.ts';
import { FakeRecognition } from '../../../chat/testing/fake-recognition.ts';
import { setLanguage } from '../../../words/language.ts';
import { placeSimulator, type SimulatorPlacement } from '../placement.ts';
import { opening, renderDock, stepPath } from '../testing/a-simulator.tsx';

beforeEach(() => vi.stubGlobal('SpeechRecognition', FakeRecognition));
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What you say' });

async function startDictation() {
  const dock = await renderDock();
  await dock.log().findByText('What can I get you?');
  await dock.user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  return dock;
}

test('a microphone that the person does not allow is reported below the conversation of the simulator', async () => {
  const { user } = await startDictation();
  act(() => FakeRecognition.latest?.refuse());
  expect(screen.getByText(/^No speech detected\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  expect(screen.queryByText(/^No speech detected\./)).toBeNull();
});

test('authors who read German are addressed as du when no speech was recognised', async () => {
  await startDictation();
  await act(() => setLanguage('de'));
  act(() => FakeRecognition.latest?.refuse());
  expect((await screen.findByText(/^Es wurde keine Sprache erkannt/)).textContent).toContain('Bitte prüfe, ob');
  await act(() => setLanguage('en'));
});

test('the simulator keeps what was heard last when dictation is ended by its button', async () => {
  const { user } = await startDictation();
  act(() => FakeRecognition.latest?.hear('a coffee'));
  await user.click(screen.getByRole('button', { name: 'Stop and keep the text' }));
  act(() => FakeRecognition.latest?.hear('a coffee please'));
  expect(field().value).toBe('a coffee please');
});

test('a text that is sent to the simulator while the microphone is on is sent once', async () => {
  const { user, log } = await startDictation();
  act(() => FakeRecognition.latest?.hear('a coffee'));
  await user.type(field(), '{Enter}');
  act(() => FakeRecognition.latest?.hear('a coffee please'));
  await log().findByText('One a coffee.');
  expect(field().value).toBe('');
});

test('the notice that nothing was heard disappears when the person types or sends', async () => {
  const { user, log } = await startDictation();
  act(() => FakeRecognition.latest?.refuse());
  await user.type(field(), 'a');
  expect(screen.queryByText(/^No speech detected\./)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  act(() => FakeRecognition.latest?.refuse());
  expect(screen.getByText(/^No speech detected\./)).toBeTruthy();
  await user.type(field(), '{Enter}');
  await log().findByText('One a.');
  expect(screen.queryByText(/^No speech detected\./)).toBeNull();
});

test('the microphone is off after the dock was closed, and the recognised words are kept', async () => {
  const { setOpen } = await startDictation();
  act(() => FakeRecognition.latest?.hear('a coffee'));
  await setOpen(false);
  act(() => FakeRecognition.latest?.hear('a coffee please'));
  await setOpen(true);
  expect(screen.getByRole('button', { name: 'Speak instead of typing' })).toBeTruthy();
  expect(screen.queryByText(/^No speech detected\./)).toBeNull();
  expect(field().value).toBe('a coffee');
});

test('suggested answers are a list with a name, in the language of the conversation', async () => {
  await renderDock();
  const list = await screen.findByRole('list', { name: 'Suggested answers' });
  expect(within(list).getByRole('button', { name: 'Tea' }).lang).toBe('en');
});

describe('reading aloud', () => {
  const cancel = vi.fn<() => void>();
  const spoken: string[] = [];
  beforeEach(() => {
    cancel.mockReset();
    spoken.length = 0;
    vi.stubGlobal('speechSynthesis', { cancel, speak: ({ text }: { text: string }) => spoken.push(text) });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    );
  });

  // The voice is stopped after the simulator was removed.
  afterEach(() => act(async () => cleanup()));

  async function listenIn(placement: SimulatorPlacement) {
    const dock = await renderDock({}, { placement });
    await screen.findByRole('log');
    await dock.user.click(await dock.log().findByRole('button', { name: 'Listen' }));
    await dock.log().findByRole('button', { name: 'Stop' });
    cancel.mockClear();
    return dock;
  }

  test.each(['side', 'dock', 'window'] as const)(
    'reading aloud ends when the simulator is closed (%s)',
    async (place) => {
      const { setOpen } = await listenIn(place);
      await setOpen(false);
      expect(cancel).toHaveBeenCalledOnce();
    },
  );

  test('reading aloud ends when the project is left', async () => {
    await listenIn('dock');
    await act(async () => cleanup());
    expect(cancel).toHaveBeenCalledOnce();
  });

  test.each([
    ['dock', 'side'],
    ['side', 'window'],
    ['window', 'dock'],
  ] as const)('reading aloud continues when the simulator moves (%s to %s)', async (from, to) => {
    const { log } = await listenIn(from);
    await act(async () => placeSimulator(to));
    expect(await log().findByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(cancel).not.toHaveBeenCalled();
  });

  test('reading aloud continues when a part of the page that read nothing is removed', async () => {
    const other = renderHook(() => useSpeech());
    await listenIn('dock');
    other.unmount();
    expect(cancel).not.toHaveBeenCalled();
  });

  test('an answer that comes while the dock is closed is read aloud when it opens', async () => {
    let answer: (result: object) => void = () => undefined;
    const pending = new Promise((resolve) => (answer = resolve));
    const { user, setOpen } = await renderDock({ [stepPath]: () => pending });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByText('Read responses aloud'));
    await setOpen(false);
    await act(async () => answer(opening));
    await screen.findByText('What can I get you?');
    expect(spoken).toEqual([]);
    await setOpen(true);
    expect(spoken).toEqual(['What can I get you?']);
  });
});
