import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How a server misbehaves: see `behaviours`. */
export type Misbehaviour = keyof typeof behaviours;

/** A server that simulates a failing cloud service. */
export interface BadStorage {
  /** `STORAGE_URL` of a service at this server. @param seconds how long to wait for it */
  getUrl(type: 'azure' | 's3', seconds: number): string;
  readonly requestCount: number;
  /** Open connections. */
  readonly openCount: number;
  close(): Promise<void>;
}

/** Bytes of a complete answer, and of one that breaks off. */
export const sentBytes = 1_000;
const announcedBytes = 1_000_000;
/** A header that one of the libraries asks for. */
const object = { etag: '"1"' };

const behaviours = {
  'never answers': (request: IncomingMessage) => void request.resume(),
  'answers with an error': (request: IncomingMessage, answer: ServerResponse) => {
    request.resume();
    answer.writeHead(500, { 'content-length': 0 }).end();
  },
  'closes every connection': (request: IncomingMessage) => void request.socket.destroy(),
  'breaks off in the middle': (request: IncomingMessage, answer: ServerResponse) => {
    if (request.method !== 'GET') return request.socket.destroy();
    answer.writeHead(200, { ...object, 'content-length': announcedBytes });
    return answer.write(Buffer.alloc(sentBytes), () => request.socket.destroy());
  },
  'closes the first connection': (request: IncomingMessage, answer: ServerResponse, count: number) => {
    if (count === 1) return request.socket.destroy();
    return answer
      .writeHead(200, { ...object, 'content-length': sentBytes })
      .end(Buffer.alloc(request.method === 'GET' ? sentBytes : 0));
  },
};

/** Starts a server that misbehaves in the given way at every request. */
export async function startBadStorage(misbehaviour: Misbehaviour): Promise<BadStorage> {
  let requestCount = 0;
  const open = new Set<Socket>();
  const server = createServer((request, answer) => {
    requestCount += 1;
    behaviours[misbehaviour](request, answer, requestCount);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    // Clients that give up reset their connections.
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    getUrl: (type, seconds) =>
      type === 's3'
        ? `s3://KEY:SECRET@files?endpoint=http://127.0.0.1:${port}&timeout=${seconds}`
        : `azure://me:${encodeURIComponent('c2VjcmV0')}@files?endpoint=http://127.0.0.1:${port}/me&timeout=${seconds}`,
    get requestCount() {
      return requestCount;
    },
    get openCount() {
      return open.size;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
