import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'apps/server/src';
/** The functions that open the database that TEST_DATABASE_URL names. */
const opensDatabase = /\b(?:setUpServer|openTestApp|openTestDatabase)\b/;

/** The module that a test file imports to run on PostgreSQL as well. */
const marker = '/testing/runs-on-postgres.ts';

/**
 * Sorts the test files of the server, as paths from the root. `routes` open the database of the stage. `postgres` are
 * those that test behaviour that can differ on PostgreSQL, marked by an import. `server` files open no database of the
 * stage, so they run once.
 */
export function listServerTests() {
  const files = readdirSync(root + folder, { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
  const texts = new Map(files.map((path) => [path, readFileSync(root + path, 'utf8')]));
  const routes = files.filter((path) => opensDatabase.test(texts.get(path)));
  return {
    routes,
    postgres: routes.filter((path) => texts.get(path).includes(marker)),
    server: files.filter((path) => !routes.includes(path)),
  };
}
