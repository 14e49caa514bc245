import type { IntentEvaluation, ProjectSource } from '@confab/dialog-engine';
import { applyEdit, type InputEdit } from '@confab/inputs';
import { useEffect, useState } from 'react';
import type { SampleTools } from '../../../definitions/index.ts';

/** How many held-out samples are recognised without and with new samples. */
export interface Accuracy {
  readonly before: Pick<IntentEvaluation, 'correctCount' | 'triedCount'>;
  readonly after: Pick<IntentEvaluation, 'correctCount' | 'triedCount'>;
}

export type Measurement =
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'done'; readonly accuracy: Accuracy }
  | { readonly state: 'failed' | 'stopped' };

interface Measured {
  readonly source: ProjectSource;
  readonly edits: readonly InputEdit[];
}

/**
 * Measures by holding out what edits of the project change, in the worker that evaluates intents; without edits nothing
 * is measured. The same object is measured once.
 */
export function useAccuracy(measured: Measured | undefined, startEvaluation: (typeof SampleTools)['startEvaluation']) {
  const [result, setResult] = useState<{ readonly of: Measured; readonly measurement: Measurement }>();
  const { state } = (result?.of === measured && result?.measurement) || { state: undefined };
  const isStopped = state === 'stopped' || state === 'failed';
  useEffect(() => {
    if (!measured || isStopped) return undefined;
    const { source, edits } = measured;
    const set = (measurement: Measurement) => setResult({ of: measured, measurement });
    const report = (from: number) => (done: number) => set({ state: 'running', done: from + done / 2 });
    const onFailure = () => set({ state: 'failed' });
    let cancel = startEvaluation(source, {
      onProgress: report(0),
      onFailure,
      onResult(before) {
        const { values } = source.project;
        const project = { ...source.project, values: edits.reduce((now, edit) => applyEdit(now, edit).values, values) };
        cancel = startEvaluation(
          { ...source, project },
          {
            onProgress: report(0.5),
            onFailure,
            onResult: (after) => set({ state: 'done', accuracy: { before, after } }),
          },
        );
      },
    });
    return () => cancel();
  }, [measured, isStopped, startEvaluation]);
  const measurement = result && result.of === measured ? result.measurement : undefined;
  return {
    measurement: measurement ?? (measured ? { state: 'running' as const, done: 0 } : undefined),
    stop: () => measured && setResult({ of: measured, measurement: { state: 'stopped' } }),
    measure: () => setResult(undefined),
  };
}
