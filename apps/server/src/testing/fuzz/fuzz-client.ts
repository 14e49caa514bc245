import type { Call } from '@confab/contracts';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import type { TestApp } from '../open-test-app.ts';
import { stretchMaxMs } from '../watch-requests.ts';

/** What a find breaks: the six checkers of RESTler, and those of F10. */
export type Checker =
  | 'use after free'
  | 'resource hierarchy'
  | 'leakage'
  | 'foreign tenant'
  | 'invalid dynamic object'
  | 'invalid payload'
  | 'permission'
  | 'failure (5xx)'
  | 'hang'
  | 'answer schema'
  | 'event loop';

/** A request that the server must not have answered as it did. */
export interface Finding {
  readonly checker: Checker;
  readonly request: string;
  readonly detail: string;
  readonly episode: number;
  /** The number of the request in the whole run. */
  readonly number: number;
}

export interface FuzzRequest {
  /** Names the request in a finding. */
  readonly name: string;
  /** The call that the request is meant for; answers are checked by its result schema. */
  readonly call?: Call;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  /** The checker that finds fault with a success; without it, the server may accept the request. */
  readonly refusedBy?: Checker | undefined;
  /** The sender may see the data of the foreign team. */
  readonly mayReadForeign?: boolean;
}

/** What came back. */
export interface FuzzAnswer {
  readonly status: number;
  readonly success: boolean;
  readonly text: string;
}

/** Sends requests one by one and checks every answer. */
export interface FuzzClient {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  report(checker: Checker, request: string, detail: string): void;
  /** Counts requests that were sent in another way, over a socket. */
  count(requests: number): void;
  startEpisode(episode: number): void;
  readonly findings: readonly Finding[];
  readonly statuses: ReadonlyMap<number, number>;
  /** The calls that were answered with success. */
  readonly succeeded: ReadonlySet<string>;
  readonly requests: number;
}

/**
 * When an answer is late. Seconds are counted in turns of the event loop, and a late answer is a hang only if the
 * process worked for it or waited idle: on a busy machine it does neither.
 */
const hang = { tickMs: 100, lateTicks: 50, longestTicks: 300, workMs: 5_000, idleShare: 0.05 };
const internals = /select \S+ from |insert into |\/srv\/|\bat [^\n]{0,200}\.[jt]s:\d|"stack"|node_modules/;
const failureSchema = z.object({ Success: z.literal(false), ErrorMessage: z.string().min(1) });
const notBuilt = 'The web client is not built yet';

export function createFuzzClient(
  test: TestApp,
  canary: string,
  { longestTicks }: Pick<typeof hang, 'longestTicks'> = hang,
): FuzzClient {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  let requests = 0;
  let episode = 0;
  const report: FuzzClient['report'] = (checker, request, detail) =>
    void findings.push({ checker, request, detail: detail.slice(0, 600), episode, number: requests });

  return {
    findings,
    statuses,
    succeeded,
    report,
    count: (more) => void (requests += more),
    startEpisode: (next) => void (episode = next),
    get requests() {
      return requests;
    },
    async send(request) {
      requests += 1;
      const { answer, isHang } = await inject(test, request, longestTicks);
      if (isHang) report('hang', request.name, answer ? 'the answer took more than 5 s' : 'no answer');
      if (!answer) return { status: 0, success: false, text: '' };
      for (const detail of await listLongStretches(test, request)) report('event loop', request.name, detail);
      const { status, text } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const success = isAccepted(answer);
      if (success && request.call) succeeded.add(`${request.call.method} ${request.call.path}`);
      for (const [checker, detail] of checkAnswer(request, answer, canary)) report(checker, request.name, detail);
      return { status, success, text };
    },
  };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function inject(
  test: TestApp,
  request: FuzzRequest,
  longestTicks: number = hang.longestTicks,
): Promise<{ answer: Answer | undefined; isHang: boolean }> {
  const { method, url, headers, payload } = request;
  const cpu = process.cpuUsage();
  const startMs = performance.now();
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setInterval(() => {
      ticks += 1;
      if (ticks > longestTicks) resolve(undefined);
    }, hang.tickMs);
  });
  const sent = test.app
    // Methods that the server does not know are sent as well.
    .inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) })
    .then((response) => ({ status: response.statusCode, text: response.body, headers: response.headers }));
  const answer = await Promise.race([sent, tooLate]);
  clearInterval(timer);
  if (answer && ticks <= hang.lateTicks) return { answer, isHang: false };
  const { user, system } = process.cpuUsage(cpu);
  const workMs = (user + system) / 1_000;
  const isIdle = workMs < (performance.now() - startMs) * hang.idleShare;
  return { answer, isHang: !answer || isIdle || workMs > hang.workMs };
}

/** A stretch counts if the same request has it again: the collection of garbage can prolong any request. */
async function listLongStretches(test: TestApp, request: FuzzRequest): Promise<readonly string[]> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    // The stretch of a request ends with the turn of the event loop.
    await turn();
    if (test.longStretches.splice(0).length === 0) return [];
    await inject(test, request);
  }
  await turn();
  return test.longStretches
    .splice(0)
    .map(({ route, ms }) => `${route} held up the server for ${ms} ms, at most ${stretchMaxMs}`);
}

/** The protocol answers some refusals with 200. */
function isAccepted({ status, text }: Answer): boolean {
  return status < 400 && !text.startsWith('{"Success":false');
}

function checkAnswer(request: FuzzRequest, answer: Answer, canary: string): (readonly [Checker, string])[] {
  const { status, text, headers } = answer;
  const found: (readonly [Checker, string])[] = [];
  const isBusy = status === 503 && (headers['retry-after'] !== undefined || text.includes(notBuilt));
  if (status >= 500 && !isBusy) found.push(['failure (5xx)', `${status} ${text}`]);
  if (isAccepted(answer) && request.refusedBy) found.push([request.refusedBy, `was accepted: ${status} ${text}`]);
  if (request.mayReadForeign !== true && text.includes(canary) && !request.url.includes(canary))
    found.push(['foreign tenant', `the answer contains data of another team: ${text}`]);
  if (status >= 400 && internals.test(text)) found.push(['answer schema', `the failure shows internals: ${text}`]);
  if (request.call) {
    const fault = findSchemaFault(request.call, answer);
    if (fault !== undefined) found.push(['answer schema', `${status} ${fault}: ${text}`]);
  }
  return found;
}

function findSchemaFault(call: Call, answer: Answer): string | undefined {
  const { status, text } = answer;
  if (status === 304 || (call.answerShape === 'bytes' && isAccepted(answer))) return undefined;
  let json: { readonly Success?: unknown; readonly ResponseObject?: unknown };
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    return 'the answer is not JSON';
  }
  if (!isAccepted(answer)) return failureSchema.safeParse(json).success ? undefined : 'the failure has no envelope';
  if (call.answerShape !== 'bare' && json.Success !== true) return 'a success without Success';
  const wire = call.answerShape === 'enveloped' ? (json.ResponseObject ?? null) : json;
  const decoded = z.safeDecode(call.result, wire as never);
  return decoded.success ? undefined : `the result does not fit its schema: ${decoded.error.message.slice(0, 300)}`;
}
