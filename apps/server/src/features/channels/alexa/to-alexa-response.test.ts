import { aResponse } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { createPublicAddresses } from '../get-asset-url.ts';
import { toAlexaResponse } from './to-alexa-response.ts';

type Spoken = ReturnType<typeof aResponse>;
const plain = aResponse({
  ssml: '<speak>Hello <emphasis level="strong">you</emphasis></speak>',
  displayText: 'Hello you',
  screenLayout: 'ImageLeftWithHeading',
});
const here = 'https://confab.example';
const cup = 'https://cdn.example/cup.png';
const song = 'https://cdn.example/song.mp3?a=1&b=2';

function answered(
  outputs: readonly Partial<Spoken>[],
  { ended = false, device = [] as string[], locale = 'en-GB', language = 'en' } = {},
) {
  const answer = {
    assistantName: 'Harbour Café',
    language,
    outputs: outputs.map((output) => ({ ...plain, ...output })),
    ended,
  };
  return toAlexaResponse(answer, new Set(device), createPublicAddresses(here), locale);
}

describe('the speech of an Alexa response', () => {
  test('the speech is one SSML document, and the last response is the reprompt', () => {
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

  test('an answer in a language that the device does not speak is read out by another voice', () => {
    const said = '<speak><lang xml:lang="en-US">Hello <emphasis level="strong">you</emphasis></lang></speak>';
    const { response } = answered([{}], { locale: 'de-DE' });
    expect([response.outputSpeech, response.reprompt?.outputSpeech]).toEqual([
      { type: 'SSML', ssml: said },
      { type: 'SSML', ssml: said },
    ]);
    const { outputSpeech } = answered([{ ssml: `<speak>${'Fish or chips '.repeat(800)}</speak>` }], {
      locale: 'de-DE',
    }).response;
    const long = outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
    expect(long).toMatch(/^<speak><lang xml:lang="en-US">Fish.*<\/lang><\/speak>$/);
    expect(long.length).toBeLessThanOrEqual(8_000);
  });

  test.each([
    ['es', 'es-ES'],
    ['fr', 'fr-FR'],
  ])('an answer in %s is read out by a voice of %s on an English device', (language, voice) => {
    const { outputSpeech } = answered([{ ssml: '<speak>Hola</speak>' }], { language }).response;
    expect(outputSpeech).toEqual({
      type: 'SSML',
      ssml: `<speak><lang xml:lang="${voice}">Hola</lang></speak>`,
    });
  });

  test('the last answer ends the session and has no reprompt', () => {
    const { response } = answered([{}], { ended: true });
    expect([response.shouldEndSession, response.reprompt]).toEqual([true, undefined]);
  });

  test('speech over the limit is cut between words, without broken markup', () => {
    const ssml = `<speak>${'<emphasis level="strong">Fish &amp; chips</emphasis> '.repeat(400)}</speak>`;
    const { outputSpeech } = answered([{ ssml }]).response;
    const said = outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
    expect(said.length).toBeLessThanOrEqual(8_000);
    expect(said.length).toBeGreaterThan(5_000);
    expect(said).toMatch(/^<speak>(?:Fish &amp; chips ?|Fish ?|Fish &amp; ?)+<\/speak>$/);
  });

  const speak = (ssml: string) => {
    const { outputSpeech } = answered([{ ssml: `<speak>${ssml}</speak>` }]).response;
    return outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
  };

  test('speech that only its markup makes too long keeps all its words, without markup', () => {
    const marked = '<amazon:effect name="whispered">so<emphasis level="strong">me</emphasis></amazon:effect> tea,';
    const pause = '<break time="3s"/>';
    expect(speak(`${`${marked}${pause}`.repeat(300)}the very last`)).toBe(
      `<speak>${'some tea, '.repeat(300)}the very last</speak>`,
    );
    expect(speak(pause.repeat(500))).toBe('');
  });

  test('speech with too many words is cut after a word, and a text without blanks between characters', () => {
    const room = 8_000 - '<speak></speak>'.length;
    const words = (length: number) => 'word '.repeat(2_000).slice(0, length);
    expect(speak(`${words(room - 4)}last and more`)).toBe(`<speak>${words(room - 4)}last</speak>`);
    expect(speak(`${words(room - 3)}last and more`)).toBe(`<speak>${words(room - 3).replace(/ \S*$/, '')}</speak>`);
    expect(speak(`Ni hao ${'茶'.repeat(room)}`)).toBe(`<speak>Ni hao ${'茶'.repeat(room - 7)}</speak>`);
    expect(speak('🍵'.repeat(room))).toBe(`<speak>${'🍵'.repeat(Math.floor(room / 2))}</speak>`);
    expect(speak(`x${'&amp;'.repeat(room)}`)).toMatch(/^<speak>x(?:&amp;)+<\/speak>$/);
  });

  test('a turn without responses has no speech', () => {
    expect(answered([]).response).toEqual({ shouldEndSession: false });
  });
});

describe('audio in an Alexa response', () => {
  test('audio is part of the speech while the conversation continues', () => {
    const { response } = answered([{ audioAssetId: song }], { device: ['AudioPlayer'] });
    expect(response.outputSpeech).toMatchObject({
      ssml: expect.stringContaining('<audio src="https://cdn.example/song.mp3?a=1&amp;b=2"/>') as string,
    });
    expect(response.directives).toBeUndefined();
  });

  test('audio of the last answer is played by the audio player, if the device has one', () => {
    const { response } = answered([{ audioAssetId: song }], { ended: true, device: ['AudioPlayer'] });
    expect(response.directives).toEqual([
      {
        type: 'AudioPlayer.Play',
        playBehavior: 'REPLACE_ALL',
        audioItem: { stream: { url: song, token: 'e', offsetInMilliseconds: 0 } },
      },
    ]);
    expect(response.outputSpeech).toBeUndefined();
    expect(answered([{ audioAssetId: song }], { ended: true }).response.directives).toBeUndefined();
  });

  test('audio without https and audio after the fifth file are left out', () => {
    const { response } = answered([{ audioAssetId: 'http://cdn.example/song.mp3' }]);
    expect(JSON.stringify(response)).not.toContain('<audio');
    const many = answered(Array.from({ length: 7 }, () => ({ audioAssetId: song }))).response.outputSpeech;
    expect(JSON.stringify(many).match(/<audio/g)).toHaveLength(5);
  });

  test('a recording is played instead of its words, in the reprompt too', () => {
    const recorded = { ssml: '<speak>Good morning.</speak>', audioAssetId: 'https://cdn.example/morning.mp3' };
    const { outputSpeech, reprompt } = answered([{ ssml: '<speak>Ahoy.</speak>' }, recorded]).response;
    expect(outputSpeech).toMatchObject({
      ssml: '<speak>Ahoy. <audio src="https://cdn.example/morning.mp3"/></speak>',
    });
    expect(reprompt?.outputSpeech).toMatchObject({
      ssml: '<speak><audio src="https://cdn.example/morning.mp3"/></speak>',
    });
    const ended = answered([{ ssml: '<speak>Bye.</speak>' }, recorded], { ended: true, device: ['AudioPlayer'] });
    expect(ended.response.outputSpeech).toMatchObject({ ssml: '<speak>Bye.</speak>' });
  });

  test('the words of recordings that Alexa cannot play are spoken', () => {
    const words = (outputs: readonly Partial<Spoken>[]) => {
      const { outputSpeech } = answered(outputs).response;
      return outputSpeech?.type === 'SSML' ? outputSpeech.ssml : '';
    };
    const line = { ssml: '<speak>Good morning.</speak>' };
    expect(words([{ ...line, audioAssetId: 'http://cdn.example/a.mp3' }])).toBe('<speak>Good morning.</speak>');
    const many = Array.from({ length: 6 }, () => ({ ...line, audioAssetId: song }));
    expect(words(many).match(/<audio|Good morning/g)).toEqual([
      ...Array.from({ length: 5 }, () => '<audio'),
      'Good morning',
    ]);
    const long = { ssml: `<speak>${'Fish and chips. '.repeat(600)}</speak>` };
    expect(words([{ ...line, audioAssetId: song }, long])).toMatch(/^<speak>Good morning\. Fish and chips\./);
  });
});

describe('the screen of an Alexa response', () => {
  test('a response with a heading or an image gets a card', () => {
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

  test('the text of a card is cut to the limit', () => {
    const { card } = answered([{ headingText: 'H'.repeat(300), displayText: 'x'.repeat(9_000) }]).response;
    expect(card?.type === 'Simple' && (card.title ?? '').length + (card.content ?? '').length).toBe(8_000);
  });

  test('a device with a screen shows the response with chips that send their text', () => {
    const device = ['Alexa.Presentation.APL'];
    const answer = { headingText: 'Menu', imageAssetId: cup, imageAlt: 'A cup of tea', suggestionChips: ['Tea'] };
    const shown = answered([answer], { device });
    const [directive] = shown.response.directives ?? [];
    expect(directive).toMatchObject({
      type: 'Alexa.Presentation.APL.RenderDocument',
      datasources: {
        answer: { heading: 'Menu', text: 'Hello you', image: cup, imageAlt: 'A cup of tea', chips: ['Tea'] },
      },
    });
    expect(JSON.stringify(directive)).toContain('"accessibilityLabel":"${answer.imageAlt}"');
    expect(JSON.stringify(directive)).toContain('"arguments":["say","${data}"]');
    expect(answered([{}], { device }).response.directives).toBeUndefined();
  });

  test.each([
    ['TextOnly', { heading: 'Menu', image: '' }],
    ['ImageRightNoHeading', { heading: '', image: cup }],
  ] as const)('a device with a screen shows only what the layout %s has', (screenLayout, answer) => {
    const shown = { screenLayout, headingText: 'Menu', imageAssetId: cup };
    const [directive] = answered([shown], { device: ['Alexa.Presentation.APL'] }).response.directives ?? [];
    expect(directive).toMatchObject({ datasources: { answer } });
  });

  test('a response with a picture and no chips is shown with the chips of the response before it', () => {
    const outputs = [{ suggestionChips: ['Tea'] }, { imageAssetId: cup, displayText: 'What next?' }];
    const [directive] = answered(outputs, { device: ['Alexa.Presentation.APL'] }).response.directives ?? [];
    expect(directive).toMatchObject({ datasources: { answer: { text: 'What next?', image: cup, chips: ['Tea'] } } });
  });

  test('a video is launched on a device that plays videos, without ending the session', () => {
    const videoUrl = 'https://cdn.example/film.mp4';
    const { response } = answered([{ videoUrl }], { device: ['VideoApp', 'Alexa.Presentation.APL'] });
    expect(response.directives).toEqual([
      { type: 'VideoApp.Launch', videoItem: { source: videoUrl, metadata: { title: 'Harbour Café' } } },
    ]);
    expect('shouldEndSession' in response || 'reprompt' in response).toBe(false);
    expect(answered([{ videoUrl }]).response.shouldEndSession).toBe(false);
  });
});
