import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'apps/server/src';
/** What opens the database that TEST_DATABASE_URL names. */
const opensDatabase = /\b(?:setUpServer|openTestApp|openTestDatabase)\b/;

/**
 * Sorts the test files of the server, as paths from the root. `routes` open the database of the stage, so they run on
 * each. `server` files would do the same again, so they run once.
 */
export function listServerTests() {
  const files = readdirSync(root + folder, { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
  const opens = (path) => opensDatabase.test(readFileSync(root + path, 'utf8'));
  return { routes: files.filter(opens), server: files.filter((path) => !opens(path)) };
}
