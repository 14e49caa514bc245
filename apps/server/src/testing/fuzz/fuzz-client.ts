import type { Call } from '@confab/contracts';
import { z } from 'zod';
import { getCallName } from '../get-call-name.ts';
import type { TestApp } from '../open-test-app.ts';

/** The rule that a finding breaks: the six checkers of RESTler, and those of F10. */
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
  | 'answer schema';

/** A request that the server must not have answered as it did. */
export interface Finding {
  readonly checker: Checker;
  readonly request: string;
  readonly detail: string;
  readonly episode: number;
  /** The number of the request in the whole run. */
  readonly number: number;
  /** What the server logged about a 5xx: the error with its stack. */
  readonly logged: string;
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

/** How the requests of a call were answered. */
export interface CallCount {
  tries: number;
  successes: number;
  /** How many refusals had a status. The protocol answers some with 200. */
  readonly refusals: Map<number, number>;
}

/** The response. */
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
  /** The calls that were asked, by name. */
  readonly calls: ReadonlyMap<string, CallCount>;
  readonly requests: number;
}

/** A request without an answer after this time, in milliseconds, is reported as a hang. */
const hangMs = 180_000;
/** The most characters of a failed answer, which must describe the error and not repeat the request. */
const failureMost = 20_000;
const internals = /select \S+ from |insert into |\/srv\/|\bat [^\n]{0,200}\.[jt]s:\d|"stack"|node_modules/;
const failureSchema = z.object({ Success: z.literal(false), ErrorMessage: z.string().min(1) });
const notBuilt = 'The web client is not built yet';

/** How the client sends its requests. */
export interface FuzzClientOptions {
  /** Wraps the sending of each request; `npm run fuzz` measures how long it blocks the event loop. */
  readonly around?: <Result>(request: string, send: () => Promise<Result>) => Promise<Result>;
  readonly longestMs?: number;
}

export function createFuzzClient(
  test: TestApp,
  canary: string,
  { around = (_request, send) => send(), longestMs = hangMs }: FuzzClientOptions = {},
): FuzzClient {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const calls = new Map<string, CallCount>();
  let requests = 0;
  let episode = 0;
  const report = (checker: Checker, request: string, detail: string, logged = '') =>
    void findings.push({ checker, request, detail: detail.slice(0, 600), episode, number: requests, logged });

  return {
    findings,
    statuses,
    calls,
    report,
    count: (more) => void (requests += more),
    startEpisode: (next) => void (episode = next),
    get requests() {
      return requests;
    },
    async send(request) {
      requests += 1;
      const answer = await around(request.name, () => inject(test, request, longestMs));
      if (!answer) {
        report('hang', request.name, 'no answer');
        return { status: 0, success: false, text: '' };
      }
      const { status, text } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const success = isAccepted(answer);
      if (request.call) countAnswer(calls, getCallName(request.call), success ? undefined : status);
      const logged = status >= 500 ? findLogged(test, text) : '';
      for (const [checker, detail] of checkAnswer(request, answer, canary))
        report(checker, request.name, detail, logged);
      return { status, success, text };
    },
  };
}

/** @param refusal the status of a refusal; undefined for a success */
function countAnswer(calls: Map<string, CallCount>, name: string, refusal: number | undefined) {
  const count = calls.get(name) ?? { tries: 0, successes: 0, refusals: new Map<number, number>() };
  calls.set(name, count);
  count.tries += 1;
  if (refusal === undefined) count.successes += 1;
  else count.refusals.set(refusal, (count.refusals.get(refusal) ?? 0) + 1);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** @returns undefined if no answer came */
async function inject(test: TestApp, request: FuzzRequest, longestMs: number): Promise<Answer | undefined> {
  const { method, url, headers, payload } = request;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- it only ends what hangs
    timer = setTimeout(resolve, longestMs, undefined);
  });
  const sent = test.app
    // Methods that the server does not know are sent as well.
    .inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) })
    .then((response) => ({ status: response.statusCode, text: response.body, headers: response.headers }));
  const answer = await Promise.race([sent, tooLate]);
  clearTimeout(timer);
  return answer;
}

const loggedMost = 6_000;

/** The lines of the log about a request, which its answer names: `Something went wrong. (ID)`. */
function findLogged({ readLog }: Pick<TestApp, 'readLog'>, answer: string): string {
  const [, id] = /\(([\w-]{8,60})\)/.exec(answer) ?? [];
  if (id === undefined) return '';
  const lines = readLog()
    .split('\n')
    .filter((line) => line.includes(id));
  // A stack is one line of JSON.
  return lines
    .join('\n')
    .replaceAll(String.raw`\n`, '\n')
    .slice(0, loggedMost);
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
  if (status >= 400 && text.length > failureMost)
    found.push(['answer schema', `the failure is ${text.length} characters long: ${text}`]);
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
