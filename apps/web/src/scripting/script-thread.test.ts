import type { ScriptOutcome } from '@confab/scripting';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScriptThread, type ScriptWorker } from './script-thread.ts';
import type { ScriptReply, ScriptRequest } from './script-worker.ts';

/** Workers that the test controls and that record what happened to them. */
function workers() {
  const started: FakeWorker[] = [];
  return {
    started,
    start(): ScriptWorker {
      const worker = new FakeWorker();
      started.push(worker);
      return worker;
    },
    last: () => started.at(-1)!,
  };
}

class FakeWorker implements ScriptWorker {
  readonly sent: ScriptRequest[] = [];
  hasEnded = false;
  answer: (answer: ScriptReply) => void = () => undefined;
  fail: (problem: string) => void = () => undefined;
  send(request: ScriptRequest) {
    this.sent.push(request);
  }
  onAnswer(handler: (answer: ScriptReply) => void) {
    this.answer = handler;
  }
  onError(handler: (problem: string) => void) {
    this.fail = handler;
  }
  end() {
    this.hasEnded = true;
  }
}

const call = (number: number) => ({ name: 'ValidatePreSave', script: '', values: { number } }) as const;
const done: ScriptOutcome = { type: 'returned', text: '{}' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createScriptThread', () => {
  test('createScriptThread starts one worker with the first script', async () => {
    const { start, started, last } = workers();
    const thread = createScriptThread(start);
    expect(started).toHaveLength(0);
    const first = thread.run(call(1));
    last().answer({ id: 1, outcome: done });
    const second = thread.run(call(2));
    last().answer({ id: 2, outcome: done });
    expect(await Promise.all([first, second])).toEqual([done, done]);
    expect(started).toHaveLength(1);
  });

  test('createScriptThread runs scripts one at a time, in order', async () => {
    const { start, last } = workers();
    const thread = createScriptThread(start);
    const runs = [thread.run(call(1)), thread.run(call(2))];
    expect(last().sent.map(({ call: sent }) => sent.values)).toEqual([{ number: 1 }]);
    last().answer({ id: 1, outcome: done });
    expect(last().sent).toHaveLength(2);
    last().answer({ id: 2, outcome: done });
    expect(await Promise.all(runs)).toEqual([done, done]);
  });

  test('createScriptThread ends the worker of a script that never answers and starts another for the next script (JS-2)', async () => {
    const { start, started, last } = workers();
    const thread = createScriptThread(start);
    const first = thread.run(call(1));
    last().answer({ id: 1, outcome: done });
    await first;
    const stuck = thread.run(call(2));
    const waiting = thread.run(call(3));
    vi.advanceTimersByTime(1_000);
    expect(await stuck).toMatchObject({ type: 'failed', reason: 'tooSlow' });
    expect(started.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    last().answer({ id: 3, outcome: done });
    expect(await waiting).toEqual(done);
  });

  test('createScriptThread waits longer for the first script while its worker loads', async () => {
    const { start, started, last } = workers();
    const thread = createScriptThread(start);
    const first = thread.run(call(1));
    vi.advanceTimersByTime(15_000);
    expect(started[0]?.hasEnded).toBe(false);
    last().answer({ id: 1, outcome: done });
    expect(await first).toEqual(done);
  });

  test('createScriptThread returns a failure when the worker cannot be loaded, and loads it again for the next script', async () => {
    const { start, started, last } = workers();
    const thread = createScriptThread(start);
    const first = thread.run(call(1));
    last().fail('not there');
    expect(await first).toEqual({ type: 'failed', reason: 'unavailable', problem: 'not there' });
    const second = thread.run(call(2));
    last().answer({ id: 2, outcome: done });
    expect([await second, started.length]).toEqual([done, 2]);
  });

  test('createScriptThread returns a failure in a browser without workers', async () => {
    const thread = createScriptThread(() => {
      throw new TypeError('no workers here');
    });
    const runs = await Promise.all([thread.run(call(1)), thread.run(call(2))]);
    expect(runs.map((outcome) => outcome.type === 'failed' && outcome.reason)).toEqual(['unavailable', 'unavailable']);
  });
});
