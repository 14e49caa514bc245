import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { createSourceLoader } from '../../start-thread.ts';

/** The heap limit in megabytes. The edits need 67; if each left a program in memory, they would need far more. */
const heapMegabytes = 160;

/** Runs a module in a process with a bounded heap. @returns what it printed, and how it ended */
function runWithHeap(module: URL): Promise<{ readonly printed: string; readonly code: number | null }> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, '-e', createSourceLoader(module)]);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  child.stderr.on('data', (chunk) => (printed += String(chunk)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ printed, code })));
}

test('edits of a project of 5,000 nodes, each followed by a step of the simulator, fit into a bounded heap', async () => {
  const { printed, code } = await runWithHeap(new URL('../../testing/growth/edit-large-project.ts', import.meta.url));
  expect([code, printed.slice(-2_000)]).toEqual([0, expect.stringContaining('40 edits')]);
});
