import type { ScriptName, ScriptOutcome } from '@confab/scripting';
import { setImmediate as turn } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { createScriptThread } from './script-thread.ts';
import type { ScriptAnswer } from './script-worker.ts';

const thread = createScriptThread();
afterAll(() => thread.close());

const name: ScriptName = 'ValidatePreSave';
const run = (body: string, values = {}): Promise<ScriptOutcome> =>
  thread.run({ name, script: `function ${name}(values) { ${body} }`, values });

describe("the server's scripts", () => {
  test('schema scripts run in a separate thread', async () => {
    const outcomes: [threadId: number, outcome: ScriptOutcome][] = [];
    process.once('worker', (worker) =>
      worker.on('message', ({ outcome }: ScriptAnswer) => outcomes.push([worker.threadId, outcome])),
    );
    const own = createScriptThread();
    const outcome = await own.run({
      name,
      script: `function ${name}(values) { return { FirstName: "Hello " + values.FirstName }; }`,
      values: { FirstName: 'Ada' },
    });
    expect(outcome).toEqual({ type: 'returned', text: '{"FirstName":"Hello Ada"}' });
    expect(outcomes).toEqual([[expect.any(Number), outcome]]);
    expect(outcomes[0]?.[0]).not.toBe(threadId);
    await own.close();
  });

  test('endless schema scripts are stopped, and the server stays responsive (JS-2)', async () => {
    let isOver = false;
    const running = run('for (;;) {}').finally(() => (isOver = true));
    let turns = 0;
    for (; !isOver; turns += 1) await turn();
    expect(await running).toMatchObject({ type: 'failed', reason: 'tooSlow' });
    expect(turns).toBeGreaterThan(20);
  });

  test('schema scripts finish in the order they were sent, each with its own result', async () => {
    const outcomes = await Promise.all([1, 2, 3].map((number) => run('return values;', { number })));
    expect(outcomes.map((outcome) => outcome.type === 'returned' && outcome.text)).toEqual([
      '{"number":1}',
      '{"number":2}',
      '{"number":3}',
    ]);
  });

  test('schema scripts still run after one that exhausted its memory (JS-2)', async () => {
    const bomb = await run('let text = "a"; for (;;) text += text;');
    expect(bomb.type).toBe('failed');
    expect((await run('return {};')).type).toBe('returned');
  });

  test('schema scripts cannot see the environment (JS-1)', async () => {
    const outcome = await run('return { all: Object.getOwnPropertyNames(globalThis) };');
    const text = outcome.type === 'returned' ? outcome.text : '';
    expect(text).toContain('Object');
    for (const one of ['process', 'require', 'fetch', 'Worker', 'Buffer']) expect(text).not.toContain(`"${one}"`);
  });

  test('schema scripts beyond the queue limit are refused at once (JS-6)', async () => {
    const all = await Promise.all(Array.from({ length: 80 }, () => run('return {};')));
    const refused = all.filter((outcome) => outcome.type === 'failed');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((outcome) => outcome.type === 'failed' && outcome.reason === 'unavailable')).toBe(true);
    expect((await run('return {};')).type).toBe('returned');
  });

  test('pending schema scripts end when the thread is closed', async () => {
    const other = createScriptThread();
    const waiting = other.run({ name, script: `function ${name}() { for (;;) {} }`, values: {} });
    await other.close();
    expect(await waiting).toMatchObject({ type: 'failed', reason: 'unavailable' });
  });
});
