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
        'make-seed': 'src/make-seed.ts',
        // A thread of its own: what it imports is bundled with it, not with the server.
        'script-worker': 'src/scripting/script-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@confab\//] },
});
