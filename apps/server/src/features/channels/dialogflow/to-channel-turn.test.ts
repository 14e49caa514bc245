import { describe, expect, test } from 'vitest';
import { agentRequest } from '../../../testing/channel-clients.ts';
import { dialogflowRequestSchema } from './dialogflow-request.ts';
import { toChannelTurn } from './to-channel-turn.ts';

const base = agentRequest('two big ones', 'r1', 's1');
const toInput = (queryResult: object) => {
  const sent = { ...base, queryResult: { ...base.queryResult, ...queryResult } };
  return toChannelTurn(dialogflowRequestSchema.parse(sent)).input;
};

test('a webhook request becomes a turn of its session', () => {
  expect(toChannelTurn(dialogflowRequestSchema.parse(base))).toEqual({
    session: 'projects/test/agent/sessions/s1',
    turnId: 'r1',
    input: { type: 'said', text: 'two big ones' },
    speaker: { platform: 'DialogFlow', language: 'en', isAccountLinked: false },
    expects: 'either',
  });
});

test('an agent intent keeps its name and has its parameters as text', () => {
  const parameters = {
    size: 'large',
    count: 2,
    extras: ['milk', '', 'sugar'],
    price: { amount: 5, currency: 'EUR' },
    person: [{ name: 'Ada' }],
    empty: '',
    none: null,
    nothing: [],
  };
  expect(toInput({ intent: { displayName: 'Order Drink' }, parameters })).toEqual({
    type: 'intent',
    name: 'Order Drink',
    slots: [
      { name: 'size', text: 'large' },
      { name: 'count', text: '2' },
      { name: 'extras', text: 'milk, sugar' },
      { name: 'price', text: '5 EUR' },
      { name: 'person', text: 'Ada' },
    ],
    text: 'two big ones',
  });
});

describe('query texts of events', () => {
  test.each([
    ['WELCOME', { type: 'begin' }],
    ['GOOGLE_ASSISTANT_WELCOME', { type: 'begin' }],
    ['TELEPHONY_WELCOME', { type: 'begin' }],
    ['actions_intent_CANCEL', { type: 'left' }],
    ['actions_intent_NO_INPUT', { type: 'silent' }],
    ['', { type: 'silent' }],
    ['You are welcome', { type: 'said', text: 'You are welcome' }],
  ])('the query text %j becomes the input %j', (queryText, input) => {
    expect(toInput({ queryText })).toEqual(input);
  });
});

test('a request with missing or unknown properties is accepted', () => {
  const { responseId, session } = base;
  const sent = {
    responseId,
    session,
    queryResult: { queryText: 'hi', parameters: null, intent: null, news: 1 },
    more: [],
  };
  expect(toChannelTurn(dialogflowRequestSchema.parse(sent)).input).toEqual({ type: 'said', text: 'hi' });
});
