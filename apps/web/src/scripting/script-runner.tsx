import type { ScriptOutcome, ScriptRunner } from '@confab/scripting';
import { createContext, use, type ReactNode } from 'react';

let inWorker: Promise<ScriptRunner> | undefined;

/** The page's own runner; what it needs is loaded with the first script. */
const workerRunner: ScriptRunner = {
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

const Runner = createContext<ScriptRunner>(workerRunner);

/** Gives the forms below it another place where schema scripts run; tests run them beside themselves. */
export function ScriptRunnerProvider({ runner, children }: { runner: ScriptRunner; children: ReactNode }) {
  return <Runner value={runner}>{children}</Runner>;
}

/** Where schema scripts run: a worker of the browser, started with the first one. */
export function useScriptRunner(): ScriptRunner {
  return use(Runner);
}
