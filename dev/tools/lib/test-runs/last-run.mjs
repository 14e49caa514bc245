import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the description of the previous run, so that a run that is interrupted leaves none.
 *
 * @param folder the folder of `last-run.json`
 * @returns a function that writes the description of the run that begins, to be called at its end
 */
export function beginRun(folder) {
  const path = join(folder, 'last-run.json');
  rmSync(path, { force: true });
  return (summary) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(summary, null, 2)}\n`);
  };
}
