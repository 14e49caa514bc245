import type { AuthorCode, CodeOutcome } from '@confab/scripting/author-code';
import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createCodePool } from './code-pool.ts';
import type { CodeMessage } from './code-process.ts';
import { startCodeProcess } from './start-code-process.ts';

/** A process of author code that runs nothing: a test controls what it does and when. */
interface FakeCodeProcess {
  readonly process: ChildProcess;
  /** The function calls that it received, in order. */
  readonly received: readonly string[];
  becomeReady(): void;
  /** Answers the current run. */
  finishRun(): void;
  exit(): void;
}

function createFakeCodeProcess(): FakeCodeProcess {
  const received: string[] = [];
  const emitter = new EventEmitter();
  const send = (message: CodeMessage) => emitter.emit('message', message);
  const process = Object.assign(emitter, {
    kill: () => true,
    send: ({ functionCall }: AuthorCode) => received.push(functionCall) > 0,
  });
  return {
    // The pool uses only these parts of a process. Without a number, its processor time cannot be read.
    process: process as unknown as ChildProcess,
    received,
    becomeReady: () => send({ type: 'ready' }),
    finishRun: () => send({ type: 'ran', outcome: { type: 'returned', text: '1', logs: [] } }),
    exit: () => emitter.emit('exit', 1),
  };
}

