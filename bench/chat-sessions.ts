import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createVerifiedPerson, call, requireSuccess } from '../e2e/fixtures/api.ts';
import { createProject } from '../e2e/fixtures/project.ts';
import { freePort, type ServerProcess } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { startBenchServer } from './harness/start-bench-server.ts';
import { readSize } from './harness/sizes.ts';
import { watchChild } from './harness/watch-child.ts';
import { closedLoop, send, type LoopRequest, type LoopResult } from './lib-closed-loop.ts';

// Many open conversations with one published assistant: turns per second with 16 connections, and the latency of a turn
// while every visitor sends an utterance every 20 s. Floor: the same JSON from plain Fastify in the same run, without
// conversation, engine or database.
//
//   npm run bench -- chat-sessions      SESSIONS=200 for fewer
//
// RATE_LIMIT_FACTOR raises the limits per visitor, address and assistant; production rejects values above 1. The limit
// of 20 parallel turns per assistant stays.

const sessions = readSize(2_000, 20, 'SESSIONS');
const connections = 16;
const seconds = readSize(8, 0.5);
const secondsBetweenWords = 20;
const factor = '100000';
/** Utterances that are repeated; none of them ends the conversation. */
const phrases = ['opening hours', 'menu', 'find us', 'something else'];
const headers = { 'content-type': 'application/json', 'x-tv-client': '1' };

interface Measured {
  readonly opened: { readonly perSecond: number; readonly kilobytesEach: number };
  readonly turns: LoopResult;
  readonly paced: {
    readonly perSecond: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
    readonly failed: number;
  };
  /** One response, which the floor returns. */
  readonly answer: string;
}

/** Measures many conversations on one server; each gets its next utterance in turn. */
async function measureOurs(env: Record<string, string>): Promise<Measured> {
  const server = await startBenchServer({ env: { RATE_LIMIT_FACTOR: factor, ...env } });
  try {
    const path = `/channels/chat/${await publishedAssistant(server)}/live`;
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const post = (body: object) =>
      send(agent, server.port, { method: 'POST', path, headers, body: JSON.stringify(body) });
    const say = (sessionId: string, count: number) => ({
      type: 'say',
      sessionId,
      turnId: crypto.randomUUID(),
      text: phrases[count % phrases.length],
    });
    // Compiles the program and warms up the code before the measurement.
    for (let count = 0; count < readSize(200, 5); count += 1) await post({ type: 'start' });

    const memoryBefore = await memoryOf(server);
    const startedAt = performance.now();
    const ids: string[] = [];
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (ids.length < sessions) {
          const place = ids.push('') - 1;
          const { status, text } = await post({ type: 'start' });
          if (status !== 200) throw new Error(`A conversation did not begin: ${status} ${text}`);
          ids[place] = (JSON.parse(text) as { sessionId: string }).sessionId;
        }
      }),
    );
    const openSeconds = (performance.now() - startedAt) / 1_000;
    const kilobytesEach = ((await memoryOf(server)) - memoryBefore) / ids.length / 1_000;

    let at = 0;
    const next = (): LoopRequest => {
      at += 1;
      const body = say(ids[at % ids.length] ?? '', Math.floor(at / ids.length));
      return { method: 'POST', path, headers, body: JSON.stringify(body) };
    };
    const turns = await closedLoop(server.port, connections, seconds, next, isAnswer);
    const paced = await atPace(ids.length / secondsBetweenWords, async () => {
      at += 1;
      const { status, text } = await post(say(ids[at % ids.length] ?? '', at));
      return status === 200 && isAnswer(text);
    });
    const { text: answer } = await post(say(ids[0] ?? '', 0));
    agent.destroy();
    return { opened: { perSecond: ids.length / openSeconds, kilobytesEach }, turns, paced, answer };
  } finally {
    await server.dispose();
  }
}

