import { defineConfig } from 'vitest/config';

/**
 * Tests by what they run against: `rules` values, `web` a document, `routes` the server over HTTP
 * (on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names one).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['packages/*/src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['config/vitest/web-setup.ts'],
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
      {
        test: {
          name: 'routes',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
