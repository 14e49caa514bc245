import type { IntentCandidate, TraceEntry } from '@confab/model';
import { expect, test } from 'vitest';
import { readTurnFacts } from './read-turn-facts.ts';

const session = { nodeId: 'n', variables: {}, seed: 1, turnCount: 1, ended: false };
const candidate = (intentId: string, score: number): IntentCandidate => ({
  intentId,
  name: `Name of ${intentId}`,
  score,
  words: [],
  how: 'model',
});
const heard = (more: Partial<Extract<TraceEntry, { type: 'understood' }>>): TraceEntry => ({
  type: 'understood',
  nodeId: 'n',
  text: 'hi',
  candidates: [candidate('a', 0.9), candidate('b', 0.4)],
  chosen: 'a',
  reason: '',
  ...more,
});
const facts = (...trace: readonly TraceEntry[]) => readTurnFacts({ conversation: session, trace, ended: false });
const failed = (name: string, handling: string): TraceEntry => ({
  type: 'exception',
  nodeId: 'n',
  name,
  message: '',
  handling,
});

test('a turn with a matched intent counts with the intent and its score', () => {
  expect(facts(heard({}))).toEqual({
    nodeId: 'n',
    intentId: 'a',
    intentName: 'Name of a',
    score: 0.9,
    isMatched: true,
    isEnded: false,
    exception: null,
    visited: ['n'],
    taken: [],
  });
});

test('a turn without a match counts with the score of the best candidate', () => {
  expect(facts(heard({ chosen: null, isMissed: true }))).toMatchObject({
    intentId: null,
    score: 0.9,
    isMatched: false,
  });
});

test('an expected answer counts as matched, without an intent', () => {
  expect(facts(heard({ chosen: null, candidates: [] }))).toMatchObject({
    intentId: null,
    score: null,
    isMatched: true,
  });
});

test('a turn without an utterance counts as neither matched nor missed', () => {
  expect(facts()).toMatchObject({ intentId: null, score: null, isMatched: null });
});

test('a turn counts with its last exception that was not ignored', () => {
  expect(facts(failed('Timeout', 'Bubble'), failed('Status', 'MoveToNode'), failed('X', 'Ignore')).exception).toBe(
    'Status',
  );
});

test('a turn counts with each node that it led through, and with each connector that it took, once', () => {
  const enter = (nodeId: string): TraceEntry => ({ type: 'nodeEntered', workflowId: 'w', nodeId, connectorId: null });
  const take = (connectorId: string): TraceEntry => ({
    type: 'connectorTaken',
    nodeId: 'ask',
    connectorId,
    targetNodeId: 'say',
  });
  expect(facts(take('yes'), enter('say'), enter('ask'), take('yes'), enter('say'))).toMatchObject({
    visited: ['say', 'ask', 'n'],
    taken: ['ask/yes'],
  });
});
