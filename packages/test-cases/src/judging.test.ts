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

describe('a step', () => {
  test('checks nothing that is unset (A3.49)', () => {
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
  ] as const)('compares what was said by %s "%s": %s', (match, expectedResponse, passed) => {
    expect(judge({ match, expectedResponse }).passed).toBe(passed);
  });

  test('may go through the node that has to be reached, or wait at it', () => {
    expect(judge({ targetNodeId: 'greet' }).passed).toBe(true);
    expect(judge({ targetNodeId: 'ask' }).passed).toBe(true);
    expect(judge({ targetNodeId: 'pay' }).passed).toBe(false);
  });

  test('holds whether the conversation ends against what was expected', () => {
    expect(judge({ expectEndSession: false }).passed).toBe(true);
    expect(judge({ expectEndSession: true }).passed).toBe(false);
    expect(judge({ expectEndSession: true }, { ended: true }).passed).toBe(true);
  });

  test('fails on an outside call that no stub answers, and says which', () => {
    const outcome = judge({}, { unanswered: ['GET https://shop.example/menu'] });
    expect(outcome.passed).toBe(false);
    expect(explainStep(outcome)).toBe('GET https://shop.example/menu was not sent: no stub answers it.');
  });

  test('says what was expected and what came', () => {
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

describe('a pattern', () => {
  const text = fc.stringMatching(/^[ab]{0,8}$/);
  const pattern = fc.stringMatching(/^[ab*]{0,8}$/);

  test('fits what the same regular expression fits', () => {
    fc.assert(
      fc.property(pattern, text, (wanted, got) => {
        expect(matchesPattern(wanted, got)).toBe(new RegExp(`^${wanted.replaceAll('*', '.*')}$`, 's').test(got));
      }),
    );
  });

  test('fits every text it was made from by cutting pieces out', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.string(), (pieces, between) => {
        const wanted = pieces.map((piece) => piece.replaceAll('*', '')).join('*');
        expect(matchesPattern(wanted, wanted.replaceAll('*', between.replaceAll('*', '')))).toBe(true);
      }),
    );
  });

  test('is found out quickly where a regular expression would go astray', () => {
    expect(matchesText('Pattern', `${'a*'.repeat(2_000)}b`, 'a'.repeat(4_000))).toBe(false);
  });
});

describe('a stub', () => {
  const stub = (given: Partial<TestStub>): TestStub => ({
    stubId: '1',
    nodeId: '',
    url: '',
    answer: 'Respond',
    status: 200,
    body: '',
    ...given,
  });

  test('that names the node comes before one that fits by its address', () => {
    const stubs = [stub({ stubId: 'url', url: 'https://shop.example/*' }), stub({ stubId: 'node', nodeId: 'n1' })];
    expect(findStub(stubs, { nodeId: 'n1', address: 'https://shop.example/menu' })?.stubId).toBe('node');
    expect(findStub(stubs, { nodeId: 'n2', address: 'https://SHOP.example/menu' })?.stubId).toBe('url');
    expect(findStub(stubs, { nodeId: 'n2', address: 'https://other.example/' })).toBeUndefined();
  });

  test('that names both answers where both fit, and one that names neither answers nothing', () => {
    const both = stub({ nodeId: 'n1', url: 'https://shop.example/*' });
    expect(findStub([both], { nodeId: 'n1', address: 'https://other.example/' })).toBeUndefined();
    expect(findStub([stub({})], { nodeId: 'n1', address: 'https://shop.example/' })).toBeUndefined();
  });
});
