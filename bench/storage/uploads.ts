import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findMissingObjects } from '../../apps/server/src/core/media/find-missing-objects.ts';
import { sweepObjects } from '../../apps/server/src/core/media/sweep-media.ts';
import { databaseFolder } from '../../apps/server/src/db/data-folder.ts';
import { openEmbedded } from '../../apps/server/src/db/database.ts';
import { openTestApp } from '../../apps/server/src/testing/open-test-app.ts';
import { createVerifiedPerson } from '../../e2e/fixtures/api.ts';
import { createTone, LibraryFixture } from '../../e2e/fixtures/library.ts';
import { sendShare } from '../../e2e/fixtures/send-share.ts';
import { reportRow } from '../harness/report-row.ts';
import { startBenchServer } from '../harness/start-bench-server.ts';
import { readSize } from '../harness/sizes.ts';

// Servers that are killed (SIGKILL) while a file is replaced, after each of several shares of its bytes, and started
// again. The file is the old one or the new one; at the end the counted bytes of the team are those of its rows, and
// after the sweep every object has a row. Ends with an error otherwise.

const rounds = readSize(50, 5, 'BENCH_ROUNDS');
/** With the whole file, the server is killed while the file is stored. */
const shares = [0, 0.25, 0.5, 0.99, 1];
const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const twoDays = 2 * 86_400_000;

const base = mkdtempSync(join(tmpdir(), 'confab-bench-uploads-'));
const dataDir = join(base, 'data');
const unfinished = join(dataDir, 'media', 'unfinished');
const server = await startBenchServer({ dataDir });
const person = await createVerifiedPerson(server, 'uploads@example.test');
const library = await LibraryFixture.of(server, person);
let current = createTone(2);
const assetId = await library.addFile('tone.wav', current);
const query = { teamId: library.teamId, assetId, filename: 'tone.wav', replaceExistingAsset: 'true' };

const faults: string[] = [];
const outcomes = new Map(shares.map((share) => [share, { old: 0, next: 0, answered: 0, left: 0 }]));

/** Waits until the server has written nearly all sent bytes to the disk, or has given the file its name. */
async function waitUntilReceived(bytes: number) {
  let hasBegun = false;
  for (let turn = 0; turn < 2_000; turn += 1) {
    const written = listUnfinished().reduce((sum, name) => sum + sizeOf(join(unfinished, name)), 0);
    const isThere = listUnfinished().length > 0;
    if (hasBegun && (!isThere || written >= bytes - 262_144)) return;
    hasBegun ||= isThere;
    await wait(5);
  }
}
function listUnfinished(): string[] {
  try {
    return readdirSync(unfinished);
  } catch {
    return []; // The folder is created with the first upload.
  }
}
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

for (let round = 0; round < rounds; round += 1) {
  const share = shares[round % shares.length] ?? 0;
  // A longer sound each time, so that all versions differ.
  const next = createTone(60 + round / 100);
  const status = await sendShare(
    server,
    person,
    { path: 'UploadBrowseFile', query, content: next },
    share,
    async () => {
      await waitUntilReceived(next.byteLength * share);
      // The moments between the last byte and the answer cannot be seen from outside the server.
      if (share === 1) await wait((round * 37) % 400);
      await server.kill();
    },
  );
  const outcome = outcomes.get(share);
  if (outcome) outcome.left += listUnfinished().length;
  await server.start();
  const stored = hash(await library.read(assetId));
  const isNext = stored === hash(next);
  if (!isNext && stored !== hash(current)) faults.push(`round ${round}: the file is neither the old nor the new one`);
  if (status === 200 && !isNext) faults.push(`round ${round}: an acknowledged file is not there`);
  if (isNext && share < 1) faults.push(`round ${round}: ${share * 100} % became a file`);
  for (let turn = 0; turn < 400 && listUnfinished().length > 0; turn += 1) await wait(25);
  if (listUnfinished().length > 0) faults.push(`round ${round}: ${listUnfinished().length} unfinished files are left`);
  if (isNext) current = next;
  if (outcome) {
    outcome[isNext ? 'next' : 'old'] += 1;
    if (status === 200) outcome.answered += 1;
  }
}
await server.kill();

const app = await openTestApp({ DATA_DIR: dataDir }, () =>
  openEmbedded({ folder: databaseFolder(dataDir), seedFile: undefined, isNew: false }),
);
const { services } = app;
// The sums of all teams, as the recount compares them.
const { rows: wrongCounters } = await app.database.pool.query<{ counted: number; stored: number }>(`
  select used.bytes as counted, coalesce(sum(stored.bytes), 0)::bigint as stored
  from team_usage used left join team_stored stored on stored.team_id = used.team_id
  group by used.team_id, used.bytes having used.bytes <> coalesce(sum(stored.bytes), 0)`);
for (const { counted, stored } of wrongCounters) faults.push(`a team has ${stored} bytes and ${counted} are counted`);
const { rows: versions } = await app.database.pool.query<{ count: number }>(
  'select count(*)::integer as count from asset_version where asset_id = $1',
  [assetId],
);
const countObjects = async () => {
  let count = 0;
  for await (const { key } of services.store.list(`${library.teamId}/`)) count += key === '' ? 0 : 1;
  return count;
};
const before = await countObjects();
await sweepObjects({ ...services, now: () => Date.now() + twoDays });
const after = await countObjects();
const missing = await findMissingObjects(services.db, services.store, 10);
if (missing.length > 0) faults.push(`${missing.length} files are lost`);
if (after !== versions[0]?.count) faults.push(`${after} objects for ${versions[0]?.count} versions`);

for (const [share, { old, next, answered, left }] of outcomes)
  process.stdout.write(
    `killed at ${String(share * 100).padStart(3)} %: ${old + next} rounds, ${old} old, ${next} new (${answered} acknowledged), ` +
      `${left} unfinished files found at the next start\n`,
  );
process.stdout.write(
  `${versions[0]?.count} versions; ${before} objects before the sweep, ${after} after it, ${missing.length} missing; ` +
    `${wrongCounters.length} wrong counters\n`,
);
reportRow({ work: `uploads: faults after ${rounds} killed servers`, ratio: faults.length, unit: '', atMost: 0 });
for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);

await app.close();
await services.workers.close();
rmSync(base, { recursive: true, force: true });
process.exit(faults.length === 0 ? 0 : 1);
