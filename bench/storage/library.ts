import { teamAssetsMax } from '@confab/model/media';
import { fillLibrary } from '../../apps/server/src/testing/media/fill-library.ts';
import { TestLibrary } from '../../apps/server/src/testing/media/library.ts';
import { openTestApp } from '../../apps/server/src/testing/open-test-app.ts';
import { aPerson } from '../../apps/server/src/testing/people-and-projects.ts';
import { reportRow } from '../harness/report-row.ts';
import { readSize } from '../harness/sizes.ts';

// Opening a media library with as many files as a team may have, beside the statements for its first page alone.

const rounds = readSize(15, 1);
const take = 100;
const files = readSize(teamAssetsMax, 150);

const app = await openTestApp({ TEAM_MEGABYTES: '0' });
const library = new TestLibrary(app, await aPerson(app));
const { teamId } = library.person;
await fillLibrary(app.database.pool, teamId, files);

async function measure(work: () => Promise<unknown>): Promise<{ readonly median: number; readonly longest: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(rounds / 2)] ?? 0, longest: times.at(-1) ?? 0 };
}

const inFolder = 'from asset where team_id = $1 and deleted_at is null and place = $1';
const floors: Readonly<Record<string, string>> = { name: 'name_key', dateModified: 'updated_at desc, name_key' };
for (const [sortBy, order] of Object.entries(floors)) {
  const floor = await measure(async () => {
    await app.database.pool.query(`select count(*) ${inFolder}`, [teamId]);
    await app.database.pool.query(`select * ${inFolder} order by ${order} limit ${take}`, [teamId]);
  });
  for (const skip of [0, files - take]) {
    const own = await measure(() =>
      library.ask('read', {
        path: '/',
        skip,
        take,
        sortBy: sortBy as 'name',
        sortOrder: sortBy === 'name' ? 'ascending' : 'descending',
      }),
    );
    reportRow({
      work: `library: ${files} files by ${sortBy} from ${skip}, beside its statements`,
      ratio: own.median / floor.median,
    });
    process.stdout.write(
      `${files} files by ${sortBy} from ${skip}: floor ${floor.median.toFixed(0)} ms, Confab ${own.median.toFixed(0)} ms, ` +
        `longest ${own.longest.toFixed(0)} ms\n`,
    );
  }
}

await app.close();
await app.services.workers.close();
process.exit(0);
