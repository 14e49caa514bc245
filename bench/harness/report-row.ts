import { appendFileSync } from 'node:fs';

/** What a benchmark found out about one piece of work, for the table of `npm run bench`. */
interface BenchResult {
  readonly work: string;
  /** The measured value in the unit; by default its ratio to the floor or the peer. */
  readonly ratio: number;
  /** `x` by default. */
  readonly unit?: string;
  /** The goal; without either, the row only informs. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

/**
 * Adds a row to the table: a line of JSON in the file that `BENCH_ROWS` names. Without the variable, nothing collects
 * rows. A ratio that is not a number, as without an installed peer, is left out.
 */
export function reportRow(result: BenchResult): void {
  const file = process.env.BENCH_ROWS;
  if (file && Number.isFinite(result.ratio)) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
