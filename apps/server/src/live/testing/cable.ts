import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, and led to another one, as a load balancer does. */
export interface Cable {
  readonly address: string;
  /** How many connections were made through it. */
  readonly count: () => number;
  /** Drops everything that goes through it; what connects anew gets through. */
  cut(): void;
  leadTo(target: string): void;
  close(): void;
}

export async function aCable(first: string): Promise<Cable> {
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
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The cable has no port.');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${address.port}`,
    count: () => count,
    cut,
    leadTo(next) {
      target = next;
    },
    close() {
      cut();
      server.close();
    },
  };
}
