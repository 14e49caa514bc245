import type { IntentRequest, RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, test } from 'vitest';
import { alexaRequestSchema } from './alexa-request.ts';
import { anIntent, envelope, launch } from './testing/requests.ts';
import { toChannelTurn } from './to-channel-turn.ts';

const toTurn = (sent: RequestEnvelope) => toChannelTurn(alexaRequestSchema.parse(sent));
const toInput = (intent: IntentRequest['intent'], locale = 'en-US') =>
  toTurn(envelope({ ...anIntent(intent), locale }))?.input;
const plain = (name: string) => ({ name, confirmationStatus: 'NONE' }) as const;

test('a launch request starts a conversation with visitor and language', () => {
  expect(toTurn(envelope({ ...launch, locale: 'de-DE' }))).toEqual({
    session: 'amzn1.echo-api.session.1',
    turnId: launch.requestId,
    input: { type: 'begin' },
    speaker: { platform: 'Alexa', language: 'de-DE', visitorName: 'amzn1.ask.account.1', isAccountLinked: false },
    expects: 'either',
  });
});

test('the recognised speaker takes precedence over the device owner, and a token means a linked account', () => {
  const sent = envelope(launch);
  const { System } = sent.context;
  const user = { userId: 'u', accessToken: 'secret' };
  const context = { ...sent.context, System: { ...System, user, person: { personId: 'p' } } };
  expect(toTurn({ ...sent, context })?.speaker).toMatchObject({ visitorName: 'p', isAccountLinked: true });
});

describe('an intent request of Alexa', () => {
  test('an intent of the author keeps its name, its utterance and its resolved slot values', () => {
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
    expect(toInput({ ...plain('OrderDrink'), slots: { size, drink: empty } })).toEqual({
      type: 'intent',
      name: 'OrderDrink',
      slots: [{ name: 'size', text: 'large' }],
      text: 'biggest',
    });
  });

  test('a catch-all intent passes the utterance on', () => {
    const words = { name: 'words', value: 'a table for two', confirmationStatus: 'NONE' as const };
    expect(toInput({ ...plain('CatchAll'), slots: { words } })).toMatchObject({ text: 'a table for two' });
  });

  test('a slot with several values passes all of them on', () => {
    const values = ['tea', 'cake'].map((value) => ({ type: 'Simple' as const, value }));
    const things = {
      name: 'things',
      confirmationStatus: 'NONE' as const,
      slotValue: { type: 'List' as const, values },
    };
    expect(toInput({ ...plain('Order'), slots: { things } })).toMatchObject({
      slots: [{ name: 'things', text: 'tea, cake' }],
    });
  });

  test('a denied intent becomes the utterance "no"', () => {
    expect(toInput({ name: 'OrderDrink', confirmationStatus: 'DENIED' })).toEqual({ type: 'said', text: 'no' });
  });

  test.each([
    ['AMAZON.YesIntent', 'en-GB', { type: 'said', text: 'yes' }],
    ['AMAZON.YesIntent', 'de-DE', { type: 'said', text: 'ja' }],
    ['AMAZON.YesIntent', 'es-MX', { type: 'said', text: 'sí' }],
    ['AMAZON.YesIntent', 'fr-CA', { type: 'said', text: 'oui' }],
    ['AMAZON.NoIntent', 'en-US', { type: 'said', text: 'no' }],
    ['AMAZON.NoIntent', 'de-DE', { type: 'said', text: 'nein' }],
    ['AMAZON.RepeatIntent', 'en-US', { type: 'again' }],
    ['AMAZON.StartOverIntent', 'en-US', { type: 'begin' }],
    ['AMAZON.StopIntent', 'en-US', { type: 'intent', name: 'Stop', slots: [], text: '', endsIfUnmatched: true }],
    ['AMAZON.CancelIntent', 'en-US', { type: 'intent', name: 'Cancel', slots: [], text: '', endsIfUnmatched: true }],
    ['AMAZON.HelpIntent', 'de-DE', { type: 'intent', name: 'Help', slots: [], text: 'Hilfe' }],
    ['AMAZON.HelpIntent', 'es-ES', { type: 'intent', name: 'Help', slots: [], text: 'ayuda' }],
    ['AMAZON.HelpIntent', 'fr-FR', { type: 'intent', name: 'Help', slots: [], text: 'aide' }],
    ['AMAZON.FallbackIntent', 'en-US', { type: 'intent', name: 'Fallback', slots: [], text: '' }],
    ['AMAZON.MoreIntent', 'en-US', { type: 'intent', name: 'More', slots: [], text: '' }],
  ])('%s in %s becomes the input %j', (name, locale, input) => {
    expect(toInput(plain(name), locale)).toEqual(input);
  });
});

test('a touched chip becomes an utterance with its text', () => {
  const touched = {
    type: 'Alexa.Presentation.APL.UserEvent',
    requestId: 'r',
    timestamp: launch.timestamp,
    locale: 'en-US',
    arguments: ['say', 'Opening hours'],
  } as const;
  expect(toTurn(envelope({ ...touched, arguments: [...touched.arguments] }))?.input).toEqual({
    type: 'said',
    text: 'Opening hours',
  });
});

test('an ended session becomes the input that the visitor left', () => {
  const ended = { ...launch, type: 'SessionEndedRequest', reason: 'USER_INITIATED' } as const;
  expect(toTurn(envelope(ended))?.input).toEqual({ type: 'left' });
});

test('requests outside a conversation become no turn, and unknown properties are ignored', () => {
  const playing = { type: 'AudioPlayer.PlaybackStarted', requestId: 'r', timestamp: 't', locale: 'en-US' } as const;
  expect(toTurn(envelope(playing))).toBeUndefined();
  const { session: _, ...without } = envelope(launch);
  expect(toTurn(without)).toBeUndefined();
  const grown = JSON.parse(JSON.stringify({ ...envelope(launch), news: { of: ['tomorrow'] } })) as RequestEnvelope;
  expect(toTurn(grown)?.input).toEqual({ type: 'begin' });
});
