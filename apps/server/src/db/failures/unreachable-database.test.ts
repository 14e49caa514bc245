import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { connectToServer } from '../database.ts';

test.each(['127.0.0.1', 'localhost'])(
  'the error about an unreachable database server at %s names the server, without the password of the setting',
  async (host) => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    // A server that listens on all addresses has a port.
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const error: unknown = await connectToServer(`postgres://confab:secret@${host}:${port}/confab`).catch(
      (reason: unknown) => reason,
    );
    expect(error).toHaveProperty('name', 'UnreachableDatabase');
    expect(String(error)).toContain(`The database ${host}:${port}/confab cannot be used (ECONNREFUSED`);
    expect(String(error)).not.toContain('secret');
  },
);
