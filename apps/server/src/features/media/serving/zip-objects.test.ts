import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { zipObjects } from './zip-objects.ts';

test('an object whose storage answers after its download was broken off is closed', async () => {
  // Like the stream of a large file, it ends only when it is closed.
  const content = new Readable({ read: () => undefined });
  const store = {
    // The download ends while the storage looks for the object.
    async get() {
      await Promise.resolve();
      out.destroy();
      await once(out, 'close');
      return content;
    },
  };
  const services = { store, log: { warn: () => undefined } };
  // Of the services, a zip uses these two functions.
  const out = zipObjects(services as unknown as Parameters<typeof zipObjects>[0], [{ path: 'a.txt', key: 'a' }]);
  await expect.poll(() => content.destroyed).toBe(true);
});
