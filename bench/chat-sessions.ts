import { fork } from 'node:child_process';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { aVerifiedPerson, call, must } from '../e2e/fixtures/api.ts';
import { aProject } from '../e2e/fixtures/project.ts';
import { freePort, startServer, type ServerProcess } from '../e2e/fixtures/server-process.ts';
import { closedLoop, send, type LoopRequest, type LoopResult } from './lib-closed-loop.ts';

// Many conversations with one published assistant, all of them open: turns a second as fast as 16 connections ask, and
// how long a turn takes while every visitor says something every 20 s. Beside the floor of the same run: the same
// JSON from bare Fastify, with no session, no engine and no database.
//
//   npm run bench -- chat-sessions      SESSIONS=200 for fewer
//
// The limits of a visitor, of an address and of an assistant are lifted by RATE_LIMIT_FACTOR, which production refuses
// above 1; that no more than 20 turns of an assistant run at once stays as it is.

const sessions = Number(process.env.SESSIONS ?? 2_000);
const connections = 16;
const seconds = 8;
const secondsBetweenWords = 20;
const factor = '100000';
/** Said over and over: none of it ends the conversation. */
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
  /** One answer, for the floor to give back. */
  readonly answer: string;
}

/** The conversations of one server: each is said the next phrase when its turn comes. */
async function measureOurs(env: Record<string, string>): Promise<Measured> {
  const server = await startServer({ env: { RATE_LIMIT_FACTOR: factor, ...env } });
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
    // The program is compiled, and the code warm, before anything counts.
    for (let count = 0; count < 200; count += 1) await post({ type: 'start' });

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

/** Begins something at a steady pace, whether or not what came before is done. */
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
  const person = await aVerifiedPerson(server, `bench-${crypto.randomUUID().slice(0, 8)}@example.test`);
  const { teamId, projectId } = await aProject(server, person, 'Measured', 'harbour-cafe');
  const body = { ProjectId: projectId, Source: 1, Environments: ['2', '0'], AcceptedTerms: true };
  await must(call(server, 'POST', 'PromoteProject', { token: person.token, query: { owningTeamId: teamId }, body }));
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
  const child = fork(new URL('./lib-floor-server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), FLOOR_VALUES: answer },
  });
  await new Promise((resolve) => child.once('message', resolve));
  const body = JSON.stringify({
    type: 'say',
    sessionId: 'x'.repeat(43),
    turnId: crypto.randomUUID(),
    text: phrases[0],
  });
  const request: LoopRequest = { method: 'POST', path: '/answer', headers, body };
  const result = await closedLoop(port, connections, seconds, () => request, isAnswer);
  child.kill();
  return result;
}

function print(name: string, { opened, turns, paced }: Measured, floor: LoopResult) {
  const failures = turns.failed + paced.failed;
  const lines = [
    `${opened.perSecond.toFixed(0)} conversations/s begun, ${opened.kilobytesEach.toFixed(1)} kB of memory each while open`,
    `${turns.perSecond.toFixed(0)} turns/s  p50 ${turns.p50Ms.toFixed(1)} ms  p99 ${turns.p99Ms.toFixed(1)} ms  CPU ${turns.cpuMs.toFixed(2)} ms (${(turns.cpuMs / floor.cpuMs).toFixed(1)} x floor)`,
    `at ${paced.perSecond}/s  p50 ${paced.p50Ms.toFixed(1)} ms  p99 ${paced.p99Ms.toFixed(1)} ms${failures > 0 ? `  ${failures} FAILED` : ''}`,
  ];
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
