import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';

/** Makes the device one with a mouse, where chats move the focus to their input, until the test has finished. */
export function simulateMouse(): void {
  const { matchMedia } = window;
  onTestFinished(() => void (window.matchMedia = matchMedia));
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
}

/**
 * Sends a message that fails, sends it again, ends the conversation with 'Bye' and starts a new one; each time the
 * focus has to move to the input. The second attempt is answered with 'Go on.'.
 */
export async function expectFocusInInput(): Promise<void> {
  const input = () => screen.queryByRole('textbox', { name: 'Your message' });
  const write = async (text: string) => userEvent.type(await screen.findByRole('textbox'), `${text}{Enter}`);
  await write('Hello');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(input());
  await screen.findByText('Go on.');
  await write('Bye');
  await userEvent.click(await screen.findByRole('button', { name: 'Start a new conversation' }));
  await waitFor(() => expect(document.activeElement).toBe(input()));
  expect(input()).not.toBeNull();
}
