// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './script-worker.ts?worker&url';
import type { ScriptWorker } from './script-thread.ts';
import { trustWorkerAddress } from '../platform/workers/trust-worker-address.ts';

const trustedAddress = trustWorkerAddress('confab-script-worker', workerAddress);

/** Starts the worker in which schema scripts run. */
export function startWorker(): ScriptWorker {
  const worker = new Worker(trustedAddress, { type: 'module', name: 'schema-scripts' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
    send: (request) => worker.postMessage(request),
    onAnswer: (handler) => worker.addEventListener('message', ({ data }) => handler(data)),
    onError: (handler) => worker.addEventListener('error', ({ message }) => handler(message || 'the worker failed')),
    end: () => worker.terminate(),
  };
}
