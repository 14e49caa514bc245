import type { ScriptOutcome, ScriptRunner } from '@confab/scripting';
import { createContext, use, type ReactNode } from 'react';

let inWorker: Promise<ScriptRunner> | undefined;

/** Runs schema scripts in a worker of the browser; the worker and its code are loaded with the first script. */
export const workerRunner: ScriptRunner = {
  async run(call) {
    try {
      inWorker ??= load();
      return await (await inWorker).run(call);
    } catch (error) {
      inWorker = undefined;
      return { type: 'failed', reason: 'unavailable', problem: String(error) } satisfies ScriptOutcome;
    }
  },
};

async function load(): Promise<ScriptRunner> {
  const [{ createScriptThread }, { startWorker }] = await Promise.all([
    import('./script-thread.ts'),
    import('./start-worker.ts'),
  ]);
  return createScriptThread(startWorker);
}

const unavailableRunner: ScriptRunner = {
  run: () => Promise.resolve({ type: 'failed', reason: 'unavailable', problem: 'no script runner is provided' }),
};

const Runner = createContext<ScriptRunner>(unavailableRunner);

/** Provides the runner of schema scripts to the forms below. */
export function ScriptRunnerProvider({ runner, children }: { runner: ScriptRunner; children: ReactNode }) {
  return <Runner value={runner}>{children}</Runner>;
}

/** The runner of schema scripts. */
export function useScriptRunner(): ScriptRunner {
  return use(Runner);
}
