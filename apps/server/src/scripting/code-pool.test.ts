import type { CodeOutcome } from '@confab/scripting/author-code';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createCodePool } from './code-pool.ts';

const pool = createCodePool();
afterAll(() => pool.close());

let people = 0;
const createOwner = () => `person ${(people += 1)}`;
const run = (body: string, owner = createOwner()): Promise<CodeOutcome> =>
  pool.run(owner, { code: `function run() { ${body} }`, functionCall: 'run()' });
const getResult = (outcome: CodeOutcome) => (outcome.type === 'returned' ? outcome.text : outcome.reason);

describe('running author code', () => {
  test('author code runs outside the server process, and each run returns its own result', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map((number) => run(`console.log(${number}); return ${number};`)));
    expect(outcomes).toEqual(
      [1, 2, 3, 4].map((number) => ({ type: 'returned', text: `${number}`, logs: [`${number}`] })),
    );
  });

  test('endless author code is stopped, and the server stays responsive (JS-2)', async () => {
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 1);
    const outcomes = await Promise.all([run('for (;;) {}'), run('for (;;) {}')]);
    clearInterval(beat);
    expect(outcomes.map(getResult)).toEqual(['tooSlow', 'tooSlow']);
    expect(turns).toBeGreaterThan(20);
  });

  test.each([
    ['fills its memory', 'let text = "a"; for (;;) text += text;'],
    ['never stops promising', 'for (;;) Promise.resolve().then(() => 1);'],
    ['calls itself', 'const again = () => again() + 1; return again();'],
    ['nests', `return ${'('.repeat(50_000)}1${')'.repeat(50_000)};`],
    ['answers without measure', 'return "a".repeat(1 << 20);'],
  ])('that %s leaves a pool that works (JS-2)', async (_what, body) => {
    expect((await run(body)).type).toBe('failed');
    expect(getResult(await run('return "here";'))).toBe('"here"');
  });

  test('a run leaves no state for the next run (JS-3)', async () => {
    await Promise.all([1, 2].map(() => run('Object.prototype.spoilt = 1; globalThis.left = 1;')));
    const after = await Promise.all([1, 2].map(() => run('return [typeof {}.spoilt, typeof left];')));
    expect(after.map(getResult)).toEqual(['["undefined","undefined"]', '["undefined","undefined"]']);
  });

  test('author code cannot see the environment (JS-1)', async () => {
    const text = getResult(await run('return Object.getOwnPropertyNames(globalThis);'));
    expect(text).toContain('"Object"');
    for (const one of ['process', 'require', 'fetch', 'Worker', 'Buffer']) expect(text).not.toContain(`"${one}"`);
  });
});

describe('the queue of author code (JS-6)', () => {
  test('the queue accepts runs of twenty people at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => run(`return ${number};`)));
    expect(outcomes.map(getResult)).toEqual(Array.from({ length: 20 }, (_, number) => `${number}`));
  });

  test('one person gets at most half of the queue, and other people run first', async () => {
    const ada = createOwner();
    const finished: string[] = [];
    const adaRuns = Array.from({ length: 20 }, async () => {
      const outcome = await run('for (;;) {}', ada);
      finished.push(getResult(outcome) ?? '');
    });
    const others = Array.from({ length: 5 }, async () => {
      await run('return 1;');
      finished.push('other');
    });
    await Promise.all(others);
    // Runs of Ada without a place were rejected at once; at most one of the rest ran next to each other run.
    expect(finished.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(9);
    expect(finished.filter((one) => one === 'tooSlow').length).toBeLessThan(5);
    await pool.close();
    await Promise.all(adaRuns);
  });

  test('pending runs end when the pool is closed', async () => {
    const other = createCodePool();
    const waiting = other.run('ada', { code: '', functionCall: '(() => { for (;;) {} })()' });
    await other.close();
    expect(getResult(await waiting)).toBe('unavailable');
    expect(getResult(await other.run('ada', { code: '', functionCall: '1' }))).toBe('unavailable');
  });
});

/** The processes that this process has started and that run author code, on Linux. */
function listCodeProcesses(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isOwn = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`);
      return isOwn && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('code-process');
    } catch {
      // The process has ended in the meantime.
      return false;
    }
  });
}

describe.runIf(process.platform === 'linux')('the processes of author code', () => {
  test('a process of author code has low limits of files, memory and processor time (JS-1)', async () => {
    const before = new Set(listCodeProcesses());
    const own = createCodePool();
    await own.run('ada', { code: '', functionCall: '1' });
    const pid = listCodeProcesses().find((one) => !before.has(one)) ?? '';
    const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
    const getLimit = (name: string) => new RegExp(`^${name} +(\\S+) +(\\S+)`, 'm').exec(limits)?.slice(1);
    expect(getLimit('Max file size')).toEqual(['16777216', '16777216']);
    expect(getLimit('Max core file size')).toEqual(['0', '0']);
    expect(getLimit('Max open files')).toEqual(['64', '64']);
    expect(getLimit('Max cpu time')).toEqual(['300', '300']);
    expect(getLimit('Max data size')).toEqual(['1073741824', '1073741824']);
    await own.close();
  });

  test('a process of author code without work ends, and the next run starts another (JS-1)', async () => {
    const before = new Set(listCodeProcesses());
    const brief = createCodePool({ idleMs: 50 });
    expect(getResult(await brief.run('ada', { code: '', functionCall: '1' }))).toBe('1');
    const isLeft = () => listCodeProcesses().some((pid) => !before.has(pid));
    await expect.poll(isLeft, { timeout: 10_000 }).toBe(false);
    expect(getResult(await brief.run('ada', { code: '', functionCall: '2' }))).toBe('2');
    await brief.close();
  });
});
