import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { countLookupPlaces, createHostLookups } from './host-lookups.ts';

const found: readonly LookupAddress[] = [{ address: '93.184.216.34', family: 4 }];

/** Lookups on two places: those of hosts that begin with `slow` end only by `answer`. */
function setUp() {
  const started: string[] = [];
  const pending = new Map<string, (addresses: readonly LookupAddress[]) => void>();
  const lookUp = (host: string) => {
    started.push(host);
    if (!host.startsWith('slow')) return Promise.resolve(found);
    return new Promise<readonly LookupAddress[]>((resolve) => pending.set(host, resolve));
  };
  const lookups = createHostLookups(lookUp, 2);
  const find = (team: string, host: string, signal = new AbortController().signal) => lookups.find(team, host, signal);
  return { find, started, answer: (host: string) => pending.get(host)?.(found) };
}

describe('the lookups of host names', () => {
  test('a team whose name server never answers takes one place, and lookups of other teams go on', async () => {
    const { find, started } = setUp();
    for (let at = 0; at < 10; at += 1) void find('ada', `slow-${at}.test`);
    expect(started).toEqual(['slow-0.test']);
    for (const team of ['grace', 'eve', 'grace']) expect(await find(team, `${team}.test`)).toEqual(found);
    expect(started).toEqual(['slow-0.test', 'grace.test', 'eve.test', 'grace.test']);
  });

  test('name servers of many teams that never answer take no more than all places', () => {
    const { find, started } = setUp();
    for (let team = 0; team < 50; team += 1) void find(`team ${team}`, `slow-${team}.test`);
    expect(started).toEqual(['slow-0.test', 'slow-1.test']);
  });

  test('teams that wait get equal shares, also one that comes late', async () => {
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

  test('a lookup whose request has ended leaves the queue', async () => {
    const { find, started, answer } = setUp();
    const ended = new AbortController();
    const first = find('ada', 'slow.test');
    const waiting = find('ada', 'second.test', ended.signal);
    const last = find('ada', 'third.test');
    ended.abort();
    await expect(waiting).rejects.toThrow('left the queue');
    await expect(find('ada', 'fourth.test', ended.signal)).rejects.toThrow('aborted');
    answer('slow.test');
    await Promise.all([first, last]);
    expect(started).toEqual(['slow.test', 'third.test']);
  });

  test('a lookup that has started keeps its place until it is over, although its request has ended', async () => {
    const { find, started, answer } = setUp();
    const ended = new AbortController();
    void find('ada', 'slow.test', ended.signal);
    const next = find('ada', 'next.test');
    ended.abort();
    expect(started).toEqual(['slow.test']);
    answer('slow.test');
    expect(await next).toEqual(found);
  });

  test('a lookup that fails frees its place', async () => {
    const lookups = createHostLookups(async (host) => Promise.reject(new Error(`ENOTFOUND ${host}`)), 1);
    const { signal } = new AbortController();
    const results = await Promise.allSettled(['a.test', 'b.test'].map((host) => lookups.find('ada', host, signal)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('lookups beyond the queue are refused, and a team with few takes the place of one with many', async () => {
    const { find } = setUp();
    const refused: string[] = [];
    for (let team = 0; team < 11; team += 1)
      for (let at = 0; at < 21; at += 1) void find(`${team}`, 'slow.test').catch(() => refused.push(`${team}`));
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
