import { mediaCalls } from '@confab/contracts';
import { readImageSize, thumbnailSize, type AssetId, type ImageSize } from '@confab/model/media';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { createSignedAddress } from '../../apps/server/src/core/media/media-address.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { TestLibrary } from '../../apps/server/src/testing/media/library.ts';
import { openTestApp } from '../../apps/server/src/testing/open-test-app.ts';
import { aPerson } from '../../apps/server/src/testing/people-and-projects.ts';
import { reportRow } from '../harness/report-row.ts';
import { readSize } from '../harness/sizes.ts';

// Upload and download of 100 MB beside a bare server of Node that writes and reads a file, and pictures beside sharp
// alone: the thumbnails of a library, which are made when photos are uploaded, and another size, which is made when it
// is first asked for. Client and servers share this machine.

const megabytes = readSize(100, 2);
const rounds = readSize(5, 1);
const photos = readSize(200, 4, 'BENCH_PHOTOS');
const piece = Buffer.alloc(1_048_576, 1);

const folder = mkdtempSync(join(tmpdir(), 'confab-bench-media-'));
const file = join(folder, 'floor');
const app = await openTestApp({ TEAM_MEGABYTES: '0' });
const person = await aPerson(app);
const library = new TestLibrary(app, person);
const address = await app.listen();
const floor = createServer((incoming, answer) => {
  if (incoming.method === 'POST')
    void pipeline(incoming, createWriteStream(file, { flush: true })).then(() => answer.end('ok'));
  else void pipeline(createReadStream(file), answer);
});
await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve));
const floorAddress = `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`;

function send(url: string, options: RequestOptions, sentMegabytes = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer: IncomingMessage) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 300 ? resolve(bytes) : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    void (async () => {
      for (let count = 0; count < sentMegabytes; count += 1) {
        const part =
          count === 0 ? Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), piece.subarray(12)]) : piece;
        if (!sent.write(part)) await new Promise((proceed) => sent.once('drain', proceed));
      }
      sent.end();
    })();
  });
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

const length = { 'content-length': megabytes * piece.length };
let assetId = newId() as AssetId;
const upload = () => {
  assetId = newId() as AssetId;
  const query = new URLSearchParams({ teamId: person.teamId, assetId, filename: `${assetId}.wav` });
  const headers = { ...length, 'client-token': person.token, 'content-type': 'audio/wav' };
  return send(`${address}${mediaCalls.uploadFile.path}?${query}`, { method: 'POST', headers }, megabytes);
};
function report(name: string, floorMs: number, ownMs: number) {
  reportRow({ work: `media: ${name}, speed beside the floor`, ratio: floorMs / ownMs });
  process.stdout.write(
    `${name}: floor ${floorMs.toFixed(0)} ms, Confab ${ownMs.toFixed(0)} ms, ${(floorMs / ownMs).toFixed(2)} of the floor's speed\n`,
  );
}

await upload();
await send(floorAddress, { method: 'POST', headers: length }, megabytes);
report(
  `upload of ${megabytes} MB`,
  await measure(() => send(floorAddress, { method: 'POST', headers: length }, megabytes)),
  await measure(upload),
);
const signed = `${address}${createSignedAddress(app.services, person.teamId, assetId)}`;
report(
  `download of ${megabytes} MB`,
  await measure(() => send(floorAddress, {})),
  await measure(() => send(signed, { headers: { range: 'bytes=0-' } })),
);

// Twelve megapixels, like photos of phones.
const photo = await sharp({
  create: {
    width: 4_000,
    height: 3_000,
    channels: 3,
    noise: { type: 'gaussian', mean: 120, sigma: 15 },
    background: 'red',
  },
})
  .jpeg({ quality: 85 })
  .toBuffer();
/** The files of the photos, from which sharp alone reads them as the server does. */
const files = new Map<AssetId, string>();
const beforeUploads = process.cpuUsage();
for (let count = 0; count < photos; count += 1) {
  const path = join(folder, `${count}.jpg`);
  writeFileSync(path, photo);
  files.set(await library.addFile(`${count}.jpg`, photo), path);
}
const { user, system } = process.cpuUsage(beforeUploads);
process.stdout.write(
  `upload of ${photos} photos, with the check and the thumbnail of each: ` +
    `${((user + system) / 1_000 / photos).toFixed(1)} ms each by processor time\n`,
);
const ids = [...files.keys()];

interface Times {
  readonly clockMs: number;
  /** Of the server, its threads and the client. */
  readonly processorMs: number;
}

async function timePictures(ids: readonly AssetId[], work: (id: AssetId) => Promise<unknown>): Promise<Times> {
  const waiting = [...ids];
  const run = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) await work(id);
  };
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 4 }, run));
  const { user, system } = process.cpuUsage(before);
  return { clockMs: performance.now() - begun, processorMs: (user + system) / 1_000 };
}

/** The addresses of the photos in a size, which a page gets with its list of files. */
const listAddresses = (size: ImageSize) =>
  new Map(ids.map((id) => [id, `${address}${createSignedAddress(app.services, person.teamId, id, { size })}`]));

/**
 * Asks for all photos in a size, in turns with sharp alone, because other programs disturb one part more than another.
 */
async function comparePictures(name: string, size: ImageSize, goal?: { readonly atLeast: number }): Promise<void> {
  const addresses = listAddresses(size);
  const { width, height } = readImageSize(size);
  const resize = (id: AssetId) =>
    sharp(files.get(id)).autoOrient().resize(width, height, { fit: 'inside' }).jpeg({ quality: 82 }).toBuffer();
  const pairs: { readonly floor: Times; readonly own: Times }[] = [];
  const partSize = Math.ceil(photos / readSize(5, 1));
  for (let at = 0; at < photos; at += partSize) {
    const part = ids.slice(at, at + partSize);
    const runFloor = () => timePictures(part, resize);
    const runOwn = () => timePictures(part, (id) => send(addresses.get(id) ?? '', {}));
    const isFloorFirst = pairs.length % 2 === 0;
    const first = await (isFloorFirst ? runFloor : runOwn)();
    const second = await (isFloorFirst ? runOwn : runFloor)();
    pairs.push(isFloorFirst ? { floor: first, own: second } : { floor: second, own: first });
  }
  for (const [unit, key] of [
    ['by the clock', 'clockMs'],
    ['by processor time', 'processorMs'],
  ] as const) {
    const ratio = median(pairs.map(({ floor, own }) => floor[key] / own[key]));
    const floorMs = median(pairs.map(({ floor }) => floor[key] / partSize));
    const ownMs = median(pairs.map(({ own }) => own[key] / partSize));
    reportRow({ work: `media: ${name} of ${photos} photos ${unit}, speed beside sharp alone`, ratio, ...goal });
    process.stdout.write(
      `${name} of ${photos} photos ${unit}: sharp ${floorMs.toFixed(1)} ms each, Confab ${ownMs.toFixed(1)} ms, ` +
        `${ratio.toFixed(2)} of its speed\n`,
    );
  }
}

// A warmed-up server: its threads have started, and its code is compiled.
const others = listAddresses('120x120');
for (let round = 0; round < 3; round += 1) await timePictures(ids, (id) => send(others.get(id) ?? '', {}));
await comparePictures('thumbnails', thumbnailSize, { atLeast: 0.9 });
await comparePictures('pictures of another size', '320x240');

floor.close();
await app.close();
await app.services.workers.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
