import { transformAsync } from '@babel/core';
import react from '@vitejs/plugin-react';
import { gzipSync, brotliCompressSync, constants } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig, type Plugin } from 'vite';
import { fileGroups } from './file-groups.ts';

/** In development the server's own port, which `npm run dev` names. */
const server = `http://127.0.0.1:${process.env.PORT ?? 4001}`;
const ours = /\/(?:apps\/web|packages\/ui)\/src\//;

/** Runs the React Compiler over our own components, so that none of them memoises by hand. */
function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!ours.test(file) || !/\.tsx?$/.test(file) || !/from '(?:react|@mantine|wouter)|<[A-Za-z]/.test(code))
        return undefined;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: [['babel-plugin-react-compiler', { target: '19' }]],
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
      });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  };
}

/** Writes each asset packed as well, once, so that the server packs nothing while it serves. */
function packed(): Plugin {
  return {
    name: 'packed-assets',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(?:js|css|svg|wasm)$/.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        );
      }
    },
  };
}

/**
 * The script that puts an assistant into pages of other people: one file for a plain script element, so it shares
 * nothing with the pages and leaves no name behind. The server gives it out under an address that never changes.
 */
function embedScript(): Plugin {
  let folder = 'dist';
  return {
    name: 'embed-script',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: 'es2022',
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/embed/main.ts',
            output: { format: 'iife', entryFileNames: 'embed.js' },
          },
        },
      });
    },
  };
}

/**
 * Removes unused parts of the schema library, about 10 kB of the sign-in page: JSON Schema output, the library's own
 * error messages, which are never shown, the compiler of schemas, which the policy of the page forbids, and the support
 * of values that contain themselves, which JSON cannot express.
 * Calling a removed function throws an error that explains why.
 */
function leanSchemas(): Plugin {
  const replaced = {
    '/zod/v4/locales/en.js': `export default () => ({ localeError: () => 'Invalid input' });`,
    '/zod/v4/core/doc.js': `export function Doc() { throw new Error('Schemas are not compiled in the client.'); }`,
    '/zod/v4/core/memoizer.js': `export const memoizer = () => undefined, isRecursiveSchema = () => false, isBackEdge = () => false;`,
  };
  const printers = ['/zod/v4/core/to-json-schema.js', '/zod/v4/core/json-schema-processors.js'];
  const settings = '/zod/v4/core/core.js';
  return {
    name: 'lean-schemas',
    apply: 'build',
    transform(code, id) {
      for (const [file, replacement] of Object.entries(replaced))
        if (id.endsWith(file)) return { code: replacement, map: null };
      // The same setting as in page-policy.ts, but before the first schema, which may be in an earlier chunk.
      if (id.endsWith(settings)) return { code: `${code}\nglobalConfig.jitless = true;`, map: null };
      if (!printers.some((file) => id.endsWith(file))) return undefined;
      // Keeps the beginning of the second file, because other code needs the function there.
      const kept = id.endsWith(printers[1] ?? '') ? code.slice(0, code.search(/^export const \w+Processor\b/m)) : '';
      const left = code.slice(kept.length);
      const names = [...left.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => `leftOut as ${name}`);
      const others = [...left.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => `leftOut as ${name}`);
      return {
        code: `${kept}\nfunction leftOut() { throw new Error('JSON Schemas are left out of the client.'); }\nexport { ${[...names, ...others].join(', ')} };`,
        map: null,
      };
    },
  };
}

/**
 * Shortens the lists of files that are loaded together with one that a script loads on demand: what the script imports
 * itself is there already. For an authoring page that is some kilobytes of names.
 */
function createShortPreloads() {
  const importsOf = new Map<string, readonly string[]>();

  function listImported(file: string, found = new Set<string>()): ReadonlySet<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const other of importsOf.get(file) ?? []) listImported(other, found);
    return found;
  }

  const plugin: Plugin = {
    name: 'short-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') importsOf.set(chunk.fileName, chunk.imports);
      },
    },
  };
  return {
    plugin,
    list(
      _file: string,
      files: string[],
      { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
    ) {
      if (hostType === 'html') return files;
      const imported = listImported(hostId);
      return files.filter((file) => !imported.has(file));
    },
  };
}
const shortPreloads = createShortPreloads();

export default defineConfig({
  plugins: [reactCompiler(), react(), leanSchemas(), shortPreloads.plugin, packed(), embedScript()],
  // Replaces the router's shim for old versions of React; the current one has the function itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: shortPreloads.list },
    // What dev/tools/checks/page-sizes.mjs adds up.
    manifest: true,
    // A font or picture inside a style is something the page's policy does not let in.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', chat: 'chat.html' },
      // The index of a feature only passes names on: who uses one of them loads no other.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[\w/-]{1,100}\/index\.ts$/, sideEffects: false }] },
      output: { codeSplitting: { groups: fileGroups } },
    },
  },
  server: {
    allowedHosts: ['.localhost'],
    proxy: {
      '/api': server,
      '/channels': server,
      '/dev': server,
      '/template-media': server,
      '/hub': { target: server, ws: true },
    },
  },
});
