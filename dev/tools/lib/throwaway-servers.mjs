import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './run.mjs';
import { exitWithError } from './print.mjs';

/**
 * Starts a private PostgreSQL and a private Redis on free loopback ports, for tests only.
 *
 * @returns their addresses, and `stop`, which ends both servers and removes their folders.
 */
export async function startThrowawayServers({ postgresBin, redis }) {
  const folder = mkdtempSync(join(tmpdir(), 'confab-test-'));
  const postgres = await startPostgres(postgresBin, folder);
  const redisServer = await startRedis(redis, folder);
  const children = [postgres.child, redisServer.child];
  const stop = async () => {
    postgres.child.kill('SIGINT');
    redisServer.child.kill('SIGTERM');
    await Promise.all(children.map((child) => waitForExit(child)));
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  return { databaseUrl: postgres.url, redisUrl: redisServer.url, stop };
}

async function startPostgres(bin, folder) {
  const identity = findUnprivilegedUser();
  const data = mkdtempSync(join(folder, 'pg-'));
  if (identity.uid !== undefined) {
    chownSync(folder, identity.uid, identity.gid);
    chownSync(data, identity.uid, identity.gid);
  }
  const created = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'confab', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      quiet: true,
      cwd: folder,
      ...identity,
    },
  );
  if (created.code !== 0) exitWithError(`PostgreSQL's initdb failed: ${created.output}`);
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    fsync: 'off',
    max_connections: '200',
    // The data need not survive a crash of the database server.
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { cwd: folder, stdio: 'ignore', ...identity });
  const url = `postgres://confab@127.0.0.1:${port}/postgres`;
  await waitUntil(
    async () =>
      (await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { quiet: true })).code === 0,
    'PostgreSQL',
  );
  return { child, url };
}

async function startRedis(program, folder) {
  const port = await findFreePort();
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  await waitUntil(() => canConnect(port), 'Redis');
  return { child, url: `redis://127.0.0.1:${port}` };
}

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
function findUnprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function canConnect(port) {
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function waitUntil(isReady, name) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await isReady()) return;
    await wait(100);
  }
  exitWithError(`${name} did not start within 30 seconds.`);
}

function waitForExit(child) {
  return child.exitCode !== null || child.signalCode !== null
    ? undefined
    : new Promise((resolve) => child.once('exit', resolve));
}
