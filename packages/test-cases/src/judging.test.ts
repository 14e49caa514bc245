import type { TestStep, TestStub, TurnOutput } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainStep, judgeStep } from './judge-step.ts';
import { findStub } from './find-stub.ts';
import { matchesPattern, matchesText } from './match-text.ts';

const step = (expected: Partial<TestStep> = {}): TestStep => ({
  stepId: 's1',
  requestValue: 'hello',
  expectedResponse: '',
  match: 'Exact',
  targetNodeId: '',
  expectEndSession: undefined,
  ...expected,
});
const says = (displayText: string): TurnOutput => ({
  type: 'response',
  itemId: 'n1',
  entryId: 'e1',
  spokenText: displayText,
  displayText,
  headingText: '',
  screenLayout: 'TextOnly',
  imageAssetId: null,
  audioAssetId: null,
  videoUrl: null,
  suggestionChips: [],
});
const answer = (given: Partial<Parameters<typeof judgeStep>[1]> = {}) => ({
  outputs: [says('Good morning, Ada.'), says('What will it be?')],
  trace: [{ type: 'nodeEntered', workflowId: 'w', nodeId: 'greet', connectorId: null } as const],
  nodeId: 'ask',
  ended: false,
  unanswered: [],
  ...given,
});
const judge = (expected: Partial<TestStep>, given = {}) => judgeStep(step(expected), answer(given), (id) => id);

describe('judgeStep', () => {
  test('a step checks only what is set (A3.49)', () => {
    expect(judge({})).toMatchObject({ passed: true, checks: [], stepId: 's1', requestValue: 'hello' });
  });

  test.each([
    ['Exact', 'What will it be?', true],
    ['Exact', 'Good  morning, Ada.\n What will it be?', true],
    ['Exact', 'what will it be?', false],
    ['Contains', 'MORNING', true],
    ['Contains', 'evening', false],
    ['Pattern', 'good *, ada.', true],
    ['Pattern', 'Good morning*it be?', true],
    ['Pattern', 'morning', false],
  ] as const)('compares the response by %s "%s": %s', (match, expectedResponse, passed) => {
    expect(judge({ match, expectedResponse }).passed).toBe(passed);
  });

  test('passes if the expected node was entered or is waiting', () => {
    expect(judge({ targetNodeId: 'greet' }).passed).toBe(true);
    expect(judge({ targetNodeId: 'ask' }).passed).toBe(true);
    expect(judge({ targetNodeId: 'pay' }).passed).toBe(false);
  });

  test('checks whether the conversation ended as expected', () => {
    expect(judge({ expectEndSession: false }).passed).toBe(true);
    expect(judge({ expectEndSession: true }).passed).toBe(false);
    expect(judge({ expectEndSession: true }, { ended: true }).passed).toBe(true);
  });

  test('judgeStep fails on an outside call without a stub, and names the call', () => {
    const outcome = judge({}, { unanswered: ['GET https://shop.example/menu'] });
    expect(outcome.passed).toBe(false);
    expect(explainStep(outcome)).toBe('GET https://shop.example/menu was not sent: no stub answers it.');
  });

  test('judgeStep explains the expected and the actual result', () => {
    expect(explainStep(judge({ expectedResponse: 'Bye.' }))).toBe(
      'Expected "Bye.", got "Good morning, Ada.\nWhat will it be?".',
    );
    expect(explainStep(judge({ expectedResponse: 'Bye*', match: 'Pattern' }))).toMatch(
      /^Expected the pattern "Bye\*", /,
    );
    expect(explainStep(judge({ targetNodeId: 'pay' }))).toBe('Expected to reach "pay", went through "greet → ask".');
    expect(explainStep(judge({ expectEndSession: true }))).toBe('Expected that the conversation ends; it goes on.');
    expect(explainStep(judge({}))).toBe('');
  });
});

describe('matchesPattern', () => {
  const text = fc.stringMatching(/^[ab]{0,8}$/);
  const pattern = fc.stringMatching(/^[ab*]{0,8}$/);

  test('matches the same texts as the equivalent regular expression', () => {
    fc.assert(
      fc.property(pattern, text, (wanted, got) => {
        expect(matchesPattern(wanted, got)).toBe(new RegExp(`^${wanted.replaceAll('*', '.*')}$`, 's').test(got));
      }),
    );
  });

  test('matches every text it was derived from', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.string(), (pieces, between) => {
        const wanted = pieces.map((piece) => piece.replaceAll('*', '')).join('*');
        expect(matchesPattern(wanted, wanted.replaceAll('*', between.replaceAll('*', '')))).toBe(true);
      }),
    );
  });

  test('a pattern is matched quickly even where a regular expression would backtrack', () => {
    expect(matchesText('Pattern', `${'a*'.repeat(2_000)}b`, 'a'.repeat(4_000))).toBe(false);
  });
});

describe('findStub', () => {
  const stub = (given: Partial<TestStub>): TestStub => ({
    stubId: '1',
    nodeId: '',
    url: '',
    answer: 'Respond',
    status: 200,
    body: '',
    ...given,
  });

  test('prefers a stub that names the node to one that matches the address', () => {
    const stubs = [stub({ stubId: 'url', url: 'https://shop.example/*' }), stub({ stubId: 'node', nodeId: 'n1' })];
    expect(findStub(stubs, { nodeId: 'n1', address: 'https://shop.example/menu' })?.stubId).toBe('node');
    expect(findStub(stubs, { nodeId: 'n2', address: 'https://SHOP.example/menu' })?.stubId).toBe('url');
    expect(findStub(stubs, { nodeId: 'n2', address: 'https://other.example/' })).toBeUndefined();
  });

  test('findStub uses a stub that names both only if both match, and never one that names neither', () => {
    const both = stub({ nodeId: 'n1', url: 'https://shop.example/*' });
    expect(findStub([both], { nodeId: 'n1', address: 'https://other.example/' })).toBeUndefined();
    expect(findStub([stub({})], { nodeId: 'n1', address: 'https://shop.example/' })).toBeUndefined();
  });
});
