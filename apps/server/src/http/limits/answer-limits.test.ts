import Fastify from 'fastify';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { limitAnswers, type AnswerLimits } from './answer-limits.ts';

const megabyte = 1_048_576;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a server whose answer has the size in the path. */
async function serve(limits: Partial<AnswerLimits>) {
  const app = Fastify({ forceCloseConnections: true });
  const all = { answerBytesMax: 64 * megabyte, unreadBytesMax: 256 * megabyte, graceMs: 300, bytesPerSecond: 1e9 };
  limitAnswers(app, { ...all, ...limits });
  app.get('/:bytes', async ({ params }) => 'a'.repeat(Number((params as { bytes: string }).bytes)));
  /** Resolves when the server has closed its first connection. */
  const firstClosed = new Promise<void>((resolve) => {
    app.server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  return { address, port: Number(new URL(address).port), firstClosed };
}

/** Sends a request over a socket and reads nothing. */
async function askAndRead(port: number, bytes: number) {
  const socket = connect(port, '127.0.0.1');
  closers.push(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /${bytes} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

test('a client that does not read its answer is disconnected after a limit (API-2)', async () => {
  const { port, firstClosed } = await serve({});
  const socket = await askAndRead(port, 32 * megabyte);
  await firstClosed;
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  socket.resume();
  await once(socket, 'close');
  expect(received).toBeLessThan(32 * megabyte);
});

test('a client that reads its answer receives all of it (API-2)', async () => {
  const { address } = await serve({ graceMs: 60_000 });
  expect((await (await fetch(`${address}/${32 * megabyte}`)).text()).length).toBe(32 * megabyte);
});

test('an answer over the limit is refused (API-2)', async () => {
  const { address } = await serve({ answerBytesMax: megabyte });
  const answer = await fetch(`${address}/${2 * megabyte}`);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      Success: false,
      ErrorMessage: 'The answer is too large to send.',
      MessageName: 'generalMessages.answerTooLarge',
    },
  ]);
});

test('large answers are refused while too many bytes of other answers are unread (API-2)', async () => {
  const { address, port } = await serve({ unreadBytesMax: 40 * megabyte, graceMs: 600_000 });
  const getStatus = async (bytes: number) => {
    const { status, body } = await fetch(`${address}/${bytes}`);
    await body?.cancel();
    return status;
  };
  const socket = await askAndRead(port, 32 * megabyte);
  await expect.poll(() => getStatus(16 * megabyte), { timeout: 60_000 }).toBe(503);
  expect(await getStatus(100)).toBe(200);
  socket.destroy();
  await expect.poll(() => getStatus(16 * megabyte), { timeout: 60_000 }).toBe(200);
});
