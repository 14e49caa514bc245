import { afterEach } from 'vitest';
import { connectHub, type HubClient } from '../../testing/hub-client.ts';

/** Returns a function that connects a person to the hub of a server until the end of the test. */
export function setUpHubClients(): typeof connectHub {
  const clients: HubClient[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.stop();
  });
  return async (...given) => {
    const client = await connectHub(...given);
    clients.push(client);
    return client;
  };
}
