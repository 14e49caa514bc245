import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Copies the pictures and sounds of the templates, which the server reads while it runs. */
function templateMedia(): Plugin {
  const templates = '../../packages/catalogue/data/templates';
  return {
    name: 'template-media',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const id of readdirSync(templates)) {
        const from = join(templates, id, 'media');
        if (existsSync(from)) cpSync(from, join(dir, 'template-media', id, 'media'), { recursive: true });
      }
    },
  };
}

/**
 * Bundles the server, our own packages and the libraries that consist of many small modules: a file to find and open for each
 * of them took a tenth of a start. Other libraries stay in node_modules.
 */
export default defineConfig({
  plugins: [templateMedia()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        staff: 'src/staff.ts',
        seed: 'src/seed.ts',
        'make-seed': 'src/make-seed.ts',
        // Threads and processes of their own: what they import is bundled with them, not with the server.
        'embedded-engine-thread': 'src/db/embedded-engine-thread.ts',
        'copy-folder-thread': 'src/db/backups/copy-folder-thread.ts',
        'script-worker': 'src/scripting/script-worker.ts',
        'worker-entry': 'src/worker-thread/worker-entry.ts',
        'code-process': 'src/scripting/code-process.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@confab\//, 'kysely', 'write-excel-file', 'yaml', 'zod'] },
});
