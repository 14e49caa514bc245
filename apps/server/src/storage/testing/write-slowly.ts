import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createLocalStore } from '../local-store.ts';

// A process that stores a large object, to be killed half-way: FOLDER KEY PIECES. It prints the number of each piece,
// and continues when it receives something.

const [folder = '', key = '', pieces = '0'] = process.argv.slice(2);

async function* writePieces() {
  for (let count = 0; count < Number(pieces); count += 1) {
    yield Buffer.alloc(100_000, count);
    const answer = once(process.stdin, 'data');
    process.stdout.write(`${count}\n`);
    await answer;
  }
}

await createLocalStore(folder).put(key, Readable.from(writePieces(), { objectMode: false }));
process.stdout.write('stored\n');
process.stdin.destroy();
