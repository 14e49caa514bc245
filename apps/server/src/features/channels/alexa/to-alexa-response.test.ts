import type { TurnOutput } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { toAlexaResponse } from './to-alexa-response.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;
const plain: Spoken = {
  type: 'response',
  itemId: 'n',
  entryId: 'e',
  spokenText: 'Hello',
  ssml: '<speak>Hello <emphasis level="strong">you</emphasis></speak>',
  displayText: 'Hello you',
  headingText: '',
  screenLayout: 'TextOnly',
  imageAssetId: null,
  audioAssetId: null,
  videoUrl: null,
  suggestionChips: [],
};
const here = 'https://confab.example';
const cup = 'https://cdn.example/cup.png';
const song = 'https://cdn.example/song.mp3?a=1&b=2';

function answered(outputs: readonly Partial<Spoken>[], { ended = false, device = [] as string[] } = {}) {
  const answer = {
    assistantName: 'Harbour Café',
    language: 'en',
    outputs: outputs.map((output) => ({ ...plain, ...output })),
    ended,
  };
  return toAlexaResponse(answer, new Set(device), here);
}

describe('what is said', () => {
  test('is one SSML document, and the last of it is said again to who says nothing', () => {
    expect(answered([{ ssml: '<speak>One.</speak>' }, {}])).toEqual({
      version: '1.0',
      response: {
        outputSpeech: {
          type: 'SSML',
          ssml: '<speak>One. Hello <emphasis level="strong">you</emphasis></speak>',
        },
        reprompt: {
          outputSpeech: { type: 'SSML', ssml: '<speak>Hello <emphasis level="strong">you</emphasis></speak>' },
        },
        shouldEndSession: false,
      },
    });
  });

  test('last ends the session, and nothing is asked again', () => {
    const { response } = answered([{}], { ended: true });
    expect([response.shouldEndSession, response.reprompt]).toEqual([true, undefined]);
  });

  test('too long goes as far as Alexa takes it, and no mark is cut in two', () => {
    const ssml = `<speak>${'<emphasis level="strong">Fish &amp; chips</emphasis> '.repeat(400)}</speak>`;
    const { outputSpeech } = answered([{ ssml }]).response;
    const said = outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
    expect(said.length).toBeLessThanOrEqual(8_000);
    expect(said.length).toBeGreaterThan(5_000);
    expect(said).toMatch(/^<speak>(?:Fish &amp; chips ?|Fish ?|Fish &amp; ?)+<\/speak>$/);
  });

  test('may be nothing', () => {
    expect(answered([]).response).toEqual({ shouldEndSession: false });
  });
});

describe('a sound', () => {
  test('is part of what is said while the conversation goes on', () => {
    const { response } = answered([{ audioAssetId: song }], { device: ['AudioPlayer'] });
    expect(response.outputSpeech).toMatchObject({
      ssml: expect.stringContaining('<audio src="https://cdn.example/song.mp3?a=1&amp;b=2"/>') as string,
    });
    expect(response.directives).toBeUndefined();
  });

  test('that comes last is played by the device, if it can', () => {
    const { response } = answered([{ audioAssetId: song }], { ended: true, device: ['AudioPlayer'] });
    expect(response.directives).toEqual([
      {
        type: 'AudioPlayer.Play',
        playBehavior: 'REPLACE_ALL',
        audioItem: { stream: { url: song, token: 'e', offsetInMilliseconds: 0 } },
      },
    ]);
    expect(JSON.stringify(response.outputSpeech)).not.toContain('<audio');
    expect(answered([{ audioAssetId: song }], { ended: true }).response.directives).toBeUndefined();
  });

  test('that no device would fetch is left out, and so is the sixth', () => {
    const { response } = answered([{ audioAssetId: 'http://cdn.example/song.mp3' }]);
    expect(JSON.stringify(response)).not.toContain('<audio');
    const many = answered(Array.from({ length: 7 }, () => ({ audioAssetId: song }))).response.outputSpeech;
    expect(JSON.stringify(many).match(/<audio/g)).toHaveLength(5);
  });
});

describe('what is shown', () => {
  test('is a card where there is a heading or a picture', () => {
    expect(answered([{}]).response.card).toBeUndefined();
    expect(answered([{ headingText: 'Menu' }]).response.card).toEqual({
      type: 'Simple',
      title: 'Menu',
      content: 'Hello you',
    });
    expect(answered([{ imageAssetId: cup }]).response.card).toEqual({
      type: 'Standard',
      title: 'Harbour Café',
      text: 'Hello you',
      image: { smallImageUrl: cup, largeImageUrl: cup },
    });
  });

  test('fits on a card, however long it is', () => {
    const { card } = answered([{ headingText: 'H'.repeat(300), displayText: 'x'.repeat(9_000) }]).response;
    expect(card?.type === 'Simple' && (card.title ?? '').length + (card.content ?? '').length).toBe(8_000);
  });

  test('stands on a screen with its chips, which say what they show', () => {
    const device = ['Alexa.Presentation.APL'];
    const shown = answered([{ headingText: 'Menu', imageAssetId: cup, suggestionChips: ['Tea'] }], { device });
    const [directive] = shown.response.directives ?? [];
    expect(directive).toMatchObject({
      type: 'Alexa.Presentation.APL.RenderDocument',
      datasources: { answer: { heading: 'Menu', text: 'Hello you', image: cup, chips: ['Tea'] } },
    });
    expect(JSON.stringify(directive)).toContain('"arguments":["say","${data}"]');
    expect(answered([{}], { device }).response.directives).toBeUndefined();
  });

  test('is a film where the device plays one, which then keeps the session', () => {
    const videoUrl = 'https://cdn.example/film.mp4';
    const { response } = answered([{ videoUrl }], { device: ['VideoApp', 'Alexa.Presentation.APL'] });
    expect(response.directives).toEqual([
      { type: 'VideoApp.Launch', videoItem: { source: videoUrl, metadata: { title: 'Harbour Café' } } },
    ]);
    expect('shouldEndSession' in response || 'reprompt' in response).toBe(false);
    expect(answered([{ videoUrl }]).response.shouldEndSession).toBe(false);
  });
});
