import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** V8's own memory; that of the machine in which code runs is bounded by the machine. */
const memory = '--max-old-space-size=64';

/**
 * Starts a process for the code of authors: nothing of the server's environment, no input, no output, one channel.
 *
 * As bundled it may read its own files and nothing else, write nothing and start nothing; from source it is read by the
 * loader of development, which needs more than that.
 */
export function startCodeProcess(): ChildProcess {
  const bundled = ['./code-process.js', '../code-process.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((file) => existsSync(file));
  const parameters = bundled ? [memory, ...confined(bundled), bundled] : [memory, '-e', fromSource()];
  const started = spawn(process.execPath, parameters, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  started.unref();
  started.channel?.unref();
  return started;
}

/** Node's own fence; its name changed when it was no longer an experiment. */
function confined(bundled: string): readonly string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  );
  if (flag === undefined) return [];
  const engine = dirname(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));
  return [flag, ...[dirname(bundled), engine].map((folder) => `--allow-fs-read=${join(folder, '*')}`)];
}

function fromSource(): string {
  // Asked for as a module: its CommonJS form looks for a file that it does not bring.
  const hooks = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'));
  const loader = JSON.stringify(new URL('./api/index.mjs', hooks).href);
  const source = JSON.stringify(new URL('./code-process.ts', import.meta.url).href);
  return `import(${loader}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
}
