import { createTestFolder } from '@confab/test-kit/server';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServer, type ServerSettings } from '../../e2e/fixtures/server-process.ts';

const folder = createTestFolder();

/** A program that is ready like a server and ends when it is asked for `/end`. */
const entry = join(folder, 'server.mjs');
writeFileSync(
  entry,
  `import { createServer } from 'node:http';
   createServer(({ url }, response) => {
     if (url === '/end') process.exit(3);
     response.end();
   }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Confab is running'));`,
);
/** A program that ends by a signal before it is ready. */
const early = join(folder, 'early.mjs');
writeFileSync(early, `process.kill(process.pid, 'SIGKILL');`);

/** Starts the program. `ended` has the error once its end is reported. */
async function start(settings: ServerSettings = { entry }) {
  const errors: Error[] = [];
  let report: (error: Error) => void = () => undefined;
  const ended = new Promise<Error>((resolve) => (report = resolve));
  const onUnexpectedEnd = (error: Error) => {
    errors.push(error);
    report(error);
  };
  return { server: await startServer({ ...settings, onUnexpectedEnd }), ended, errors };
}

const askToEnd = (port: number) => fetch(`http://127.0.0.1:${port}/end`).catch(() => undefined);

test('a server that ends after it was ready is reported, with its output', async () => {
  const { server, ended } = await start();
  await askToEnd(server.port);
  expect((await ended).message).toBe('The server was ready and ended with 3:\nConfab is running\n');
  await server.dispose();
});

test('a server that its fixture ends and starts again is not reported', async () => {
  const { server, errors } = await start();
  await server.kill();
  await server.start();
  await server.dispose();
  expect(errors).toEqual([]);
});

test('a server that a signal ends before it is ready fails to start', async () => {
  await expect(start({ entry: early })).rejects.toThrow('The server ended with SIGKILL');
});

const harness = fileURLToPath(new URL('.', import.meta.url));

/** Runs a program that imports the harness, and returns how it ended and what it printed as an error. */
async function run(name: string, code: string) {
  const program = join(folder, `${name}.mts`);
  writeFileSync(program, code);
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Only ends what hangs.
    timeout: 60_000,
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  return { exitCode, printed };
}

/** Keeps a program running, as the work of a benchmark does. */
const keepRunning = 'setInterval(() => undefined, 1_000);';

test.each([
  {
    what: 'server',
    code: `import { startBenchServer } from '${harness}start-bench-server.ts';
      const { port } = await startBenchServer({ entry: '${entry}', dataDir: '${folder}' });
      fetch('http://127.0.0.1:' + port + '/end').catch(() => undefined);`,
    error: 'The server was ready and ended with 3',
  },
  {
    what: 'child',
    code: `import { spawn } from 'node:child_process';
      import { watchChild } from '${harness}watch-child.ts';
      watchChild(spawn(process.execPath, ['--eval', 'process.exit(5)']), 'the child');`,
    error: 'the child ended on its own with exit code 5.',
  },
  {
    what: 'thread',
    code: `import { Worker } from 'node:worker_threads';
      import { watchThread } from '${harness}watch-child.ts';
      watchThread(new Worker('process.exit(4)', { eval: true }), 'the thread');`,
    error: 'the thread ended on its own with exit code 4.',
  },
])('a benchmark ends with an error when its $what ends on its own', async ({ what, code, error }) => {
  const { exitCode, printed } = await run(what, `${code}\n${keepRunning}`);
  expect(exitCode).toBe(1);
  expect(printed).toContain(error);
});
