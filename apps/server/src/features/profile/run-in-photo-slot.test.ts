import { expect, test } from 'vitest';
import { ProcessState } from '../../process-state.ts';
import { runInPhotoSlot } from './run-in-photo-slot.ts';

/** Decodings that end when the test ends them, and the names of those that have begun. */
function setUp() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const decode = (server: { readonly processState: ProcessState }, name: string) =>
    runInPhotoSlot(server, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = (name: string) => ends.get(name)?.();
  return { begun, decode, end };
}

const createServer = () => ({ processState: new ProcessState() });

test('a server decodes two photos at a time, and the next one when one of them is done', async () => {
  const { begun, decode, end } = setUp();
  const server = createServer();
  const first = decode(server, 'first');
  const others = [decode(server, 'second'), decode(server, 'third')];
  expect(begun).toEqual(['first', 'second']);
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'second', 'third']);
  end('second');
  end('third');
  await Promise.all(others);
});

test('a photo does not wait for those of another server of the same process', async () => {
  const { begun, decode, end } = setUp();
  const server = createServer();
  const runs = [decode(server, 'first'), decode(server, 'second'), decode(createServer(), 'of another server')];
  expect(begun).toEqual(['first', 'second', 'of another server']);
  for (const name of begun) end(name);
  await Promise.all(runs);
});
