import { describe, expect, test } from 'vitest';
import { createRunQueue, overtakersMax, type QueuedRun, type QueueLimits } from './run-queue.ts';

interface Run extends QueuedRun {
  readonly name: string;
}

const limits: QueueLimits = { threads: 1, runningPerOwner: 1, runningLong: 1, queued: 40, queuedPerOwner: 10 };
const short = (owner: string, name = owner): Run => ({ owner, name, isLong: false });
const long = (owner: string, name = owner): Run => ({ owner, name, isLong: true });

/** The names of runs in the order in which they start on one thread. */
function listStarts(runs: readonly Run[], changed: Partial<QueueLimits> = {}) {
  const queue = createRunQueue<Run>({ ...limits, ...changed });
  for (const run of runs) queue.add(run);
  const names: string[] = [];
  for (let run = queue.start(); run; run = queue.start()) {
    names.push(run.name);
    queue.end(run);
  }
  return names;
}

describe('the order of runs', () => {
  test('owners get equal shares, even if one comes late', () => {
    expect(
      listStarts([short('a', 'a1'), short('a', 'a2'), short('a', 'a3'), short('b', 'b1'), short('c', 'c1')]),
    ).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('short runs start before long ones, but a long run does not wait forever', () => {
    const many = Array.from({ length: overtakersMax + 4 }, (_, at) => short(`owner ${at}`, 'short'));
    const names = listStarts([long('a', 'long'), ...many]);
    expect(names.indexOf('long')).toBe(overtakersMax);
  });

  test('a run of an owner with running work waits for the run of an owner without', () => {
    const queue = createRunQueue<Run>({ ...limits, threads: 3, runningPerOwner: 2 });
    for (const name of ['a1', 'a2', 'a3']) queue.add(short('a', name));
    expect(queue.start()?.name).toBe('a1');
    queue.add(short('b', 'b1'));
    expect([queue.start()?.name, queue.start()?.name, queue.start()]).toEqual(['b1', 'a2', undefined]);
  });

  test('long runs leave a thread to short ones', () => {
    const queue = createRunQueue<Run>({ ...limits, threads: 2 });
    const first = long('a');
    for (const run of [first, long('b'), long('c')]) queue.add(run);
    expect([queue.start(), queue.start()]).toEqual([first, undefined]);
    queue.add(short('d'));
    expect(queue.start()?.name).toBe('d');
    queue.end(first);
    expect(queue.start()?.name).toBe('b');
  });
});

describe('a full queue', () => {
  test('a full queue refuses an owner with many waiting runs, and then every owner with as many as the others', () => {
    const queue = createRunQueue<Run>({ ...limits, queued: 4, queuedPerOwner: 2 });
    for (const owner of ['a', 'a', 'b', 'b']) expect(queue.add(short(owner)).outcome).toBe('waits');
    expect(queue.add(short('a')).outcome).toBe('ownerFull');
    const lost = queue.add(short('c'));
    expect([lost.outcome, lost.lost?.owner]).toEqual(['waits', 'b']);
    expect(queue.add(short('b')).outcome).toBe('full');
    expect(queue.add(short('d')).lost?.owner).toBe('a');
    expect(queue.add(short('e')).outcome).toBe('full');
  });

  test('a run that was removed from the queue is never started', () => {
    const queue = createRunQueue<Run>(limits);
    const run = short('a');
    queue.add(run);
    queue.remove(run);
    expect([queue.start(), queue.removeAll()]).toEqual([undefined, []]);
  });
});
