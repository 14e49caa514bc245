import { aRow, createFakeClock, createTickingClock } from '@confab/test-kit';
import { compile, type Effects, type Program, type ProgramNode, type TurnResult } from '@confab/dialog-engine';
import { readTestCase } from '@confab/test-cases';
import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { createCaseHost } from './case-host.ts';
import { runCase } from './run-case.ts';

const noCode = {
  codePool: { run: () => Promise.reject(new Error('no code here')), close: async () => undefined },
  now: () => 0,
};
const noFiles = { owner: 'o', readFile: () => Promise.resolve(undefined) };
const stubs = (...rows: readonly JsonObject[]) =>
  readTestCase({ Stubs: rows.map((Values, at) => aRow(`${at}`, Values, at)) });
const empty = compile({ project: { id: 'p', type: 'Pro', displayName: 'P', values: {} }, workflows: [], nodes: [] });
const aTurn = {} as TurnResult;
const menu = { method: 'GET', url: 'https://shop.example/menu', headers: {}, body: null, timeoutMs: 1_000 };
const mail = { kind: 'mail', recipient: 'ada@example.test', subject: '', text: '', html: null } as const;

/** Runs one turn that makes an outside call, as a node of the program would. */
async function ask(values: readonly JsonObject[], use: (effects: Effects) => unknown, program: Program = empty) {
  const host = createCaseHost(noCode, noFiles, program, stubs(...values));
  let got: unknown;
  const { unanswered } = await host.attempt((effects) => {
    got = use(effects);
    return aTurn;
  });
  return { got, unanswered };
}

describe('an outside call of a test', () => {
  test('an outside call is answered by the stub that matches it', async () => {
    const { got, unanswered } = await ask([{ Url: 'https://shop.example/*', Status: 404, Body: 'no' }], (effects) =>
      effects.http?.(menu),
    );
    expect(got).toEqual({ type: 'responded', status: 404, body: 'no', ms: 0 });
    expect(unanswered).toEqual([]);
  });

  test.each([
    ['Timeout', 'timeout'],
    ['Fail', 'network'],
  ])('an outside call can be answered by the stub answer %s', async (Answer, reason) => {
    expect((await ask([{ Url: '*', Answer }], (effects) => effects.http?.(menu))).got).toMatchObject({ reason });
  });

  test('an outside call without a stub is not made, and is reported (SIM-5)', async () => {
    const request = await ask([], (effects) => effects.http?.(menu));
    expect(request.got).toMatchObject({ type: 'failed', reason: 'network' });
    expect(request.unanswered).toEqual(['GET https://shop.example/menu']);
    expect((await ask([], (effects) => effects.mail?.(mail))).unanswered).toEqual(['A mail to ada@example.test']);
    expect((await ask([{ Url: '*@example.test' }], (effects) => effects.mail?.(mail))).got).toEqual({ type: 'queued' });
  });

  test('a stub for a node answers only the calls of that node', async () => {
    const asks = (id: string) => ({
      id,
      workflowId: 'w',
      name: id,
      enter: (run: { effects: Effects }) => run.effects.http?.(menu) as never,
    });
    const nodes = new Map([asks('shop'), asks('other')].map((node) => [node.id, node]));
    const host = createCaseHost(noCode, noFiles, { ...empty, nodes }, stubs({ NodeId: 'shop', Body: 'coffee' }));
    const { unanswered } = await host.attempt((effects) => {
      const run = { effects } as never;
      expect(host.program.nodes.get('shop')?.enter(run)).toMatchObject({ body: 'coffee' });
      host.program.nodes.get('other')?.enter(run);
      return aTurn;
    });
    expect(unanswered).toEqual(['GET https://shop.example/menu']);
  });

  test('a file of the media library is read once in a turn', async () => {
    const read: string[] = [];
    const readFile = (assetId: string) => {
      read.push(assetId);
      return Promise.resolve(assetId === 'gone' ? undefined : `<p>${assetId}</p>`);
    };
    const host = createCaseHost(noCode, { owner: 'o', readFile }, empty, stubs());
    let got: unknown[] = [];
    await host.attempt((effects) => {
      got = ['letter', 'gone', 'letter'].map((assetId) => effects.asset?.(assetId));
      return aTurn;
    });
    expect(got).toEqual(['<p>letter</p>', undefined, '<p>letter</p>']);
    expect(read).toEqual(['letter', 'gone']);
  });

  test('a test sees the time that its case sets', async () => {
    expect((await ask([], (effects) => effects.clock())).got).toBe(Date.parse('2026-01-05T09:00:00Z'));
  });
});

test('scripts of a turn run once for each call, and do not advance the clock of the case', async () => {
  const clock = createFakeClock();
  const runs: string[] = [];
  const codePool = {
    run: async (_owner: string, { functionCall }: { functionCall: string }) => {
      runs.push(functionCall);
      clock.advance(40);
      return { type: 'returned', text: String(runs.length), logs: [] } as const;
    },
    close: async () => undefined,
  };
  const host = createCaseHost({ codePool, now: clock.now }, noFiles, empty, stubs());
  const answers: unknown[] = [];
  await host.attempt((effects) => {
    answers.length = 0;
    for (let at = 0; at < 11; at += 1)
      answers.push(effects.script?.({ code: '', functionName: 'run', values: [at % 10 === 9 ? 0 : at] }));
    return aTurn;
  });
  expect(runs).toHaveLength(10);
  expect(answers.slice(0, 2)).toEqual([
    { type: 'returned', value: 1, ms: 0 },
    { type: 'returned', value: 2, ms: 0 },
  ]);
  expect(answers[9]).toEqual(answers[0]);
});

describe('running a test case', () => {
  test.each([
    [{}, { isAccountLinked: false }],
    [
      { IsAccountLinked: true, TimeZone: 'Europe/Vienna', Region: 'at' },
      { isAccountLinked: true, timeZone: 'Europe/Vienna', region: 'AT' },
    ],
    [{ TimeZone: 'Middle-earth/Shire', Region: '' }, { isAccountLinked: false }],
  ])('a case with %j runs for a person with %j', async (values, person) => {
    const contexts: unknown[] = [];
    const node: ProgramNode = {
      id: 'n',
      workflowId: 'w',
      name: 'Node',
      enter: (run) => {
        contexts.push(run.context);
        return { type: 'end', reason: '' };
      },
    };
    const program = { ...empty, startNodeId: node.id, nodes: new Map([[node.id, node]]) };
    await runCase(noCode, program, readTestCase({ ...values, Steps: [aRow('s')] }), noFiles);
    expect(contexts).toEqual([{ platform: 'Chatbot', language: 'en', isNewUser: true, ...person }]);
  });

  test('a case of more than 100 steps is not run (SIM-5)', async () => {
    const Steps = Array.from({ length: 101 }, (_, at) => aRow(`${at}`, {}, `${at}`));
    const outcome = await runCase(noCode, empty, readTestCase({ Steps }), noFiles);
    expect(outcome).toEqual({ state: 'Error', message: 'A case can have at most 100 steps.', steps: [] });
  });

  test('a case that takes longer than a minute is stopped, and reports the finished steps', async () => {
    const slow = { ...noCode, now: createTickingClock(25_000) };
    const Steps = [1, 2, 3, 4].map((at) => aRow(`${at}`, { RequestValue: 'hi' }, `${at}`));
    const outcome = await runCase(slow, empty, readTestCase({ Steps }), noFiles);
    expect(outcome.message).toBe('The case took longer than a minute and was stopped.');
    expect(outcome.steps.length).toBeLessThan(4);
  });
});
