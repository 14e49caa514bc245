import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from 'vite';

const entry = fileURLToPath(new URL('./code-process.ts', import.meta.url));
const sourceFolder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Lists the modules that a module imports, those of its imports included, as paths from the root of the repository. */
async function listModules(input: string) {
  let modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, write: false, rollupOptions: { input } },
    // Libraries are bundled too, unlike in the real build, so that their modules are listed.
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'list-modules',
        buildEnd() {
          modules = [...this.getModuleIds()].map((id) => id.replace(sourceFolder, ''));
        },
      },
    ],
  });
  return modules;
}

test('the process of author code loads few files, and no library but the engine (JS-1)', async () => {
  const modules = await listModules(entry);
  // The process may open 64 files, and a loader may open all modules that it knows of at once.
  const own = modules.filter((path) => path.startsWith('apps/') || path.startsWith('packages/'));
  expect(own.toSorted()).toEqual([
    'apps/server/src/scripting/code-process.ts',
    'packages/scripting/src/author-code.ts',
    'packages/scripting/src/author.ts',
    'packages/scripting/src/code-console.ts',
    'packages/scripting/src/code-messages.ts',
    'packages/scripting/src/machine.ts',
    'packages/scripting/src/run-author-code.ts',
  ]);
  const libraries = modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(libraries)]).toEqual(['quickjs-wasi']);
  expect(modules.length).toBeLessThan(20);
});
