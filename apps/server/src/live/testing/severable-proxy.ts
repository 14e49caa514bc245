import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can drop its connections and switch to another server, like a load balancer. */
export interface SeverableProxy {
  readonly address: string;
  /** The number of connections made so far. */
  readonly countConnections: () => number;
  /** Drops all current connections; new ones are accepted. */
  dropConnections(): void;
  redirectTo(target: string): void;
  /** Passes on what the connections have sent so far; a proxy with `isHeld` passes on nothing before this call. */
  release(): void;
  close(): void;
}

/** @param isHeld nothing reaches the server before `release`. */
export async function openSeverableProxy(
  first: string,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<SeverableProxy> {
  let release: () => void = () => undefined;
  const released = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const sockets = new Set<Socket>();
  let target = first;
  let count = 0;
  const server = createServer((near) => {
    count += 1;
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    far.pipe(near);
    void released.then(() => near.pipe(far));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${address.port}`,
    countConnections: () => count,
    dropConnections: cut,
    release: () => release(),
    redirectTo(next) {
      target = next;
    },
    close() {
      cut();
      server.close();
    },
  };
}
