import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../chat/testing/chat.ts';
import { expectFocusInInput, simulateMouse } from '../../../chat/testing/input-focus.ts';
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
  simulateMouse();
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
  await expectFocusInInput();
});
