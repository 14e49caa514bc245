import { Agent, request } from 'node:http';
import { readSize } from './harness/sizes.ts';

/** The warm-up is not counted. */
const warmUpMs = readSize(2_000, 100);

/** The measurements of a closed loop of clients. */
export interface LoopResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
  /** CPU milliseconds of the server process per request; hardly affected by other load on the machine. */
  readonly cpuMs: number;
}

export interface LoopRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Keeps `connections` clients busy for a time: each sends its next request after the response to its last one.
 *
 * @param next creates the request of a client from the response to its last one.
 * @param isGood decides whether a response counts as a success or as a failure.
 */
export async function closedLoop(
  port: number,
  connections: number,
  seconds: number,
  next: (client: number, lastAnswer: string) => LoopRequest,
  isGood = (text: string) => text.startsWith('{"Success":true'),
): Promise<LoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let failed = 0;
  const startsAt = performance.now() + warmUpMs;
  const until = startsAt + seconds * 1_000;
  const client = async (index: number) => {
    let last = '';
    while (performance.now() < until) {
      const sentAt = performance.now();
      const { status, text } = await send(agent, port, next(index, last));
      last = text;
      if (sentAt < startsAt) continue;
      latencies.push(performance.now() - sentAt);
      if (status !== 200 || !isGood(text)) failed += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  const cpuBefore = await cpuSecondsOf(port);
  await clients;
  const elapsed = (performance.now() - startsAt) / 1_000;
  const cpuSeconds = (await cpuSecondsOf(port)) - cpuBefore;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    perSecond: latencies.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
    cpuMs: (cpuSeconds * 1_000) / latencies.length,
  };
}

/** The CPU seconds used by the process that listens on a port. */
export async function cpuSecondsOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (kind: string) =>
    Number(new RegExp(`^process_cpu_${kind}_seconds_total (\\S+)`, 'm').exec(metrics)?.[1]);
  return read('user') + read('system');
}

/** Sends one request and reads the whole response. */
export function send(
  agent: Agent,
  port: number,
  { method, path, headers, body }: LoopRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
