import { defineConfig } from 'vite';

/** Bundles the server and our own packages; what comes from npm stays in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        restore: 'src/restore.ts',
        staff: 'src/staff.ts',
        seed: 'src/seed.ts',
        'make-seed': 'src/make-seed.ts',
        // Threads and processes of their own: what they import is bundled with them, not with the server.
        'embedded-engine-thread': 'src/db/embedded-engine-thread.ts',
        'script-worker': 'src/scripting/script-worker.ts',
        'worker-entry': 'src/workers/worker-entry.ts',
        'code-process': 'src/scripting/code-process.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@confab\//] },
});
