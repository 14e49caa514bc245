import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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
