import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer } from 'vitest/node';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Files that take longer than their size suggests. A stage that ended with one would leave a processor idle; one that
 * is missing here only costs time.
 */
const longFiles = [
  'apps/server/src/testing/fuzz/fuzz.routes.test.ts',
  'apps/server/src/testing/growth/edit-memory.test.ts',
  'apps/server/src/backup-commands.routes.test.ts',
  'apps/server/src/access/unverified.test.ts',
  'apps/server/src/db/backups/backups.test.ts',
  'apps/server/src/db/backups/copy-database.test.ts',
  'apps/server/src/live/two-processes.test.ts',
].map((path) => root + path);
const missing = longFiles.filter((path) => !existsSync(path));
if (missing.length > 0)
  throw new Error(`config/vitest/longest-first.mjs names files that do not exist: ${missing.join(', ')}`);

/**
 * Begins each project with its long files. The others follow as Vitest sorts them: by their last duration, or by their
 * size if it is unknown, as in a clean clone.
 */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const byProject = new Map();
    for (const file of await super.sort(files)) {
      const ofProject = byProject.get(file.project.name) ?? { long: [], others: [] };
      byProject.set(file.project.name, ofProject);
      (longFiles.includes(file.moduleId) ? ofProject.long : ofProject.others).push(file);
    }
    return [...byProject.values()].flatMap(({ long, others }) => [...long, ...others]);
  }
}
