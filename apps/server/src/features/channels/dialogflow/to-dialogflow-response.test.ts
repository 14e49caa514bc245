import { aResponse } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { createPublicAddresses } from '../get-asset-url.ts';
import { toDialogflowResponse } from './to-dialogflow-response.ts';

type Spoken = ReturnType<typeof aResponse>;
const plain = aResponse({
  spokenText: '++Hello++',
  ssml: '<speak><emphasis>Hello</emphasis></speak>',
  screenLayout: 'ImageLeftWithHeading',
});
const session = 'projects/p/agent/sessions/s';
const cup = 'https://cdn.example/cup.png';
const song = 'https://cdn.example/song.mp3?a=1&b=2';
const film = 'https://cdn.example/film.mp4';
function answered(outputs: readonly Partial<Spoken>[], { ended = false, source = '' } = {}) {
  const answer = {
    assistantName: 'Café',
    language: 'en',
    outputs: outputs.map((one) => ({ ...plain, ...one })),
    ended,
  };
  const request = { session, ...(source !== '' && { originalDetectIntentRequest: { source } }) };
  return toDialogflowResponse(request, answer, createPublicAddresses('https://confab.example'));
}
const context = (lifespanCount: number) => [{ name: `${session}/contexts/conversation`, lifespanCount }];

test('an answer has its text and a context that keeps the conversation open', () => {
  expect(answered([{}, { displayText: 'How are you?' }])).toEqual({
    fulfillmentText: 'Hello\nHow are you?',
    fulfillmentMessages: [{ text: { text: ['Hello'] } }, { text: { text: ['How are you?'] } }],
    outputContexts: context(50),
  });
  expect(answered([{}], { ended: true }).outputContexts).toEqual(context(0));
});

test('formatted texts are sent as plain text', () => {
  expect(answered([{ displayText: 'See **our** [menu](https://cafe.example)' }]).fulfillmentText).toBe('See our menu');
});

test('empty parts are left out, because agents refuse them', () => {
  expect(answered([])).toEqual({ outputContexts: context(50) });
});

test('images, headings and chips become image, card and quick-reply messages', () => {
  expect(answered([{ imageAssetId: cup }]).fulfillmentMessages).toEqual([
    { text: { text: ['Hello'] } },
    { image: { imageUri: cup, accessibilityText: 'Hello' } },
  ]);
  expect(answered([{ imageAssetId: cup, imageAlt: 'A cup of tea' }]).fulfillmentMessages).toEqual([
    { text: { text: ['Hello'] } },
    { image: { imageUri: cup, accessibilityText: 'A cup of tea' } },
  ]);
  expect(answered([{ imageAssetId: cup, headingText: 'Menu' }]).fulfillmentMessages).toEqual([
    { card: { title: 'Menu', subtitle: 'Hello', imageUri: cup } },
  ]);
  expect(answered([{ headingText: 'Menu', suggestionChips: ['Tea', 'Cake'] }]).fulfillmentMessages).toEqual([
    { text: { text: ['Menu\nHello'] } },
    { quickReplies: { title: 'Hello', quickReplies: ['Tea', 'Cake'] } },
  ]);
});

test('quick replies come once, after the last message', () => {
  const question = { displayText: 'What next?' };
  expect(answered([{ suggestionChips: ['Tea'] }, question]).fulfillmentMessages).toEqual([
    { text: { text: ['Hello'] } },
    { text: { text: ['What next?'] } },
    { quickReplies: { title: 'What next?', quickReplies: ['Tea'] } },
  ]);
  expect(
    answered([{ suggestionChips: ['Tea'] }, { ...question, suggestionChips: ['Cake'] }]).fulfillmentMessages,
  ).toEqual([
    { text: { text: ['Hello'] } },
    { text: { text: ['What next?'] } },
    { quickReplies: { title: 'What next?', quickReplies: ['Cake'] } },
  ]);
});

test('a sound becomes a payload that clients play, with a button that opens it', () => {
  expect(answered([{ audioAssetId: song }]).fulfillmentMessages).toEqual([
    { text: { text: ['Hello'] } },
    {
      payload: {
        audio: { url: song, text: 'Hello' },
        richContent: [[{ type: 'button', icon: { type: 'play_circle_outline' }, text: 'Listen', link: song }]],
      },
    },
  ]);
});

test('a video becomes a card with a link, with the picture if there is one', () => {
  const watch = { text: 'Watch the video', postback: film };
  expect(answered([{ videoUrl: film }]).fulfillmentMessages).toEqual([{ card: { title: 'Hello', buttons: [watch] } }]);
  expect(answered([{ videoUrl: film, imageAssetId: cup, headingText: 'Menu' }]).fulfillmentMessages).toEqual([
    { card: { title: 'Menu', subtitle: 'Hello', imageUri: cup, buttons: [watch] } },
  ]);
  expect(answered([{ videoUrl: film, displayText: '' }]).fulfillmentMessages).toEqual([
    { card: { title: 'Watch the video', buttons: [watch] } },
  ]);
});

test('Google plays a recording in place of its words, and shows the last picture and video as a card', () => {
  const outputs = [
    { imageAssetId: cup, imageAlt: 'A cup of tea', headingText: 'Menu' },
    { audioAssetId: song, displayText: 'Bye' },
  ];
  expect(answered(outputs, { source: 'google' }).payload?.google.richResponse.items).toEqual([
    {
      simpleResponse: {
        textToSpeech: `<speak><emphasis>Hello</emphasis> <audio src="${song.replace('&', '&amp;')}"/></speak>`,
        displayText: 'Hello\nBye',
      },
    },
    { basicCard: { title: 'Menu', image: { url: cup, accessibilityText: 'A cup of tea' } } },
  ]);
  expect(answered([{ videoUrl: film }], { source: 'google' }).payload?.google.richResponse.items[1]).toEqual({
    basicCard: {
      formattedText: 'Hello',
      buttons: [{ title: 'Watch the video', openUrlAction: { url: film } }],
    },
  });
});

test('the Google payload is added for Google clients only', () => {
  expect(answered([{ suggestionChips: ['Tea'] }], { source: 'google' }).payload).toEqual({
    google: {
      expectUserResponse: true,
      richResponse: {
        items: [
          {
            simpleResponse: {
              textToSpeech: '<speak><emphasis>Hello</emphasis></speak>',
              displayText: 'Hello',
            },
          },
        ],
        suggestions: [{ title: 'Tea' }],
      },
    },
  });
  expect(answered([{}], { source: 'telephony' })).not.toHaveProperty('payload');
});

test('an answer over the size limit is reduced to its text', () => {
  const answer = answered([{ displayText: 'x'.repeat(70_000) }]);
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(65_536);
  expect(answer).toEqual({ fulfillmentText: 'x'.repeat(10_000), outputContexts: context(50) });
});
