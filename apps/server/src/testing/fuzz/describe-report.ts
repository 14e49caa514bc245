import type { CallCount } from './fuzz-client.ts';
import type { ProgramsReport } from './programs/run-programs.ts';
import type { FuzzOptions, FuzzReport } from './run-fuzz.ts';

/** Lists the calls that were never answered with success. */
export function listFailedCalls({ calls }: Pick<FuzzReport, 'calls'>): readonly string[] {
  return [...calls].flatMap(([name, { successes }]) => (successes === 0 ? [name] : []));
}

/** One line about a run, with the seed that repeats it. */
export function describeReport(report: FuzzReport, { seed }: Pick<FuzzOptions, 'seed'>): string {
  const { requests, findings, statuses, calls, heapGrowth } = report;
  return [
    `seed ${seed}`,
    `${requests} requests`,
    `${findings.length} finds`,
    `${calls.size - listFailedCalls(report).length} of ${calls.size} calls succeeded`,
    `heap ${(heapGrowth / 1_048_576).toFixed(1)} MB per 10,000 requests`,
    describeStatuses(statuses),
  ].join('; ');
}

/** One line about programs of authors. */
export function describePrograms({ programs, turns, stopped, exceptions, mostBytes }: ProgramsReport): string {
  const raised = [...exceptions].map(([name, count]) => `${name}: ${count}`).join(', ');
  const bytes = `an answer of at most ${mostBytes.answer} bytes, a conversation of ${mostBytes.state}`;
  return `${programs} programs, ${turns} turns, ${stopped} stopped at a limit (${raised}), ${bytes}`;
}

/** A line for each call: tries, successes, and refusals by status. */
export function describeCalls({ calls }: Pick<FuzzReport, 'calls'>): string {
  const rows = [...calls].toSorted(([, one], [, other]) => one.successes - other.successes);
  return rows.map(([name, count]) => describeCall(name, count)).join('\n');
}

function describeCall(name: string, { tries, successes, refusals }: CallCount) {
  return `${pad(tries)} tries ${pad(successes)} successes  ${name}  ${describeStatuses(refusals)}`;
}

const pad = (count: number) => String(count).padStart(6);

function describeStatuses(statuses: ReadonlyMap<number, number>) {
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
