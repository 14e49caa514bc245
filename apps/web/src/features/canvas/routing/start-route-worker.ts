// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './route-worker.ts?worker&url';
import type { RouteAnswer, RouteMessage } from './route-worker.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The page's policy requires a trusted script address; this policy trusts the address of the one worker only. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('confab-route-worker', {
  createScriptURL(address) {
    if (address !== workerAddress) throw new TypeError('Only the worker that routes edges is started here.');
    return address;
  },
});

/** The worker that routes edges. */
export interface RouteWorker {
  send(message: RouteMessage): void;
  end(): void;
}

/** Starts the worker that routes edges; undefined where there are no workers, as edges can be drawn without it. */
export function startRouteWorker(onAnswer: (answer: RouteAnswer) => void): RouteWorker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, {
    type: 'module',
    name: 'canvas-routes',
  });
  worker.addEventListener('message', ({ data }) => onAnswer(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
    send: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
