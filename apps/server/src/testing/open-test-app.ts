import type { BodyOf, Call, QueryOf, ResultOf } from '@confab/contracts';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { storeLimits } from '../core/quotas/quotas.repository.ts';
import { createHub, type LiveHub } from '../live/create-hub.ts';
import { newId, newSecret } from '../new-id.ts';
import { ProcessState } from '../process-state.ts';
import { createCodePool } from '../scripting/code-pool.ts';
import { createServerScripts } from '../scripting/server-scripts.ts';
import type { Services } from '../services.ts';
import { openStore } from '../storage/open-store.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';
import { checkMessageName, type FailureFields } from './check-message-name.ts';
import { openTestDatabase } from './test-database.ts';

/** An HTTP response with its result decoded by the contract. */
export interface CallResponse<C extends Call> {
  readonly status: number;
  readonly success: boolean;
  readonly message: string;
  /** Defined only when the call succeeded. */
  readonly result: ResultOf<C>;
  readonly text: string;
  /** The cookies of the response, in the form of a Cookie header. */
  readonly cookie: string;
}

export interface CallOptions<C extends Call> {
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  /** The body of a call that takes a file or a form, and its media type. */
  readonly file?: { readonly type: string; readonly content: string | Buffer };
}

/** The server without a port: the same app, hub and database as in production. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly hub: LiveHub;
  readonly database: Database;
  /** Returns everything that was logged so far. */
  readonly readLog: () => string;
  /** Makes a call over HTTP; request and response are encoded and decoded by the contract. */
  call<C extends Call>(call: C, sent?: CallOptions<C>): Promise<CallResponse<C>>;
  /** Listens on a free port, for tests that need sockets. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** One pool for all servers of a test process: threads keep no state of a server, and take a second to start. */
const workers = createWorkerPool();

/** Opens the server on a new database. */
export async function openTestApp(
  environment: Record<string, string> = {},
  openDatabase: () => Promise<Database> = openTestDatabase,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'confab-routes-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    // The clients of tests are programs, which send no Origin.
    HUB_WITHOUT_ORIGIN: 'true',
    PUBLIC_URL: 'http://localhost:4000',
    ...environment,
  });
  const database = await openDatabase();
  let logged = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = pino({ level: 'info' }, sink);
  const hub = createHub({ config, db: database.db, log, newId, redis: undefined });
  const scripts = createServerScripts(log);
  const services: Services = {
    config,
    db: database.db,
    hub,
    log,
    codePool: createCodePool(),
    scripts,
    store: await openStore(config),
    workers,
    processState: new ProcessState(),
    redis: undefined,
    newId,
    newSecret,
    now: Date.now,
  };
  await storeLimits(services.db, config.teamBytes);
  const app = await buildApp(services, {
    readiness: { isReady: true },
    webFolder: join(dataDir, 'no-web'),
  });
  hub.attach(app.server);
  await app.ready();
  return {
    app,
    services,
    hub,
    database,
    readLog: () => logged,
    call: (call, sent) => inject(app, call, sent),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await hub.close();
      await app.close();
      await services.codePool.close();
      await scripts.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function inject<C extends Call>(
  app: FastifyInstance,
  call: C,
  sent: CallOptions<C> = {},
): Promise<CallResponse<C>> {
  const query = sent.query === undefined ? {} : (z.encode(call.query, sent.query as never) as Record<string, string>);
  const defined = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const response = await app.inject({
    method: call.method,
    url: `${call.path}?${new URLSearchParams(defined)}`,
    headers: {
      'x-tv-client': '1',
      ...(sent.token === undefined ? {} : { 'client-token': sent.token }),
      ...(call.method === 'POST' ? { 'content-type': sent.file?.type ?? bodyTypes[call.bodyForm] } : {}),
      ...sent.headers,
    },
    ...(call.method === 'POST' ? { payload: sent.file?.content ?? toBody(call, sent) } : {}),
  });
  const isOk = response.statusCode < 400;
  if (isOk && call.answerShape === 'bytes')
    return { ...noFailure, status: response.statusCode, result: response.body as ResultOf<C>, text: response.body };
  const answer = JSON.parse(response.body) as FailureFields & { Success: boolean; ResponseObject?: unknown };
  const success = call.answerShape === 'bare' ? isOk : answer.Success;
  if (!success) checkMessageName(answer);
  const wire = call.answerShape === 'enveloped' ? (answer.ResponseObject ?? null) : answer;
  return {
    status: response.statusCode,
    success,
    message: answer.ErrorMessage ?? '',
    // Only tests that expect success read it; decoding it proves that the response follows the contract.
    result: (success ? z.decode(call.result, wire as never) : undefined) as ResultOf<C>,
    text: response.body,
    cookie: [response.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

const noFailure = { success: true, message: '', cookie: '' };

function toBody<C extends Call>(call: C, { body }: CallOptions<C>): string {
  if (body === undefined) return '{}';
  return call.bodyForm === 'form'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(z.encode(call.body, body as never));
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  bytes: 'application/octet-stream',
} as const;
