import type { IntentEvaluation, ProjectSource } from '@confab/dialog-engine';
// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './evaluation-worker.ts?worker&url';
import type { EvaluationReport } from './evaluation-worker.ts';
import { trustWorkerAddress } from '../../../platform/workers/trust-worker-address.ts';

const trustedAddress = trustWorkerAddress('confab-evaluation-worker', workerAddress);

export interface EvaluationHandlers {
  /** `done` is between 0 and 1. */
  readonly onProgress: (done: number) => void;
  readonly onResult: (evaluation: IntentEvaluation) => void;
  readonly onFailure: () => void;
}

/** Evaluates the intents of a project in a worker, and returns a function that cancels the evaluation. */
export function startEvaluation(source: ProjectSource, handlers: EvaluationHandlers): () => void {
  if (typeof Worker === 'undefined') return evaluateInSlices(source, handlers);
  const worker = new Worker(trustedAddress, { type: 'module', name: 'intent-evaluation' });
  worker.addEventListener('message', ({ data }: MessageEvent<EvaluationReport>) => {
    if (data.type === 'progress') return handlers.onProgress(data.done);
    worker.terminate();
    return handlers.onResult(data.evaluation);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    handlers.onFailure();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
  worker.postMessage(source);
  return () => worker.terminate();
}

/** Without workers the evaluation runs here, in slices shorter than a frame. */
function evaluateInSlices(source: ProjectSource, { onProgress, onResult, onFailure }: EvaluationHandlers): () => void {
  let isCancelled = false;
  async function run() {
    const { compile, evaluateIntents } = await import('@confab/dialog-engine');
    const work = evaluateIntents(source, compile(source));
    while (!isCancelled) {
      for (const end = performance.now() + sliceMs; performance.now() < end;) {
        const { done, value } = work.next();
        if (done) return onResult(value);
        onProgress(value.done);
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  run().catch(onFailure);
  return () => {
    isCancelled = true;
  };
}

const sliceMs = 8;
