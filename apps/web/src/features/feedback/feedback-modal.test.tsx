import { aSignIn } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { useSession } from '../../session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { runSignOutCleanups } from '../../session/sign-out-cleanup.ts';
import { clearFeedbackDraft } from './feedback-draft.ts';
import { FeedbackModal } from './feedback-modal.tsx';

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  clearFeedbackDraft();
  useSession.setState({ status: 'signedIn', signIn: aSignIn() });
});
function show(send: () => unknown = () => null) {
  const { api, made } = fakeApi({ '/api/SendFeedback': send });
  const { unmount } = renderPage(api, <FeedbackModal onClose={onClose} />);
  return { user: userEvent.setup(), made, close: unmount };
}
const star = (name: string) => screen.getByRole('button', { name });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your feedback' });

describe('the feedback modal', () => {
  test('the modal Leave Some Feedback has one to five stars, a text and a contact checkbox (P2.56)', async () => {
    const { user, made } = show();
    expect(await screen.findByRole('dialog', { name: 'Leave Some Feedback' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /star/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    await user.click(star('4 stars'));
    await user.type(text(), ' Quick and calm ');
    await user.click(screen.getByRole('checkbox', { name: 'I would like to be contacted about this' }));
    await user.click(submit());
    expect(made).toEqual([
      {
        path: '/api/SendFeedback',
        input: { body: { username: 'ada@example.test', rating: 4, text: 'Quick and calm', wantsContact: true } },
      },
    ]);
  });

  test('the first star has the focus when the feedback modal opens', async () => {
    show();
    await waitFor(() => expect(document.activeElement).toBe(star('1 star')));
  });

  test('pressing the chosen star again clears the rating (P9.28, A2.43, A9.28)', async () => {
    const { user } = show();
    await user.click(star('3 stars'));
    expect(star('3 stars').getAttribute('aria-pressed')).toBe('true');
    await user.click(star('3 stars'));
    expect(star('3 stars').getAttribute('aria-pressed')).toBe('false');
    expect(submit().disabled).toBe(true);
  });

  test('feedback can be sent once, as soon as it has a rating or a text (P5.23, A2.44)', async () => {
    const { user } = show();
    expect(submit().disabled).toBe(true);
    await user.type(text(), '   ');
    expect(submit().disabled).toBe(true);
    await user.type(text(), 'Nice');
    expect(submit().disabled).toBe(false);
    await user.clear(text());
    await user.click(star('1 star'));
    expect(submit().disabled).toBe(false);
    await user.click(submit());
    expect((await screen.findByRole('status')).textContent).toBe('Thank you for your feedback');
    expect(submit().disabled).toBe(true);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the written text is kept when the feedback modal is opened again, until the account signs out', async () => {
    const { user, close } = show();
    await user.click(star('4 stars'));
    await user.type(text(), 'Quick and calm');
    close();
    const again = show();
    expect([text().value, star('4 stars').getAttribute('aria-pressed')]).toEqual(['Quick and calm', 'true']);
    again.close();
    runSignOutCleanups();
    show();
    expect(text().value).toBe('');
  });

  test('the feedback modal is empty when it is opened again after its feedback was sent', async () => {
    const { user, close } = show();
    await user.type(text(), 'Quick and calm');
    await user.click(submit());
    await screen.findByText('Thank you for your feedback');
    expect(text().value).toBe('Quick and calm');
    close();
    show();
    expect(text().value).toBe('');
  });

  test.each([
    ['the feedback modal is empty when its feedback is accepted after it was closed and opened again', '', ''],
    ['text that is written while feedback is being sent is kept', ' and more', 'Quick and calm and more'],
  ])('%s', async (_what, added, kept) => {
    let answer: (value: null) => void = () => undefined;
    const { user, close } = show(() => new Promise<null>((resolve) => (answer = resolve)));
    await user.type(text(), 'Quick and calm ');
    await user.click(submit());
    close();
    show();
    if (added !== '') await user.type(text(), added.trim());
    await act(async () => answer(null));
    await waitFor(() => expect(text().value).toBe(kept));
  });

  test('a failure to send feedback is shown, and sending can be repeated (P8.34)', async () => {
    const { user } = show(() => {
      throw new ApiFailure('failed', 'Error sending feedback', 500);
    });
    await user.click(star('5 stars'));
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe('Error sending feedback');
    expect(submit().disabled).toBe(false);
  });
});
