// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './route-worker.ts?worker&url';
import type { RouteAnswer, RouteMessage } from './route-worker.ts';
import { trustWorkerAddress } from '../../../platform/workers/trust-worker-address.ts';

const trustedAddress = trustWorkerAddress('confab-route-worker', workerAddress);

/** The worker that routes edges. */
export interface RouteWorker {
  send(message: RouteMessage): void;
  end(): void;
}

/** Starts the worker that routes edges; undefined where there are no workers, as edges can be drawn without it. */
export function startRouteWorker(onAnswer: (answer: RouteAnswer) => void): RouteWorker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(trustedAddress, { type: 'module', name: 'canvas-routes' });
  worker.addEventListener('message', ({ data }) => onAnswer(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
