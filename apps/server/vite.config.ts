import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { defineConfig, runnerImport, type Plugin } from 'vite';

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
 * Bundles the catalogue as it is when it was read and checked, which takes a tenth of a start. A build with faults in the data of the
 * catalogue fails.
 */
function checkedCatalogue(): Plugin {
  const file = resolve('../../packages/catalogue/src/load-catalogue.ts');
  return {
    name: 'checked-catalogue',
    apply: 'build',
    async load(id) {
      if (id !== file) return undefined;
      const { module } = await runnerImport<{ loadCatalogue: () => object }>(file);
      const catalogue = module.loadCatalogue();
      const text = JSON.stringify(catalogue);
      if (!isDeepStrictEqual(JSON.parse(text), catalogue))
        throw new Error('The catalogue has values that JSON has not.');
      // A text is read faster than the same values written as code.
      return `export const loadCatalogue = () => JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

/**
 * The libraries that every start loads: a file to find and open for each of their modules took a fifth of a start. Others stay in
 * node_modules: those with native code or threads of their own, and what is loaded when it is needed.
 */
const bundledLibraries = [
  '@fastify/busboy',
  '@opentelemetry/api',
  'avvio',
  'fastify',
  'fflate',
  'find-my-way',
  'ipaddr.js',
  'kysely',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'saxes',
  'speechmarkdown-js',
  'write-excel-file',
  'ws',
  'yaml',
  'yauzl',
  'yazl',
  'zod',
];

/** Bundles the server, our own packages and the libraries above. */
export default defineConfig({
  plugins: [templateMedia(), checkedCatalogue()],
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
  ssr: { noExternal: [/^@confab\//, ...bundledLibraries] },
});
