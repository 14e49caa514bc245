import { compile, evaluateIntents, type IntentEvaluation, type ProjectSource } from '@confab/dialog-engine';

/** What the worker reports: progress between 0 and 1, then the result. */
export type EvaluationReport =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'result'; readonly evaluation: IntentEvaluation };

const reportEveryMs = 100;

/** Evaluates the intents of a project and reports progress a few times in a second. */
function evaluate(source: ProjectSource, report: (message: EvaluationReport) => void) {
  const work = evaluateIntents(source, compile(source));
  let nextAt = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return report({ type: 'result', evaluation: value });
    if (performance.now() < nextAt) continue;
    nextAt = performance.now() + reportEveryMs;
    report({ type: 'progress', done: value.done });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ProjectSource>) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin; that is for windows
  evaluate(data, (message) => self.postMessage(message)),
);
