import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { measureSlowdown } from './measure-slowdown.ts';
import { readThreadCpuMs } from './thread-cpu.ts';

/** The longest processor time in milliseconds that one request may hold up the server's own thread at a stretch. */
export const stretchMaxMs = 100;
/** The first request of a route in a process also loads modules and runs code that is not compiled yet. */
const firstStretchMaxMs = 300;
/** A single request that is over this limit is reported at once: nothing that runs beside the tests prolongs one so far. */
const outlierMaxMs = 1_000;

/** A request that held up the thread for too long. */
export interface LongStretch {
  /** Method and pattern of the route. */
  readonly route: string;
  /** Processor time in milliseconds, as of an unloaded machine. */
  readonly ms: number;
}

interface WatchedRequest {
  readonly route: string;
  readonly found: LongStretch[];
  readonly maxMs: number;
  /** One long request of the route is not reported yet. */
  readonly mayBeOutlier: boolean;
  /** Processor time of the current turn of the event loop, and when it began. */
  turnMs: number;
  turnStartMs: number;
  isReported: boolean;
}

/** A callback that runs now. */
interface Frame {
  readonly startMs: number;
  readonly startCpuMs: number;
  /** The time of the callbacks inside it. */
  innerMs: number;
}

/** Callbacks shorter than this are not attributed to their requests, unless the turn has many of them. */
const briefMs = 1;
/** From this time on, all callbacks of a turn are attributed. */
const longTurnMs = 10;
/** A turn is ended, by an immediate of its own, once its callbacks took this long. */
const noticedTurnMs = 3;

const requests = new AsyncLocalStorage<WatchedRequest>();
/** How many requests each route had, and how many of them were over the limit. */
const requestCounts = new Map<string, { all: number; long: number }>();
/** Of so many requests of a route, the machine may prolong one. */
const requestsPerOutlier = 50;
/** Innermost last. */
let frames: Frame[] = [];
/** The requests with time in this turn of the event loop. */
const activeRequests = new Set<WatchedRequest>();
let turnMs = 0;
let isTurnNoticed = false;
let lastReading = { atMs: 0, cpuMs: 0 };
let recentCollections: PerformanceEntry[] = [];
let collectionObserver: PerformanceObserver | undefined;

/**
 * Measures the processor time that each request takes on this thread, and adds to `found` those over the limit.
 *
 * Only callbacks in the async context of the request count, so neither the work of tests and of their clients, nor of
 * worker threads, the embedded database and password hashes. A stretch ends when the event loop turns, because other
 * requests can then be handled. Processor time does not grow while other programs have the processor. The collection of
 * garbage does not count either: the heap of a test process holds far more than that of a server.
 *
 * @param maxMs the limit of a test that makes its requests several times; each that is over it is added
 */
export function watchRequests(app: FastifyInstance, found: LongStretch[], maxMs?: number): void {
  startWatching();
  app.addHook('onRequest', (request, _reply, done) => {
    requests.run(createWatchedRequest(request, found, maxMs), () => {
      startFrame();
      done();
      endFrame();
    });
  });
}

function createWatchedRequest(request: FastifyRequest, found: LongStretch[], ownMaxMs?: number): WatchedRequest {
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  const counts = requestCounts.get(route) ?? { all: 0, long: 0 };
  const maxMs = counts.all > 0 ? (ownMaxMs ?? stretchMaxMs) : firstStretchMaxMs;
  counts.all += 1;
  requestCounts.set(route, counts);
  return { route, found, maxMs, mayBeOutlier: ownMaxMs === undefined, turnMs: 0, turnStartMs: 0, isReported: false };
}

function startWatching() {
  if (collectionObserver) return;
  measureSlowdown();
  collectionObserver = new PerformanceObserver((list) => addCollections(list.getEntries()));
  collectionObserver.observe({ entryTypes: ['gc'] });
  createHook({ before: startFrame, after: endFrame }).enable();
}

/** Takes a reading of the processor time that is at most a millisecond old. */
function startFrame() {
  const startMs = performance.now();
  if (startMs - lastReading.atMs > 1) readCpu(startMs);
  frames.push({ startMs, startCpuMs: lastReading.cpuMs, innerMs: 0 });
}

function readCpu(atMs: number): number {
  lastReading = { atMs, cpuMs: readThreadCpuMs() };
  return lastReading.cpuMs;
}

function endFrame() {
  const frame = frames.pop();
  if (!frame) return;
  const endMs = performance.now();
  const wallMs = endMs - frame.startMs;
  const ms = wallMs < 1 ? wallMs : Math.min(wallMs, readCpu(endMs) - frame.startCpuMs);
  const outer = frames.at(-1);
  if (outer) outer.innerMs += ms;
  const ownMs = ms - frame.innerMs;
  turnMs += ownMs;
  if (ownMs >= briefMs || turnMs >= longTurnMs) addTime(ownMs, frame.startMs);
  if (turnMs >= noticedTurnMs && !isTurnNoticed) {
    isTurnNoticed = true;
    setImmediate(endTurn);
  }
}

/** Adds the time of a callback to the request in whose async context it ran. */
function addTime(ms: number, startMs: number) {
  const request = requests.getStore();
  if (!request) return;
  if (request.turnMs === 0) request.turnStartMs = startMs;
  request.turnMs += ms;
  activeRequests.add(request);
}

function endTurn() {
  for (const request of activeRequests) {
    if (!request.isReported && request.turnMs > request.maxMs) judge(request);
    request.turnMs = 0;
  }
  activeRequests.clear();
  recentCollections = [];
  turnMs = 0;
  isTurnNoticed = false;
  // An error that leaves a callback can leave its frame behind.
  if (frames.length > 1) frames = frames.slice(-1);
}

/**
 * Measures the machine again before it reports: a throttled or shared processor takes longer for the same work.
 *
 * A route is reported for its second long request, or for one that is far over the limit: whatever the machine does
 * beside the tests can prolong a single one. A route with hundreds of requests has more of them by chance.
 */
function judge(request: WatchedRequest) {
  const ms = (request.turnMs - measureCollections(request.turnStartMs)) / measureSlowdown();
  if (ms <= request.maxMs) return;
  request.isReported = true;
  const counts = requestCounts.get(request.route) ?? { all: 1, long: 0 };
  counts.long += 1;
  if (!request.mayBeOutlier || counts.long > 1 + counts.all / requestsPerOutlier || ms > outlierMaxMs)
    request.found.push({ route: request.route, ms: Math.round(ms) });
}

/** The milliseconds since a time that went into the collection of garbage. */
function measureCollections(sinceMs: number): number {
  addCollections(collectionObserver?.takeRecords() ?? []);
  return recentCollections
    .filter(({ startTime }) => startTime >= sinceMs)
    .reduce((sum, { duration }) => sum + duration, 0);
}

function addCollections(collections: readonly PerformanceEntry[]) {
  recentCollections.push(...collections);
}
