import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer } from '../../../chat/testing/chat.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewChat } from './review-chat.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a reviewer talks to the assistant in each of its languages', async () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: string }) => {
    const request = JSON.parse(body) as { readonly type: string; readonly language?: string };
    requests.push(request);
    const isGerman = request.type === 'changeLanguage';
    const more = { language: isGerman ? 'de' : 'en', languages: ['en', 'de'] };
    return Promise.resolve(Response.json(answer(isGerman ? 'Moin!' : 'Ahoy!', more)));
  });
  renderPage(fakeApi({}).api, <ReviewChat reviewId="r1" projectName="Harbour" />);
  await screen.findByText('Ahoy!');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByText('Moin!')).toBeTruthy();
  expect(requests.at(-1)).toMatchObject({ type: 'changeLanguage', language: 'de' });
});

test('a message that is sent again and a new conversation move the focus to the input', async () => {
  const { matchMedia } = window;
  onTestFinished(() => void (window.matchMedia = matchMedia));
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  let isFailing = true;
  vi.stubGlobal('fetch', (_address: string, { body }: { readonly body: string }) => {
    const { type, text } = JSON.parse(body) as { readonly type: string; readonly text?: string };
    if (type === 'start') return Promise.resolve(Response.json(answer('Ahoy!')));
    if (!isFailing) return Promise.resolve(Response.json(answer('Go on.', { ended: text === 'Bye' })));
    isFailing = false;
    return Promise.resolve(Response.json({}, { status: 422 }));
  });
  renderPage(fakeApi({}).api, <ReviewChat reviewId="r2" projectName="Harbour" />);
  await screen.findByText('Ahoy!');
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
});
