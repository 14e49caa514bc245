import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '../testing/fake-recognition.ts';
import { Composer } from './composer.tsx';

beforeEach(() => vi.stubGlobal('SpeechRecognition', FakeRecognition));
afterEach(() => vi.unstubAllGlobals());

function showComposer(isReady: boolean) {
  const sent: string[] = [];
  const createPart = (isReadyNow: boolean) => (
    <Composer
      inputRef={{ current: null }}
      isReady={isReadyNow}
      language="en"
      takesFocus={false}
      onSend={(text) => sent.push(text)}
    />
  );
  const { rerender } = render(createPart(isReady));
  const input = screen.getByRole<HTMLTextAreaElement>('textbox');
  return {
    sent,
    input,
    user: userEvent.setup(),
    becomeReady: () => rerender(createPart(true)),
    hear: (text: string) => act(() => FakeRecognition.latest?.hear(text)),
  };
}

test('a text that is sent while the microphone is on is sent once, and the input stays empty', async () => {
  const { sent, input, user, hear } = showComposer(true);
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  hear('a coffee');
  await user.type(input, '{Enter}');
  hear('a coffee please');
  expect([sent, input.value, screen.queryByRole('status')]).toEqual([['a coffee'], '', null]);
  await user.type(input, '{Enter}');
  expect(sent).toEqual(['a coffee']);
  screen.getByRole('button', { name: 'Speak instead of typing' });
});

test('a text that is sent while the assistant answers is sent unchanged, although the microphone was on', async () => {
  const { sent, input, user, hear, becomeReady } = showComposer(false);
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  hear('a coffee');
  await user.type(input, '{Enter}');
  hear('a coffee please');
  becomeReady();
  expect([sent, input.value]).toEqual([['a coffee'], '']);
});

test('ending dictation by its button keeps the last recognised words', async () => {
  const { input, user, hear } = showComposer(true);
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  hear('a coffee');
  await user.click(screen.getByRole('button', { name: 'Stop and keep the text' }));
  hear('a coffee please');
  expect(input.value).toBe('a coffee please');
});

test('the notice that nothing was heard disappears when the person types', async () => {
  const { input, user } = showComposer(true);
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  act(() => FakeRecognition.latest?.refuse());
  expect(screen.getByRole('status')).toBeTruthy();
  await user.type(input, 'a');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the notice that nothing was heard disappears when the person sends while the assistant answers', async () => {
  const { input, user } = showComposer(false);
  await user.type(input, 'a coffee');
  await user.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  act(() => FakeRecognition.latest?.refuse());
  await user.type(input, '{Enter}');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a microphone that ends with a hidden part leaves no notice when the part is shown again', async () => {
  const part = (
    <Composer inputRef={{ current: null }} isReady language="en" takesFocus={false} onSend={() => undefined} />
  );
  const { rerender } = render(<Activity>{part}</Activity>);
  await userEvent.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  rerender(<Activity mode="hidden">{part}</Activity>);
  rerender(<Activity>{part}</Activity>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Speak instead of typing' })).toBeTruthy();
});
