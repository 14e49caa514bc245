import { growthCases as server } from '../apps/server/src/testing/growth/growth-cases.ts';
import { growthCases as web } from '../apps/web/src/testing/growth-cases.ts';
import { growthCases as engine } from '../packages/dialog-engine/src/testing/growth-cases.ts';
import { growthCases as inputs } from '../packages/inputs/src/testing/growth-cases.ts';
import { growthCases as testCases } from '../packages/test-cases/src/testing/growth-cases.ts';
import { growthCases as transfer } from '../packages/transfer/src/testing/growth-cases.ts';
import type { GrowthCase, InputFamily } from '../packages/test-kit/src/index.ts';
import { reportRow } from './harness/report-row.ts';
import { isSmoke } from './harness/sizes.ts';

// Every function that parses a text or a file from outside, with hostile inputs of a size and of twice the size: how
// many times longer the second takes, for the input with the steepest growth. Linear time is about 2.

/** How much longer twice the input may take. */
const growthMax = 2.5;
/** Processor time below which growth is not measured, and above which it is measured once, in milliseconds. */
const [floorMs, sureMs] = [isSmoke ? Number.POSITIVE_INFINITY : 15, 1_000];
const repetitions = 4;
/** How much larger the inputs of each attempt are. */
const attemptFactors = [1, 2, 4, 1, 2, 4];

const workspaces = { server, web, engine, inputs, 'test cases': testCases, transfer };
let steep = 0;
for (const [workspace, cases] of Object.entries(workspaces)) {
  for (const each of cases) {
    const { family, growth } = findSteepestGrowth(each);
    if (growth > growthMax) steep += 1;
    const verdict = growth > growthMax ? 'TOO STEEP' : 'ok';
    process.stdout.write(
      `${workspace.padEnd(12)}${each.name.padEnd(48)}${growth.toFixed(1).padStart(6)} × ${verdict.padEnd(11)}${growth > 1 ? family : ''}\n`,
    );
  }
}
reportRow({ work: 'growth-of-texts: functions that grow too steeply', ratio: steep, unit: '', atMost: 0 });
process.stdout.write(`${steep} functions grow by more than ${growthMax} × when the input doubles\n`);

/**
 * Runs a function with inputs of a size and of twice the size, and returns how many times longer the second took; 1
 * when both are fast. Measures processor time, the best of several runs, and repeats steep growth with larger inputs,
 * where the collection of garbage and the compiler matter less.
 */
function measureGrowth(run: GrowthCase['run'], family: InputFamily<unknown>, size: number): number {
  if (measureMs(run, family(2 * size)) < floorMs) return 1;
  let least = Number.POSITIVE_INFINITY;
  for (const factor of attemptFactors) {
    const [input, double] = [family(factor * size), family(2 * factor * size)];
    let [best, bestOfDouble] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let repetition = 0; repetition < repetitions && bestOfDouble >= floorMs; repetition += 1) {
      best = Math.min(best, measureMs(run, input));
      bestOfDouble = Math.min(bestOfDouble, measureMs(run, double));
    }
    if (bestOfDouble < floorMs) return 1;
    least = Math.min(least, bestOfDouble / Math.max(best, 0.1));
    if (least <= growthMax || bestOfDouble > sureMs) break;
  }
  return least;
}

function measureMs(run: GrowthCase['run'], input: unknown): number {
  const before = process.cpuUsage();
  run(input as never);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The family of inputs with the steepest growth for a function, and how many times longer the double input takes. */
function findSteepestGrowth({ run, families, size }: GrowthCase): {
  readonly family: string;
  readonly growth: number;
} {
  let steepest = { family: 'none', growth: 1 };
  for (const [name, family] of families) {
    const growth = measureGrowth(run, family, isSmoke ? Math.ceil(size / 50) : size);
    if (growth > steepest.growth) steepest = { family: name, growth };
  }
  return steepest;
}
