import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['packages/*/src/**/*.test.ts'], exclude: ['packages/ui/**'], environment: 'node' } },
    ],
  },
});
