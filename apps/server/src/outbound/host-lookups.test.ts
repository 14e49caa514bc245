import { createFakeClock } from '@confab/test-kit';
import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { countLookupPlaces, createHostLookups } from './host-lookups.ts';

const found: readonly LookupAddress[] = [{ address: '93.184.216.34', family: 4 }];

/** Lookups with a test clock: those of hosts that begin with `slow` end only by `answer` or `fail`. */
function setUp(places = 2) {
  const started: string[] = [];
  const pending = new Map<string, PendingLookup>();
  const clock = createFakeClock();
  const lookUp = (host: string) => {
    started.push(host);
    if (!host.startsWith('slow')) return Promise.resolve(found);
    return new Promise<readonly LookupAddress[]>((resolve, reject) => pending.set(host, { resolve, reject }));
  };
  const lookups = createHostLookups(clock.now, lookUp, places);
  return {
    find: (team: string, host: string, signal = new AbortController().signal) => lookups.find(team, host, signal),
    started,
    answer: (host: string) => pending.get(host)?.resolve(found),
    fail: (host: string) => pending.get(host)?.reject(new Error('EAI_AGAIN')),
    pass: clock.advance,
  };
}

interface PendingLookup {
  readonly resolve: (addresses: readonly LookupAddress[]) => void;
  readonly reject: (reason: Error) => void;
}

const second = 1_000;

