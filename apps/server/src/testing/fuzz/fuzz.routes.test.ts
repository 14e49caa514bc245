import { expect, test } from 'vitest';
import { setUpServer } from '../set-up-server.ts';
import { describeReport, listFailedCalls } from './describe-report.ts';
import { runFuzz } from './run-fuzz.ts';
import '../runs-on-postgres.ts';

const { app } = setUpServer({ environment: { MAILS_PER_HOUR: '1000000' } });

/** About a minute of processor time; `npm test` runs it on two databases. `npm run fuzz` sends 200,000. */
const requests = 3_000;
/** Every run draws the same requests, so that a failure comes from a change. `npm run fuzz` and `TEST_SEED` draw others. */
const seed = Number(process.env.TEST_SEED ?? 11);
const heapGrowthMax = 50 * 1_048_576;

test('every call succeeds once, and 3,000 drawn requests of all people, large bodies too, get no 5xx, no hang and no data of another team (F10)', async () => {
  const report = await runFuzz(app, { requests, seed });
  const summary = describeReport(report, { seed });
  process.stdout.write(`confab: fuzzed with ${summary}\n`);
  expect({ seed, findings: report.findings }).toEqual({ seed, findings: [] });
  // A call that never gets past its refusals is not tested.
  expect(listFailedCalls(report)).toEqual([]);
  expect(report.heapGrowth, summary).toBeLessThan(heapGrowthMax);
}, 900_000);
