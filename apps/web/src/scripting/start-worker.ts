// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './script-worker.ts?worker&url';
import type { ScriptWorker } from './script-thread.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The page's policy requires a trusted script address; this policy trusts the address of the one worker only. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('confab-script-worker', {
  createScriptURL(address) {
    if (address !== workerAddress) throw new TypeError('Only the worker of schema scripts is started here.');
    return address;
  },
});

/** Starts the worker in which schema scripts run. */
export function startWorker(): ScriptWorker {
  const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, {
    type: 'module',
    name: 'schema-scripts',
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
    send: (request) => worker.postMessage(request),
    onAnswer: (handler) => worker.addEventListener('message', ({ data }) => handler(data)),
    onError: (handler) => worker.addEventListener('error', ({ message }) => handler(message || 'the worker failed')),
    end: () => worker.terminate(),
  };
}