describe('the lookups of host names', () => {
  test('a team whose name server never answers takes one place, and lookups of other teams continue', async () => {
    const { find, started } = setUp();
    for (let at = 0; at < 10; at += 1) void find('ada', `slow-${at}.test`);
    expect(started).toEqual(['slow-0.test']);
    for (const team of ['grace', 'eve', 'grace']) expect(await find(team, `${team}.test`)).toEqual(found);
    expect(started).toEqual(['slow-0.test', 'grace.test', 'eve.test', 'grace.test']);
  });

  test('lookups of many teams whose name servers never answer take all places, and no more lookups start', () => {
    const { find, started } = setUp();
    for (let team = 0; team < 50; team += 1) void find(`team ${team}`, `slow-${team}.test`);
    expect(started).toEqual(['slow-0.test', 'slow-1.test']);
  });

  test('teams that wait get equal shares, even if one comes late', async () => {
    const { find, started, answer } = setUp();
    void find('eve', 'slow-eve.test');
    void find('ada', 'slow-ada-1.test');
    void find('ada', 'slow-ada-2.test');
    void find('ada', 'slow-ada-3.test');
    const late = find('grace', 'grace.test');
    answer('slow-ada-1.test');
    expect(await late).toEqual(found);
    expect(started.slice(0, 3)).toEqual(['slow-eve.test', 'slow-ada-1.test', 'grace.test']);
  });

  test.each([
    [2, 1],
    [3, 2],
    [7, 2],
  ])('on %i places, %i lookups of a team run at once', (places, running) => {
    const { find, started } = setUp(places);
    for (let at = 0; at < 10; at += 1) void find('ada', `slow-${at}.test`);
    expect(started).toHaveLength(running);
  });

  test('requests of a team for the same host share a lookup, and those of another team do not', async () => {
    const { find, started, answer } = setUp();
    const shared = [find('ada', 'slow.test'), find('ada', 'slow.test')];
    void find('ada', 'waits.test');
    const alsoShared = find('ada', 'waits.test');
    answer('slow.test');
    expect(await Promise.all(shared)).toEqual([found, found]);
    expect(await alsoShared).toEqual(found);
    expect(started).toEqual(['slow.test', 'waits.test']);
    for (const team of ['ada', 'grace', 'grace']) void find(team, 'slow-too.test');
    expect(started.slice(2)).toEqual(['slow-too.test', 'slow-too.test']);
  });

  test('a shared lookup continues for the others when one of its requests ends', async () => {
    const { find, started, answer } = setUp();
    const ended = new AbortController();
    const first = find('ada', 'slow.test');
    const waiting = find('ada', 'second.test', ended.signal);
    const other = find('ada', 'second.test');
    ended.abort();
    await expect(waiting).rejects.toThrow('ended before');
    answer('slow.test');
    await first;
    expect(await other).toEqual(found);
    expect(started).toEqual(['slow.test', 'second.test']);
  });

  test('a lookup whose request has ended leaves the queue', async () => {
    const { find, started, answer } = setUp();
    const ended = new AbortController();
    const first = find('ada', 'slow.test');
    const waiting = find('ada', 'second.test', ended.signal);
    const last = find('ada', 'third.test');
    ended.abort();
    await expect(waiting).rejects.toThrow('ended before');
    await expect(find('ada', 'fourth.test', ended.signal)).rejects.toThrow('aborted');
    answer('slow.test');
    await Promise.all([first, last]);
    expect(started).toEqual(['slow.test', 'third.test']);
  });

  test('a lookup that has started keeps its place until it is over, although its request has ended', async () => {
    const { find, started, answer } = setUp();
    const ended = new AbortController();
    const first = find('ada', 'slow.test', ended.signal);
    const next = find('ada', 'next.test');
    ended.abort();
    await expect(first).rejects.toThrow('ended before');
    expect(started).toEqual(['slow.test']);
    answer('slow.test');
    expect(await next).toEqual(found);
  });

  test('a lookup that fails frees its place', async () => {
    const lookups = createHostLookups(
      () => 0,
      async (host) => Promise.reject(new Error(`ENOTFOUND ${host}`)),
      1,
    );
    const { signal } = new AbortController();
    const results = await Promise.allSettled(['a.test', 'b.test'].map((host) => lookups.find('ada', host, signal)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('a host whose lookup outlasted its request is refused until 30 seconds after the lookup, and others are found', async () => {
    const { find, started, answer, pass } = setUp();
    const ended = new AbortController();
    const first = find('ada', 'slow.test', ended.signal);
    pass(5 * second);
    ended.abort();
    await expect(first).rejects.toThrow('ended before');
    await expect(find('ada', 'slow.test')).rejects.toThrow('took too long');
    const other = find('ada', 'other.test');
    answer('slow.test');
    expect(await other).toEqual(found);
    pass(30 * second - 1);
    await expect(find('ada', 'slow.test')).rejects.toThrow('took too long');
    void find('grace', 'slow.test');
    pass(1);
    void find('ada', 'slow.test');
    expect(started).toEqual(['slow.test', 'other.test', 'slow.test', 'slow.test']);
  });

  test('a host whose lookup failed slowly is refused for 30 seconds', async () => {
    const { find, started, fail, pass } = setUp();
    const first = find('ada', 'slow.test');
    pass(5 * second);
    fail('slow.test');
    await expect(first).rejects.toThrow('EAI_AGAIN');
    await expect(find('ada', 'slow.test')).rejects.toThrow('took too long');
    pass(30 * second);
    void find('ada', 'slow.test');
    expect(started).toEqual(['slow.test', 'slow.test']);
  });

  test('a host is looked up again after a lookup that outlasted a request with little time, and after a slow one with a result', async () => {
    const { find, started, answer, pass } = setUp();
    const brief = new AbortController();
    const first = find('ada', 'slow.test', brief.signal);
    brief.abort();
    await expect(first).rejects.toThrow('ended before');
    const again = find('ada', 'slow.test');
    pass(5 * second);
    answer('slow.test');
    expect(await again).toEqual(found);
    void find('ada', 'slow.test');
    expect(started).toEqual(['slow.test', 'slow.test']);
  });

  test('the oldest of many refused hosts are forgotten', async () => {
    const hosts = Array.from({ length: 1_001 }, (_, at) => `slow-${at}.test`);
    const { find, started, fail, pass } = setUp(hosts.length);
    const requests = hosts.map((host) => find(`team of ${host}`, host));
    pass(5 * second);
    for (const host of hosts) fail(host);
    await Promise.allSettled(requests);
    await expect(find('team of slow-1.test', 'slow-1.test')).rejects.toThrow('took too long');
    void find('team of slow-0.test', 'slow-0.test');
    expect(started.slice(hosts.length)).toEqual(['slow-0.test']);
  });

  test('lookups beyond the queue are refused, and a team with few lookups displaces one of a team with many', async () => {
    const { find } = setUp();
    const refused: string[] = [];
    for (let team = 0; team < 11; team += 1)
      for (let at = 0; at < 21; at += 1) void find(`${team}`, `slow-${at}.test`).catch(() => refused.push(`${team}`));
    const count = refused.length;
    void find('late', 'slow.test').catch(() => refused.push('late'));
    await new Promise(setImmediate);
    expect(count).toBe(0);
    expect(refused).not.toContain('late');
    expect(refused).toHaveLength(11 * 21 + 1 - 200 - 2);
  });

  test.each([
    [4, 2],
    [8, 3],
    [16, 7],
    [1, 2],
  ])('on %i threads of libuv, %i lookups run at once', (threads, places) => {
    expect(countLookupPlaces(threads)).toBe(places);
  });
});
