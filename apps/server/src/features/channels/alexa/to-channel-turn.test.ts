import type { IntentRequest, RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, test } from 'vitest';
import { alexaRequestSchema } from './alexa-request.ts';
import { anIntent, envelope, launch } from './testing/requests.ts';
import { toChannelTurn } from './to-channel-turn.ts';

const turnOf = (sent: RequestEnvelope) => toChannelTurn(alexaRequestSchema.parse(sent));
const inputOf = (intent: IntentRequest['intent'], locale = 'en-US') =>
  turnOf(envelope({ ...anIntent(intent), locale }))?.input;
const plain = (name: string) => ({ name, confirmationStatus: 'NONE' }) as const;

test('a launch begins a conversation, with who speaks and in which language', () => {
  expect(turnOf(envelope({ ...launch, locale: 'de-DE' }))).toEqual({
    session: 'amzn1.echo-api.session.1',
    turnId: launch.requestId,
    input: { type: 'begin' },
    speaker: { platform: 'Alexa', language: 'de-DE', visitor: 'amzn1.ask.account.1', isAccountLinked: false },
    expects: 'either',
  });
});

test('who is known by voice goes before whose device it is; a token tells of a linked account', () => {
  const sent = envelope(launch);
  const { System } = sent.context;
  const user = { userId: 'u', accessToken: 'secret' };
  const context = { ...sent.context, System: { ...System, user, person: { personId: 'p' } } };
  expect(turnOf({ ...sent, context })?.speaker).toMatchObject({ visitor: 'p', isAccountLinked: true });
});

describe('an intent', () => {
  test('of the author’s goes through by its name, with its slots as they were said and what they mean', () => {
    const size = {
      name: 'size',
      value: 'biggest',
      confirmationStatus: 'NONE' as const,
      resolutions: {
        resolutionsPerAuthority: [
          { authority: 'a', status: { code: 'ER_SUCCESS_NO_MATCH' as const }, values: [] },
          {
            authority: 'b',
            status: { code: 'ER_SUCCESS_MATCH' as const },
            values: [{ value: { name: 'large', id: '1' } }],
          },
        ],
      },
    };
    const empty = { name: 'drink', confirmationStatus: 'NONE' as const };
    expect(inputOf({ ...plain('OrderDrink'), slots: { size, drink: empty } })).toEqual({
      type: 'intent',
      name: 'OrderDrink',
      slots: [{ name: 'size', text: 'large' }],
      text: 'biggest',
    });
  });

  test('that takes whatever is said brings the words', () => {
    const words = { name: 'words', value: 'a table for two', confirmationStatus: 'NONE' as const };
    expect(inputOf({ ...plain('CatchAll'), slots: { words } })).toMatchObject({ text: 'a table for two' });
  });

  test('with several values for a slot brings all of them', () => {
    const values = ['tea', 'cake'].map((value) => ({ type: 'Simple' as const, value }));
    const things = {
      name: 'things',
      confirmationStatus: 'NONE' as const,
      slotValue: { type: 'List' as const, values },
    };
    expect(inputOf({ ...plain('Order'), slots: { things } })).toMatchObject({
      slots: [{ name: 'things', text: 'tea, cake' }],
    });
  });

  test('that the person denied is a no', () => {
    expect(inputOf({ name: 'OrderDrink', confirmationStatus: 'DENIED' })).toEqual({ type: 'said', text: 'no' });
  });

  test.each([
    ['AMAZON.YesIntent', 'en-GB', { type: 'said', text: 'yes' }],
    ['AMAZON.YesIntent', 'de-DE', { type: 'said', text: 'ja' }],
    ['AMAZON.NoIntent', 'en-US', { type: 'said', text: 'no' }],
    ['AMAZON.NoIntent', 'de-DE', { type: 'said', text: 'nein' }],
    ['AMAZON.RepeatIntent', 'en-US', { type: 'again' }],
    ['AMAZON.StartOverIntent', 'en-US', { type: 'begin' }],
    ['AMAZON.StopIntent', 'en-US', { type: 'intent', name: 'Stop', slots: [], text: '', endsUnheard: true }],
    ['AMAZON.CancelIntent', 'en-US', { type: 'intent', name: 'Cancel', slots: [], text: '', endsUnheard: true }],
    ['AMAZON.HelpIntent', 'de-DE', { type: 'intent', name: 'Help', slots: [], text: 'Hilfe' }],
    ['AMAZON.FallbackIntent', 'en-US', { type: 'intent', name: 'Fallback', slots: [], text: '' }],
    ['AMAZON.MoreIntent', 'en-US', { type: 'intent', name: 'More', slots: [], text: '' }],
  ])('%s, said in %s, is %j', (name, locale, input) => {
    expect(inputOf(plain(name), locale)).toEqual(input);
  });
});

test('a chip that was touched on a screen is what it says', () => {
  const touched = {
    type: 'Alexa.Presentation.APL.UserEvent',
    requestId: 'r',
    timestamp: launch.timestamp,
    locale: 'en-US',
    arguments: ['say', 'Opening hours'],
  } as const;
  expect(turnOf(envelope({ ...touched, arguments: [...touched.arguments] }))?.input).toEqual({
    type: 'said',
    text: 'Opening hours',
  });
});

test('a session that ended is left', () => {
  const ended = { ...launch, type: 'SessionEndedRequest', reason: 'USER_INITIATED' } as const;
  expect(turnOf(envelope(ended))?.input).toEqual({ type: 'left' });
});

test('what is no part of a conversation is none, and what nobody knows yet does not matter', () => {
  const playing = { type: 'AudioPlayer.PlaybackStarted', requestId: 'r', timestamp: 't', locale: 'en-US' } as const;
  expect(turnOf(envelope(playing))).toBeUndefined();
  const { session: _, ...without } = envelope(launch);
  expect(turnOf(without)).toBeUndefined();
  const grown = JSON.parse(JSON.stringify({ ...envelope(launch), news: { of: ['tomorrow'] } })) as RequestEnvelope;
  expect(turnOf(grown)?.input).toEqual({ type: 'begin' });
});
