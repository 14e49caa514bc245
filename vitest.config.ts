import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listServerTests } from './config/vitest/list-server-tests.mjs';
import { LongestFirst } from './config/vitest/longest-first.mjs';

const serverTests = listServerTests();
/** Tests of the web client against a server that they open. */
const sessionTests = 'e2e/sessions/**/*.test.ts';

/**
 * Tests by what they run against: `rules` values, `web` a document, `routes` the server over HTTP, including the web client's
 * own code (on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names one), `postgres` those of the routes that
 * can differ on PostgreSQL, `server` parts of the server alone.
 *
 * The test files of a worker share its process: starting one and loading the libraries for each file takes longer than
 * the tests (docs/decisions/2026-11-22-test-time.md).
 */
export default defineConfig({
  test: {
    isolate: false,
    // The default leaves one processor unused, which is half of two.
    maxWorkers: availableParallelism(),
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['config/vitest/fixed-seed.ts'],
    // By default a second, which is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'dev/tools/**/*.test.mjs', 'bench/harness/*.test.ts'],
          environment: 'node',
          // Property tests of convergence take seconds of processor time, and more on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['config/vitest/fixed-seed.ts', 'config/vitest/web-setup.ts'],
          alias: [
            {
              find: /^@mantine\/core$/,
              replacement: fileURLToPath(new URL('config/vitest/mantine-core.mjs', import.meta.url)),
            },
          ],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
      ...(['routes', 'postgres', 'server'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          include: name === 'routes' ? [...serverTests.routes, sessionTests] : serverTests[name],
          environment: 'node',
          // Tests wait for what they expect. The limits are for machines that are busy with other work.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // After the tests of rules, which have another number of workers.
          sequence: { groupOrder: 1 },
        },
      })),
    ],
  },
});