/** Starts work at a steady pace, without waiting for earlier work. */
async function atPace(perSecond: number, act: () => Promise<boolean>): Promise<Measured['paced']> {
  const delays: number[] = [];
  const begun: Promise<void>[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const one = async () => {
    const sentAt = performance.now();
    if (!(await act())) failed += 1;
    delays.push(performance.now() - sentAt);
  };
  while (performance.now() - startedAt < seconds * 1_000) {
    while (begun.length < ((performance.now() - startedAt) / 1_000) * perSecond) begun.push(one());
    await wait(1);
  }
  await Promise.all(begun);
  const sorted = Float64Array.from(delays).sort();
  const share = (of: number) => sorted[Math.floor(sorted.length * of)] ?? 0;
  return { perSecond, p50Ms: share(0.5), p99Ms: share(0.99), failed };
}

async function publishedAssistant(server: ServerProcess): Promise<string> {
  const person = await createVerifiedPerson(server, `bench-${crypto.randomUUID().slice(0, 8)}@example.test`);
  const { teamId, projectId } = await createProject(server, person, 'Measured', 'harbour-cafe');
  const body = { ProjectId: projectId, Source: 1, Environments: ['2', '0'], AcceptedTerms: true };
  await requireSuccess(
    call(server, 'POST', 'PromoteProject', { token: person.token, query: { owningTeamId: teamId }, body }),
  );
  return projectId;
}

async function memoryOf({ port }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? Number.NaN);
}

function isAnswer(text: string) {
  return text.startsWith('{"sessionId":') && text.includes('"from":"assistant"');
}

async function measureFloor(answer: string): Promise<LoopResult> {
  const port = await freePort();
  const child = fork(new URL('./servers/floor-server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), FLOOR_VALUES: answer },
  });
  const endChild = watchChild(child, 'the server of the floor');
  await new Promise((resolve) => child.once('message', resolve));
  const body = JSON.stringify({
    type: 'say',
    sessionId: 'x'.repeat(43),
    turnId: crypto.randomUUID(),
    text: phrases[0],
  });
  const request: LoopRequest = { method: 'POST', path: '/answer', headers, body };
  const result = await closedLoop(port, connections, seconds, () => request, isAnswer);
  endChild();
  return result;
}

function print(name: string, { opened, turns, paced }: Measured, floor: LoopResult) {
  const failures = turns.failed + paced.failed;
  const lines = [
    `${opened.perSecond.toFixed(0)} conversations/s begun, ${opened.kilobytesEach.toFixed(1)} kB of memory each while open`,
    `${turns.perSecond.toFixed(0)} turns/s  p50 ${turns.p50Ms.toFixed(1)} ms  p99 ${turns.p99Ms.toFixed(1)} ms  CPU ${turns.cpuMs.toFixed(2)} ms (${(turns.cpuMs / floor.cpuMs).toFixed(1)} x floor)`,
    `at ${paced.perSecond}/s  p50 ${paced.p50Ms.toFixed(1)} ms  p99 ${paced.p99Ms.toFixed(1)} ms${failures > 0 ? `  ${failures} FAILED` : ''}`,
  ];
  reportRow({ work: `chat-sessions: CPU of a turn, ${name}, beside plain answers`, ratio: turns.cpuMs / floor.cpuMs });
  process.stdout.write(`${name}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

const databaseUrl = process.env.TEST_POSTGRES_URL ?? '';
const embedded = await measureOurs({});
const postgres = databaseUrl === '' ? undefined : await measureOurs({ DATABASE_URL: databaseUrl });
const floor = await measureFloor(embedded.answer);
process.stdout.write(
  `${sessions} open conversations\nfloor: the same JSON, no database\n  ${floor.perSecond.toFixed(0)} answers/s  p50 ${floor.p50Ms.toFixed(1)} ms  p99 ${floor.p99Ms.toFixed(1)} ms  CPU ${floor.cpuMs.toFixed(2)} ms\n`,
);
print('ours, embedded database', embedded, floor);
if (postgres) print('ours on PostgreSQL', postgres, floor);
