import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { measureSlowdown } from './measure-slowdown.ts';
import { readThreadCpuMs } from './thread-cpu.ts';

/** The longest processor time in milliseconds that one request may hold up the server's own thread at a stretch. */
export const stretchMaxMs = 100;
/** The first request of a route in a process also loads modules and runs code that is not compiled yet. */
const firstStretchMaxMs = 300;

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
  /** Processor time of the current turn of the event loop. */
  turnMs: number;
  isReported: boolean;
}

interface Frame {
  readonly request: WatchedRequest | undefined;
  readonly startMs: number;
  readonly startCpuMs: number;
}

const requests = new AsyncLocalStorage<WatchedRequest>();
const knownRoutes = new Set<string>();
/** The callbacks that run now, innermost last. */
let frames: Frame[] = [];
/** The requests with callbacks in this turn of the event loop. */
const activeRequests = new Set<WatchedRequest>();
let lastReading = { atMs: 0, cpuMs: 0 };
let isWatching = false;

/**
 * Measures the processor time that each request takes on this thread, and adds to `found` those over the limit.
 *
 * Only callbacks in the async context of the request count, so neither the work of tests and of their clients, nor of
 * worker threads, the embedded database and password hashes. A stretch ends when the event loop turns, because other
 * requests can then be handled. Processor time does not grow while other programs have the processor.
 */
export function watchRequests(app: FastifyInstance, found: LongStretch[], maxMs = stretchMaxMs): void {
  startWatching();
  app.addHook('onRequest', (request, _reply, done) => {
    const frame = { request: createWatchedRequest(request, found, maxMs), ...read() };
    frames.push(frame);
    requests.run(frame.request, done);
    endFrame();
  });
}

function createWatchedRequest(request: FastifyRequest, found: LongStretch[], laterMaxMs: number): WatchedRequest {
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
  const maxMs = knownRoutes.has(route) ? laterMaxMs : firstStretchMaxMs;
  knownRoutes.add(route);
  return { route, found, maxMs, turnMs: 0, isReported: false };
}

function startWatching() {
  if (isWatching) return;
  isWatching = true;
  measureSlowdown();
  createHook({
    before: () => void frames.push(startFrame()),
    after: endFrame,
  }).enable();
}

function startFrame(): Frame {
  const request = requests.getStore();
  return request ? { request, ...read() } : { request, startMs: 0, startCpuMs: 0 };
}

/** The time, and a reading of the processor time that is at most a millisecond old. */
function read(): Pick<Frame, 'startMs' | 'startCpuMs'> {
  const startMs = performance.now();
  if (startMs - lastReading.atMs > 1) lastReading = { atMs: startMs, cpuMs: readThreadCpuMs() };
  return { startMs, startCpuMs: lastReading.cpuMs };
}

function endFrame() {
  const frame = frames.pop();
  if (!frame?.request) return;
  const wallMs = performance.now() - frame.startMs;
  addTime(frame.request, wallMs < 1 ? wallMs : Math.min(wallMs, readThreadCpuMs() - frame.startCpuMs));
}

function addTime(request: WatchedRequest, ms: number) {
  if (activeRequests.size === 0) setImmediate(endTurn);
  activeRequests.add(request);
  request.turnMs += ms;
}

function endTurn() {
  for (const request of activeRequests) {
    if (!request.isReported && request.turnMs > request.maxMs) judge(request);
    request.turnMs = 0;
  }
  activeRequests.clear();
  // An error that leaves a callback can leave its frame behind.
  if (frames.length > 1) frames = frames.slice(-1);
}

/** Measures the machine again before it reports: a throttled or shared processor takes longer for the same work. */
function judge(request: WatchedRequest) {
  const ms = request.turnMs / measureSlowdown();
  if (ms <= request.maxMs) return;
  request.isReported = true;
  request.found.push({ route: request.route, ms: Math.round(ms) });
}