/** Starts a process that ends at once, like one that cannot open its files. */
function startProcessThatExits(): ChildProcess {
  return spawn(process.execPath, ['-e', 'process.exit(1)'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

const pool = createCodePool();
afterAll(() => pool.close());

let people = 0;
const createOwner = () => `person ${(people += 1)}`;
const run = (body: string, owner = createOwner()): Promise<CodeOutcome> =>
  pool.run(owner, { code: `function run() { ${body} }`, functionCall: 'run()' });
const getResult = (outcome: CodeOutcome) => (outcome.type === 'returned' ? outcome.text : outcome.reason);

describe('running author code', () => {
  test('author code runs outside the server process, and each run returns its own result', async () => {
    const processIds: unknown[] = [];
    const own = createCodePool({
      startProcess() {
        const started = startCodeProcess();
        started.on('message', ({ type }: CodeMessage) => type === 'ran' && processIds.push(started.pid));
        return started;
      },
    });
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        own.run(createOwner(), { code: `console.log(${number})`, functionCall: `${number}` }),
      ),
    );
    expect(outcomes).toEqual(
      [1, 2, 3, 4].map((number) => ({ type: 'returned', text: `${number}`, logs: [`${number}`] })),
    );
    expect(processIds).toEqual(Array.from({ length: 4 }, () => expect.any(Number)));
    expect(processIds).not.toContain(process.pid);
    await own.close();
  });

  test('endless author code is stopped, and the server stays responsive (JS-2)', async () => {
    let isOver = false;
    const running = Promise.all([run('for (;;) {}'), run('for (;;) {}')]).finally(() => (isOver = true));
    let turns = 0;
    for (; !isOver; turns += 1) await turn();
    expect((await running).map(getResult)).toEqual(['tooSlow', 'tooSlow']);
    expect(turns).toBeGreaterThan(20);
  });

  test.each([
    ['fills its memory', 'let text = "a"; for (;;) text += text;'],
    ['never stops promising', 'for (;;) Promise.resolve().then(() => 1);'],
    ['calls itself', 'const again = () => again() + 1; return again();'],
    ['nests', `return ${'('.repeat(50_000)}1${')'.repeat(50_000)};`],
    ['answers without measure', 'return "a".repeat(1 << 20);'],
  ])('code that %s leaves a pool that works (JS-2)', async (_what, body) => {
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
    // This test decides when a run ends, and the time limits of the pool do not pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const processes = [createFakeCodeProcess(), createFakeCodeProcess()];
    const unused = processes.values();
    const own = createCodePool({ startProcess: () => unused.next().value!.process });
    try {
      const submit = (owner: string, functionCall: string) => own.run(owner, { code: '', functionCall });
      const ofAda = Array.from({ length: 20 }, (_, index) => submit('ada', `ada ${index}`));
      const ofOthers = Array.from({ length: 5 }, (_, index) => submit(`other ${index}`, `other ${index}`));
      const refused = await Promise.all(ofAda.slice(10));
      expect(refused.map(getResult)).toEqual(Array.from({ length: 10 }, () => 'busy'));
      for (const { becomeReady } of processes) becomeReady();
      const [first, second] = processes as [(typeof processes)[0], (typeof processes)[0]];
      expect([first.received, second.received]).toEqual([['ada 0'], ['other 0']]);
      // While the first run of Ada lasts, her other runs wait, though they were sent before those of other people.
      for (let index = 0; index < 5; index += 1) second.finishRun();
      expect((await Promise.all(ofOthers)).map(({ type }) => type)).toEqual(
        Array.from({ length: 5 }, () => 'returned'),
      );
      expect(first.received).toEqual(['ada 0']);
      expect(second.received).toEqual(['other 0', 'other 1', 'other 2', 'other 3', 'other 4']);
      for (let index = 0; index < 10; index += 1) first.finishRun();
      await Promise.all(ofAda);
      expect(first.received).toEqual(Array.from({ length: 10 }, (_, index) => `ada ${index}`));
      expect(second.received).toHaveLength(5);
    } finally {
      await own.close();
      vi.useRealTimers();
    }
  });

  test('pending runs end when the pool is closed', async () => {
    const other = createCodePool();
    const waiting = other.run('ada', { code: '', functionCall: '(() => { for (;;) {} })()' });
    await other.close();
    expect(getResult(await waiting)).toBe('unavailable');
    expect(getResult(await other.run('ada', { code: '', functionCall: '1' }))).toBe('unavailable');
  });
});

describe('a process of author code that does not start', () => {
  const code = { code: '', functionCall: '1' };
  /** A pool whose first processes exit before they are ready, as many as given. */
  function createPoolWithFailures(failures: number) {
    let starts = 0;
    const startProcess = (): ChildProcess => ((starts += 1) > failures ? startCodeProcess() : startProcessThatExits());
    return { pool: createCodePool({ startProcess }), countStarts: () => starts };
  }

  test('a run succeeds although the first process ended before it was ready', async () => {
    const { pool: own, countStarts } = createPoolWithFailures(1);
    expect(getResult(await own.run('ada', code))).toBe('1');
    expect(countStarts()).toBe(2);
    await own.close();
  });

  test('runs of several people succeed although the first process of each ended before it was ready', async () => {
    const { pool: own } = createPoolWithFailures(1);
    const outcomes = await Promise.all(['ada', 'grace', 'alan'].map((owner) => own.run(owner, code)));
    expect(outcomes.map(getResult)).toEqual(['1', '1', '1']);
    await own.close();
  });

  test('a run is refused when two processes ended before they were ready, and the next run starts others', async () => {
    const { pool: own, countStarts } = createPoolWithFailures(3);
    expect(getResult(await own.run('ada', code))).toBe('unavailable');
    expect(countStarts()).toBe(2);
    expect(getResult(await own.run('ada', code))).toBe('1');
    expect(countStarts()).toBe(4);
    await own.close();
  });

  test('a run starts a process although one took too long to start before the last one ended without work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const processes = [createFakeCodeProcess(), createFakeCodeProcess(), createFakeCodeProcess()] as const;
    const unused = processes.values();
    const own = createCodePool({ startProcess: () => unused.next().value!.process });
    const [first, , third] = processes;
    try {
      const outcomes = ['ada', 'grace'].map((owner) => own.run(owner, code));
      first.becomeReady();
      first.finishRun();
      first.finishRun();
      expect((await Promise.all(outcomes)).map(getResult)).toEqual(['1', '1']);
      // The second process does not start in time, then the first one is idle for too long.
      await vi.advanceTimersByTimeAsync(120_000);
      const outcome = own.run('ada', code);
      third.becomeReady();
      expect(third.received).toEqual(['1']);
      third.finishRun();
      expect(getResult(await outcome)).toBe('1');
    } finally {
      await own.close();
      vi.useRealTimers();
    }
  });

  test('code that a process received before it ended is not sent to another process', async () => {
    const processes = [createFakeCodeProcess(), createFakeCodeProcess()];
    const unused = processes.values();
    const own = createCodePool({ startProcess: () => unused.next().value!.process });
    const outcome = own.run('ada', code);
    processes[0]?.becomeReady();
    expect(processes[0]?.received).toEqual(['1']);
    processes[0]?.exit();
    expect(getResult(await outcome)).toBe('tooSlow');
    expect(processes[1]?.received).toEqual([]);
    await own.close();
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
    await expect.poll(isLeft, { timeout: 60_000 }).toBe(false);
    expect(getResult(await brief.run('ada', { code: '', functionCall: '2' }))).toBe('2');
    await brief.close();
  });
});
