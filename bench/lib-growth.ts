import type { GrowthCase, InputFamily } from '../packages/test-kit/src/index.ts';

/** How much longer twice the input may take. */
export const growthMax = 2.5;
/** Processor time below which growth is not measured, and above which it is measured once, in milliseconds. */
const [floorMs, sureMs] = [15, 1_000];
const repetitions = 4;
/** How much larger the inputs of each attempt are. */
const attemptFactors = [1, 2, 4, 1, 2, 4];

/**
 * Runs a function with inputs of a size and of twice the size, and returns how many times longer the second took; 1 when
 * both are fast. Measures processor time, the best of several runs, and repeats steep growth with larger inputs, where the
 * collection of garbage and the compiler matter less.
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

/** The family of inputs with which a function grows most, and how many times longer the double input takes. */
export function findSteepestGrowth({ run, families, size }: GrowthCase): {
  readonly family: string;
  readonly growth: number;
} {
  let steepest = { family: 'none', growth: 1 };
  for (const [name, family] of families) {
    const growth = measureGrowth(run, family, size);
    if (growth > steepest.growth) steepest = { family: name, growth };
  }
  return steepest;
}
