import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that code under test sends requests to. */
export interface TestService {
  /** The name and the port, as `127.0.0.1:4000`. */
  readonly host: string;
  readonly port: number;
  /** Ends open connections as well. */
  close(): Promise<void>;
}

/** Opens an HTTP service on a free port of this machine. */
export async function openService(answer: RequestListener): Promise<TestService> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
