/**
 * Whether the benchmark runs in its smallest form (`npm run bench -- --smoke`), which shows that it works. Its figures
 * mean nothing, and no goal is judged.
 */
export const isSmoke = process.env.BENCH_SMOKE === '1';

/**
 * A size of a benchmark: the number in an environment variable, if one is set, else `usual`, and `smallest` in the
 * smallest form.
 *
 * @throws when the variable is not a number above 0
 */
export function readSize(usual: number, smallest: number, variable?: string): number {
  const given = variable === undefined ? undefined : process.env[variable];
  if (given === undefined || given === '') return isSmoke ? smallest : usual;
  const size = Number(given);
  if (!(size > 0)) throw new Error(`${variable} is '${given}', not a number above 0.`);
  return size;
}
