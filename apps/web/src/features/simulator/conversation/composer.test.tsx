import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '../../../chat/testing/fake-recognition.ts';
import { renderDock } from '../testing/a-simulator.tsx';

beforeEach(() => vi.stubGlobal('SpeechRecognition', FakeRecognition));
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What you say' });

async function startDictation() {
  const dock = await renderDock();
  await dock.log().findByText('What may it be?');
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

test('the simulator keeps what was heard last when dictation is ended by its button', async () => {
  const { user } = await startDictation();
  act(() => FakeRecognition.latest?.hear('a coffee'));
  await user.click(screen.getByRole('button', { name: 'Stop and keep the text' }));
  act(() => FakeRecognition.latest?.hear('a coffee please'));
  expect(field().value).toBe('a coffee please');
});

test('what is sent to the simulator while the microphone is on is sent once', async () => {
  const { user, log } = await startDictation();
  act(() => FakeRecognition.latest?.hear('a coffee'));
  await user.type(field(), '{Enter}');
  act(() => FakeRecognition.latest?.hear('a coffee please'));
  await log().findByText('One a coffee.');
  expect(field().value).toBe('');
});

test('suggested answers are a list with a name, in the language of the conversation', async () => {
  await renderDock();
  const list = await screen.findByRole('list', { name: 'Suggested answers' });
  expect(within(list).getByRole('button', { name: 'Tea' }).lang).toBe('en');
});

test('reading aloud ends when the simulator is closed', async () => {
  const cancel = vi.fn<() => void>();
  vi.stubGlobal('speechSynthesis', { cancel, speak: () => undefined });
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  const { user, log } = await renderDock();
  await user.click(await log().findByRole('button', { name: 'Listen' }));
  expect(log().getByRole('button', { name: 'Stop' })).toBeTruthy();
  cancel.mockClear();
  cleanup();
  expect(cancel).toHaveBeenCalledOnce();
});
