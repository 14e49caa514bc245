import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSourceLoader } from '../start-thread.ts';

/** The largest file in blocks of 512 bytes: the loader of sources has a cache, and the bundled process may write nothing. */
const fileBlocksMax = 32_768;
/** Processor time of one process in seconds; the pool replaces a process before that. */
const processSecondsMax = 300;

/** The heap limit of V8 in MB. The sandbox limits its own memory separately. */
const memory = '--max-old-space-size=64';

/**
 * Starts a process for author code, without environment, input or output, and with one message channel.
 *
 * The bundled process may read only its own files, and may not write files or start processes. In development it runs
 * from source without these limits, because the loader needs more permissions.
 */
export function startCodeProcess(): ChildProcess {
  const bundled = ['./code-process.js', '../code-process.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((file) => existsSync(file));
  const parameters = bundled
    ? [memory, ...createPermissionFlags(bundled), bundled]
    : [memory, '-e', createSourceLoader(new URL('./code-process.ts', import.meta.url))];
  const [command, leading] = limitResources();
  const started = spawn(command, [...leading, ...parameters], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
  return started;
}

/**
 * The command that limits the resources of the process and then becomes Node (JS-1): no core dumps, files of at
 * most 16 MB, 64 open files, five minutes of processor time and 1 GB of data. Node cannot set such limits itself, and Windows
 * has none.
 */
function limitResources(): readonly [command: string, leadingParameters: readonly string[]] {
  if (process.platform === 'win32') return [process.execPath, []];
  const limits = ['-c 0', `-f ${fileBlocksMax}`, '-n 64', `-t ${processSecondsMax}`, '-d 1048576'];
  const script = `${limits.map((limit) => `ulimit ${limit}`).join('; ')}; exec "$0" "$@"`;
  return ['/bin/sh', ['-c', script, process.execPath]];
}

/** The flags of Node's permission model, whose name depends on the Node version. */
function createPermissionFlags(bundled: string): readonly string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) =>
    process.allowedNodeEnvironmentFlags.has(one),
  );
  if (flag === undefined) return [];
  const engine = dirname(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));
  return [flag, ...[dirname(bundled), engine].map((folder) => `--allow-fs-read=${join(folder, '*')}`)];
}
