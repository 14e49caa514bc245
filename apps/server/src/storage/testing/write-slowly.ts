import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createLocalStore } from '../local-store.ts';

// A process that stores a large object slowly, to be killed half-way: FOLDER KEY PIECES.

const [folder = '', key = '', pieces = '0'] = process.argv.slice(2);

async function* writePieces() {
  for (let count = 0; count < Number(pieces); count += 1) {
    yield Buffer.alloc(100_000, count);
    process.stdout.write(`${count}\n`);
    await wait(5);
  }
}

await createLocalStore(folder).put(key, Readable.from(writePieces(), { objectMode: false }));
process.stdout.write('stored\n');
