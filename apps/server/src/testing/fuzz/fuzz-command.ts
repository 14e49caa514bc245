// The program behind `npm run fuzz`.
import { parseArgs } from 'node:util';
import { measureGap } from '../growth/measure-gap.ts';
import { openTestApp } from '../open-test-app.ts';
import { describeCalls, describePrograms, describeReport, listFailedCalls } from './describe-report.ts';
import { runPrograms } from './programs/run-programs.ts';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    episode: { type: 'string', default: '0' },
    programs: { type: 'string', default: '150' },
  },
});
/** How many drawn programs of authors are published and talked to after the requests. */
const programCount = Number(values.programs);
const options = { requests: Number(values.requests), seed: Number(values.seed), firstEpisode: Number(values.episode) };
process.stdout.write(`confab: fuzzing with seed ${options.seed}\n`);
const test = await openTestApp({ MAILS_PER_HOUR: '1000000' });
/** A request is listed if it held up the event loop for longer, in milliseconds. */
const gapMax = 50;
/** The longest gap of each request, by its name. */
const gaps = new Map<string, number>();
let shownFindings = 0;
let shownThousands = 0;
const report = await runFuzz(test, {
  ...options,
  async around(name, send) {
    const { result, gap } = await measureGap(send);
    if (gap > (gaps.get(name) ?? gapMax)) gaps.set(name, gap);
    return result;
  },
  onProgress({ requests, findings }) {
    for (const finding of findings.slice(shownFindings))
      process.stdout.write(
        `${finding.checker}, episode ${finding.episode}: ${finding.request}: ${finding.detail}\n${finding.logged}\n`,
      );
    shownFindings = findings.length;
    if (Math.floor(requests / 5_000) === shownThousands) return;
    shownThousands = Math.floor(requests / 5_000);
    const heapMb = Math.round(process.memoryUsage().heapUsed / 1_048_576);
    process.stdout.write(`confab: ${requests} requests, ${findings.length} finds, heap ${heapMb} MB\n`);
  },
});
const errors = test.readLog();
if (errors !== '') process.stdout.write(`${errors.slice(0, 20_000)}\n`);
process.stdout.write(`confab: ${gaps.size} requests held up the event loop for more than ${gapMax} ms once\n`);
for (const [name, gap] of [...gaps].toSorted(([, one], [, other]) => other - one).slice(0, 20))
  process.stdout.write(`${gap.toFixed(0).padStart(8)} ms  ${name}\n`);
process.stdout.write(`${describeCalls(report)}\n`);
const failedCalls = listFailedCalls(report);
if (failedCalls.length > 0)
  process.stdout.write(`confab: calls that were never answered with success: ${failedCalls.join(', ')}\n`);
process.stdout.write(`confab: ${describeReport(report, options)}\n`);
const programs = await runPrograms(test, { count: programCount, seed: options.seed });
for (const finding of programs.findings) process.stdout.write(`${finding}\n`);
process.stdout.write(`confab: ${describePrograms(programs)}\n`);
await test.close();
process.exit(report.findings.length + failedCalls.length + programs.findings.length > 0 ? 1 : 0);
