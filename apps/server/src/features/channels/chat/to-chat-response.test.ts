import type { TurnOutput } from '@confab/model';
import { aResponse } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { createPublicAddresses } from '../get-asset-url.ts';
import { toChatResponse } from './to-chat-response.ts';

const response = aResponse({ itemId: 'secret item', entryId: 'secret entry', suggestionChips: ['Tea'] });
const answer = { assistantName: 'Café', language: 'en', outputs: [response], ended: false };

test('a chat response has the messages and the chips of the last one', () => {
  const outputs = [response, { ...response, displayText: 'Bye', spokenText: 'Bye', suggestionChips: ['Cake'] }];
  expect(toChatResponse('s', { ...answer, outputs }, createPublicAddresses(''))).toEqual({
    sessionId: 's',
    assistantName: 'Café',
    messages: [
      { from: 'assistant', heading: '', text: 'Hello', imageUrl: null },
      { from: 'assistant', heading: '', text: 'Bye', imageUrl: null },
    ],
    suggestionChips: ['Cake'],
    ended: false,
    language: 'en',
  });
});

test('a question without chips keeps the chips of the responses before it', () => {
  const question = { ...response, displayText: 'What next?', suggestionChips: [] };
  const { suggestionChips } = toChatResponse(
    's',
    { ...answer, outputs: [response, question] },
    createPublicAddresses(''),
  );
  expect(suggestionChips).toEqual(['Tea']);
});

test('a handover names its destination', () => {
  const outputs: TurnOutput[] = [response, { type: 'handover', destination: 'the front desk' }, { type: 'ended' }];
  expect(toChatResponse('s', { ...answer, outputs, ended: true }, createPublicAddresses(''))).toMatchObject({
    ended: true,
    handover: 'the front desk',
  });
});
