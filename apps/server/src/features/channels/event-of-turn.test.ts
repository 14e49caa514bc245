import type { IntentCandidate, TraceEntry } from '@confab/model';
import { expect, test } from 'vitest';
import { factsOf } from './event-of-turn.ts';

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
const facts = (...trace: readonly TraceEntry[]) => factsOf({ conversation: session, trace, ended: false });
const failed = (name: string, handling: string): TraceEntry => ({
  type: 'exception',
  nodeId: 'n',
  name,
  message: '',
  handling,
});

test('a turn that was understood counts with its intent and how likely it was', () => {
  expect(facts(heard({}))).toEqual({
    nodeId: 'n',
    intentId: 'a',
    intentName: 'Name of a',
    score: 0.9,
    isMatched: true,
    isEnded: false,
    exception: null,
  });
});

test('a turn that was missed counts with how near it came', () => {
  expect(facts(heard({ chosen: null, isMissed: true }))).toMatchObject({
    intentId: null,
    score: 0.9,
    isMatched: false,
  });
});

test('an answer that was expected is matched, without an intent', () => {
  expect(facts(heard({ chosen: null, candidates: [] }))).toMatchObject({
    intentId: null,
    score: null,
    isMatched: true,
  });
});

test('a turn without words has nothing to match', () => {
  expect(facts()).toMatchObject({ intentId: null, score: null, isMatched: null });
});

test('what went wrong last is told, unless it was passed over', () => {
  expect(facts(failed('Timeout', 'Bubble'), failed('Status', 'MoveToNode'), failed('X', 'Ignore')).exception).toBe(
    'Status',
  );
});
