import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import { watchChild } from './harness/watch-child.ts';
import { connectCrowd } from './lib-crowd.ts';

// Sends one event to all clients of a team: the hub, with acknowledged delivery as in the browser, compared with the
// plain send loop of the web socket library in the same run. The clients are plain sockets in this process.
//
//   npm run bench -- hub-fan-out      CLIENTS=200 for fewer

const clients = readSize(1_000, 10, 'CLIENTS');
const seconds = readSize(3, 0.2);
const inFlight = 8;
const pacedPerSecond = 50;

interface FanOutFigures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly lost: number;
  readonly perSecond: number;
  readonly cpuMicros: number;
  readonly rssMb: number;
}

/** Starts a server process; `ask` exchanges messages with it. */
function startServer(kind: string) {
  const child: ChildProcess = fork(new URL('./lib-fan-out-server.ts', import.meta.url), [kind], {
    execArgv: ['--import', 'tsx'],
  });
  const ask = <Answer>(question: object | undefined, key: string) =>
    new Promise<Answer>((resolve) => {
      const handleMessage = (message: unknown) => {
        if (typeof message !== 'object' || message === null || !(key in message)) return;
        child.off('message', handleMessage);
        // lib-fan-out-server.ts answers this question with this type.
        resolve(message as Answer);
      };
      child.on('message', handleMessage);
      if (question) child.send(question);
    });
  return { child, ask, end: watchChild(child, `the server process ${kind}`) };
}

async function measure(kind: 'hub' | 'ws'): Promise<FanOutFigures> {
  const { child, ask, end } = startServer(kind);
  const { port } = await ask<{ port: number }>(undefined, 'port');
  const remaining = new Map<number, number>();
  const sentAt = new Map<number, number>();
  let delivered = 0;
  let delays: number[] = [];
  let onComplete = (): void => undefined;
  let seq = 0;

  const paths =
    kind === 'hub'
      ? (await ask<{ tokens: string[] }>({ tokens: clients }, 'tokens')).tokens.map((token) => `/hub?id=${token}`)
      : Array.from({ length: clients }, () => '/');
  const crowd = await connectCrowd({
    port,
    paths,
    handshake: kind === 'hub' ? '{"protocol":"json","version":2}\u001e' : undefined,
    onEvent(number) {
      delivered += 1;
      delays.push(performance.now() - (sentAt.get(number) ?? 0));
      const left = (remaining.get(number) ?? 0) - 1;
      remaining.set(number, left);
      if (left === 0) onComplete();
    },
  });
  if (kind === 'hub') child.send({ join: true });

  function publish() {
    seq += 1;
    remaining.set(seq, clients);
    sentAt.set(seq, performance.now());
    child.send({ publish: seq });
  }
  const cpu = async () => {
    const answer = await ask<{ cpu: NodeJS.CpuUsage; rss: number }>({ cpu: true }, 'cpu');
    return { micros: answer.cpu.user + answer.cpu.system, rss: answer.rss };
  };

  /**
   * Keeps `inFlight` events pending for a time.
   * @returns the elapsed milliseconds.
   */
  function saturate(forMs: number): Promise<number> {
    const startedAt = performance.now();
    let open = inFlight;
    return new Promise((resolve) => {
      onComplete = () => {
        const elapsed = performance.now() - startedAt;
        if (elapsed < forMs) return publish();
        open -= 1;
        if (open === 0) resolve(elapsed);
      };
      for (let index = 0; index < inFlight; index += 1) publish();
    });
  }

  await saturate(readSize(500, 50));
  const before = await cpu();
  const deliveredBefore = delivered;
  delays = [];
  const elapsed = await saturate(seconds * 1_000);
  const after = await cpu();
  const count = delivered - deliveredBefore;

  onComplete = () => undefined;
  delays = [];
  const firstPaced = seq;
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1_000) {
    while (seq - firstPaced < ((performance.now() - startedAt) / 1_000) * pacedPerSecond) publish();
    await wait(1);
  }
  await wait(200);
  const sorted = Float64Array.from(delays).sort();
  crowd.end();
  end();
  return {
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    lost: [...remaining.values()].reduce((sum, left) => sum + left, 0),
    perSecond: count / (elapsed / 1_000),
    cpuMicros: (after.micros - before.micros) / count,
    rssMb: after.rss / 1e6,
  };
}

function print(name: string, { p50Ms, p99Ms, lost, perSecond, cpuMicros, rssMb }: FanOutFigures) {
  const rate = `${Math.round(perSecond).toLocaleString('en').padStart(9)} deliveries/s  ${cpuMicros.toFixed(2)} us CPU each`;
  const delay = `at ${pacedPerSecond}/s p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  process.stdout.write(
    `${name.padEnd(24)}${rate}  ${delay}  ${Math.round(rssMb)} MB${lost > 0 ? `  ${lost} LOST` : ''}\n`,
  );
}

const plain = await measure('ws');
const hub = await measure('hub');
print(`ws, plain send loop`, plain);
print('our hub', hub);
reportRow({
  work: `hub-fan-out: deliveries beside ws alone, ${clients} clients`,
  ratio: hub.perSecond / plain.perSecond,
});
reportRow({ work: 'hub-fan-out: CPU of a delivery beside ws alone', ratio: hub.cpuMicros / plain.cpuMicros });
reportRow({ work: 'hub-fan-out: lost deliveries', ratio: hub.lost, unit: '', atMost: 0 });
process.stdout.write(
  `${clients} clients: ${(hub.perSecond / plain.perSecond).toFixed(2)} x the deliveries, ` +
    `${(hub.cpuMicros / plain.cpuMicros).toFixed(2)} x the CPU of each, ${(hub.p99Ms / plain.p99Ms).toFixed(2)} x the p99\n`,
);
