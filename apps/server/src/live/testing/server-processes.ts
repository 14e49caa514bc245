import type { Call } from '@confab/contracts';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pause between requests to a starting process, which sends nothing when it is ready
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { z } from 'zod';
import { connectToServer } from '../../db/database.ts';
import { newId, newSecret } from '../../new-id.ts';
import type { CallResponse, CallOptions, TestApp } from '../../testing/open-test-app.ts';

/** The setting of the port, which `preparation` replaces. */
const takenPort = 1;

/**
 * Loaded before the server. Its check of all connections, which repeats every half minute, never runs: so an event that
 * a test waits for is caused by a call or a message. The server takes any free port and sends its number.
 */
const preparation = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (options, ...rest) {
    if (options?.port !== ${takenPort}) return listen.call(this, options, ...rest);
    this.once('listening', () => process.send(this.address().port));
    return listen.call(this, { ...options, port: 0 }, ...rest);
  };
  const { setInterval } = globalThis;
  globalThis.setInterval = (work, ms, ...rest) => setInterval(work, ms >= 30_000 ? 2 ** 31 - 1 : ms, ...rest);
`)}`;

const serverFile = fileURLToPath(new URL('../../server.ts', import.meta.url));

/** A real server process; `test` makes calls to it. */
export interface ServerProcess {
  readonly address: string;
  readonly test: TestApp;
  /** Kills the process immediately, without a clean shutdown. */
  kill(): Promise<void>;
  /** Asks the process to end: it finishes its requests first. @returns when it has ended */
  terminate(): Promise<void>;
  /** Stops the process until `resume`: it keeps its connections and answers nothing. */
  pause(): void;
  resume(): void;
}

/** Server processes on one PostgreSQL. Those with the same Redis share one hub. */
export interface ServerProcesses {
  start(redisUrl: string): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Opens a fresh database on the PostgreSQL server that `npm test` starts. */
export async function openServerProcesses(): Promise<ServerProcesses> {
  const server = process.env.TEST_POSTGRES_URL ?? process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('This test needs the servers that `npm test` starts: TEST_POSTGRES_URL is not set.');
  const name = `confab_hub_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await connectToServer(url.toString());
  const secret = randomBytes(32).toString('base64url');
  const started: ServerProcess[] = [];
  const folders: string[] = [];
  return {
    async start(redisUrl) {
      const folder = mkdtempSync(join(tmpdir(), 'confab-hub-'));
      folders.push(folder);
      const settings = { DATABASE_URL: url.toString(), REDIS_URL: redisUrl, APP_SECRET: secret, DATA_DIR: folder };
      const process = await spawnServer(settings);
      // A person's first session ends no other one, so there is nothing to publish to sockets of other processes.
      const hub = { endSessions: () => undefined };
      // Creating people and projects uses only these services, and calls of a test app.
      const services = { db: database.db, newId, newSecret, hub };
      const test = { services, call: caller(process.address) } as unknown as TestApp;
      const made = { ...process, test };
      started.push(made);
      return made;
    },
    async close() {
      await Promise.all(started.map(({ kill }) => kill()));
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', preparation, '--import', 'tsx', serverFile], {
    env: {
      ...process.env,
      ENVIRONMENT: 'development',
      PORT: String(takenPort),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      HUB_WITHOUT_ORIGIN: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const port = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    exited.then(() => {
      throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    }),
  ]);
  const address = `http://127.0.0.1:${String(port)}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    // The pause leaves the process the processor; no test depends on its length.
    await wait(50);
  }
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async terminate() {
      child.kill('SIGTERM');
      await exited;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

function caller(address: string) {
  return async <C extends Call>(call: C, sent: CallOptions<C> = {}): Promise<CallResponse<C>> => {
    const query = sent.query === undefined ? {} : (z.encode(call.query, sent.query as never) as Record<string, string>);
    const isPost = call.method === 'POST';
    const response = await fetch(`${address}${call.path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: {
        'x-tv-client': '1',
        ...(sent.token === undefined ? {} : { 'client-token': sent.token }),
        ...(isPost ? { 'content-type': 'application/json' } : {}),
      },
      ...(isPost
        ? { body: JSON.stringify(sent.body === undefined ? {} : z.encode(call.body, sent.body as never)) }
        : {}),
    });
    const text = await response.text();
    const answer = JSON.parse(text) as { Success: boolean; ErrorMessage?: string; ResponseObject?: unknown };
    const wire = call.answerShape === 'enveloped' ? (answer.ResponseObject ?? null) : answer;
    return {
      status: response.status,
      success: answer.Success,
      message: answer.ErrorMessage ?? '',
      // Read only by tests that expect a success.
      result: (answer.Success ? z.decode(call.result, wire as never) : undefined) as CallResponse<C>['result'],
      text,
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  };
}
