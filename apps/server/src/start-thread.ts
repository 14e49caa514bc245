import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from the entry of that name in the build, or in development from its source with a loader.
 *
 * @param entry the name of the bundled file, such as `script-worker`; the build lists it as an input.
 * @param source the address of the source module.
 */
export function startThread(entry: string, source: URL, options: WorkerOptions = {}): Worker {
  const bundled = [`./${entry}.js`, `../${entry}.js`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((file) => existsSync(file));
  const settings: WorkerOptions = { env: {}, name: entry, execArgv: [], ...options };
  return bundled ? new Worker(bundled, settings) : new Worker(createSourceLoader(source), { ...settings, eval: true });
}

/** A program that loads a TypeScript module; also the argument of `node -e`. */
export function createSourceLoader(source: URL): string {
  // Loads the ES module of tsx, because its CommonJS build requires a file that the package lacks.
  const hooks = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'));
  const loader = JSON.stringify(new URL('./api/index.mjs', hooks).href);
  const module = JSON.stringify(source.href);
  return `import(${loader}).then(({ tsImport }) => tsImport(${module}, ${module}))`;
}
