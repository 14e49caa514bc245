import { lookup as lookUpAddresses, type LookupAddress } from 'node:dns';
import { createRunQueue, type QueuedRun } from '../scheduling/run-queue.ts';

/** Looks up the names of hosts for teams, so that slow name servers of one team do not delay the others. */
export interface HostLookups {
  /**
   * Waits for a place and looks up a host. Requests of a team for the same host share one lookup. A lookup cannot be
   * cancelled, so it keeps its place until it ends, even if no request waits for it any more.
   *
   * @param owner the team whose lookups share a few places
   * @param signal ends the wait when it aborts
   * @throws at once for a host whose lookup for the team outlasted its requests, or failed slowly, in the last 30
   *   seconds
   */
  find(owner: string, host: string, signal: AbortSignal): Promise<readonly LookupAddress[]>;
}

type LookUp = (host: string) => Promise<readonly LookupAddress[]>;

/** The lookup of a host for all requests of a team that wait for it. */
interface Lookup extends QueuedRun {
  readonly key: string;
  readonly host: string;
  readonly waiting: Set<Waiter>;
  /** Undefined until it has a place. */
  startedAt: number | undefined;
}

interface Waiter {
  readonly resolve: (addresses: readonly LookupAddress[]) => void;
  readonly reject: (reason: unknown) => void;
}

const [queued, queuedPerOwner] = [200, 20];
/** The threads of libuv, unless UV_THREADPOOL_SIZE gives another number. */
const defaultThreads = 4;
/** A lookup that takes less time does not block others, so its host may be looked up again. */
const slowMs = 1_000;
/** How long a host is refused after a slow lookup without a result, so that it does not take every free place. */
const refusedMs = 30_000;
const refusedHostsMax = 1_000;

/**
 * How many lookups run at once. libuv runs lookups on half of its threads and keeps the others for files and passwords.
 * Of that half, one is for the server's own lookups, such as those of its database; there are always places for two
 * teams.
 */
export function countLookupPlaces(threads: number = readThreads()): number {
  return Math.max(2, Math.floor((threads + 1) / 2) - 1);
}

function readThreads() {
  return Number.parseInt(process.env['UV_THREADPOOL_SIZE'] ?? '', 10) || defaultThreads;
}

/** Creates the queue of lookups of a process. Teams get equal shares, and none gets all places. */
export function createHostLookups(
  now: () => number,
  lookUp: LookUp = lookUpByName,
  places: number = countLookupPlaces(),
): HostLookups {
  const runningPerOwner = places > 2 ? 2 : 1;
  const queue = createRunQueue<Lookup>({
    threads: places,
    runningPerOwner,
    runningLong: places,
    queued,
    queuedPerOwner,
  });
  /** The lookups that wait or run, by team and host. */
  const lookups = new Map<string, Lookup>();
  /** Until when hosts are refused, the first refused first. */
  const refusedUntil = new Map<string, number>();

  return {
    async find(owner, host, signal) {
      signal.throwIfAborted();
      const key = `${owner} ${host}`;
      const known = lookups.get(key);
      if (known ? isAbandoned(known) : (refusedUntil.get(key) ?? 0) > now())
        throw new Error('The last lookup of the host took too long.');
      const lookup = known ?? { owner, isLong: false, key, host, waiting: new Set(), startedAt: undefined };
      const addresses = waitFor(lookup, signal);
      if (!known) enqueue(lookup);
      return addresses;
    },
  };

  function waitFor(lookup: Lookup, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    return new Promise<readonly LookupAddress[]>((resolve, reject) => {
      const waiter = { resolve: finish(resolve), reject: finish(reject) };
      lookup.waiting.add(waiter);
      signal.addEventListener('abort', leave, { once: true });

      function finish<Value>(settle: (value: Value) => void) {
        return (value: Value) => {
          signal.removeEventListener('abort', leave);
          settle(value);
        };
      }
      function leave() {
        lookup.waiting.delete(waiter);
        if (lookup.waiting.size === 0 && lookup.startedAt === undefined) drop(lookup);
        reject(new Error('The request ended before the lookup of its host.'));
      }
    });
  }

  function enqueue(lookup: Lookup) {
    lookups.set(lookup.key, lookup);
    const { outcome, lost } = queue.add(lookup);
    if (lost) drop(lost);
    if (outcome !== 'waits') drop(lookup);
    startLookups();
  }

  /** Ends a lookup that has not started. */
  function drop(lookup: Lookup) {
    queue.remove(lookup);
    lookups.delete(lookup.key);
    for (const { reject } of lookup.waiting) reject(new Error('The lookup left the queue before it started.'));
  }

  function startLookups() {
    for (let lookup = queue.start(); lookup; lookup = queue.start()) void run(lookup);
  }

  async function run(lookup: Lookup) {
    lookup.startedAt = now();
    const [result] = await Promise.allSettled([lookUp(lookup.host)]);
    queue.end(lookup);
    lookups.delete(lookup.key);
    if (isAbandoned(lookup) || (isSlow(lookup) && result.status === 'rejected')) refuse(lookup.key);
    for (const { resolve, reject } of lookup.waiting)
      if (result.status === 'fulfilled') resolve(result.value);
      else reject(result.reason);
    startLookups();
  }

  function isSlow({ startedAt }: Lookup) {
    return startedAt !== undefined && now() - startedAt >= slowMs;
  }

  /** Whether a lookup is slow and no request waits for it any more. */
  function isAbandoned(lookup: Lookup) {
    return isSlow(lookup) && lookup.waiting.size === 0;
  }

  function refuse(key: string) {
    refusedUntil.delete(key);
    refusedUntil.set(key, now() + refusedMs);
    const [first] = refusedUntil.keys();
    if (refusedUntil.size > refusedHostsMax && first !== undefined) refusedUntil.delete(first);
  }
}

function lookUpByName(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookUpAddresses(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}
