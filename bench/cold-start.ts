import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { startBenchServer } from './harness/start-bench-server.ts';
import { readSize } from './harness/sizes.ts';
import { watchChild } from './harness/watch-child.ts';

// Time until the platform answers: first start on an empty folder, and a later start. Floor: a process that only
// listens with the same HTTP library.

const floorProgram = `
  const app = (await import('fastify')).default();
  app.get('/readyz', async () => 'ok');
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
`;

async function floor(): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', floorProgram], {
    env: { ...process.env, PORT: String(port) },
  });
  const endChild = watchChild(child, 'the process of the floor');
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/readyz`);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  const took = performance.now() - startedAt;
  endChild();
  return took;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const runs = readSize(3, 1);
const first: number[] = [];
const later: number[] = [];
const bare: number[] = [];
for (let index = 0; index < runs; index += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'confab-bench-'));
  const server = await startBenchServer({ dataDir });
  first.push(server.startMs);
  await server.kill();
  await server.start();
  later.push(server.startMs);
  await server.dispose();
  rmSync(dataDir, { recursive: true, force: true });
  bare.push(await floor());
}
const line = (name: string, values: readonly number[]) => {
  const ms = median(values);
  process.stdout.write(
    `${name.padEnd(42)} ${ms.toFixed(0).padStart(6)} ms   ${(ms / median(bare)).toFixed(1)} x floor\n`,
  );
};
line('floor: bare Fastify listening', bare);
for (const [work, values, atMost] of [
  ['cold-start: first start beside bare Fastify', first, 10.8],
  ['cold-start: later start beside bare Fastify', later, 5.2],
] as const)
  reportRow({ work, ratio: median(values) / median(bare), atMost });
line('first start, empty folder, demo world made', first);
line('later start, after a kill', later);
