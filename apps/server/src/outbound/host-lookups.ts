import { lookup, type LookupAddress } from 'node:dns';
import { createRunQueue, type QueuedRun } from '../scheduling/run-queue.ts';

/** Looks up the names of hosts for teams, so that slow name servers of one team do not hold up the others. */
export interface HostLookups {
  /**
   * Waits for a place and looks up a host. The system ends a lookup only by itself, so one that has started keeps its
   * place until then, also when nobody waits for it any more.
   *
   * @param owner the team whose lookups run one after another
   * @param signal leaves the queue when it aborts
   */
  find(owner: string, host: string, signal: AbortSignal): Promise<readonly LookupAddress[]>;
}

type LookUp = (host: string) => Promise<readonly LookupAddress[]>;

interface Lookup extends QueuedRun {
  readonly start: () => Promise<void>;
  readonly leaveQueue: () => void;
}

const [queued, queuedPerOwner] = [200, 20];
/** The threads of libuv, unless UV_THREADPOOL_SIZE gives another number. */
const defaultThreads = 4;

/**
 * How many lookups run at once. libuv runs lookups on half of its threads and keeps the others for files and passwords.
 * Of that half, one is for the server's own lookups, such as those of its database; two teams have a place in any case.
 */
export function countLookupPlaces(threads: number = readThreads()): number {
  return Math.max(2, Math.floor((threads + 1) / 2) - 1);
}

function readThreads() {
  return Number.parseInt(process.env['UV_THREADPOOL_SIZE'] ?? '', 10) || defaultThreads;
}

/** Creates the queue of lookups of a process. Teams get equal shares. */
export function createHostLookups(lookUp: LookUp = lookUpByName, places: number = countLookupPlaces()): HostLookups {
  const limits = { threads: places, runningPerOwner: 1, runningLong: places, queued, queuedPerOwner };
  const queue = createRunQueue<Lookup>(limits);

  return {
    find: (owner, host, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const run: Lookup = {
          owner,
          isLong: false,
          async start() {
            signal.removeEventListener('abort', leaveQueue);
            await lookUp(host).then(resolve, reject);
            queue.end(run);
            startLookups();
          },
          leaveQueue,
        };
        function leaveQueue() {
          signal.removeEventListener('abort', leaveQueue);
          queue.remove(run);
          reject(new Error('The lookup left the queue before it started.'));
        }
        signal.addEventListener('abort', leaveQueue, { once: true });
        const { outcome, lost } = queue.add(run);
        lost?.leaveQueue();
        if (outcome !== 'waits') leaveQueue();
        startLookups();
      }),
  };

  function startLookups() {
    for (let run = queue.start(); run; run = queue.start()) void run.start();
  }
}

function lookUpByName(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}
