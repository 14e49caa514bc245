import { selectLanguage, type IntentEvaluation } from '@confab/dialog-engine';
import { useEffect, useRef, useState } from 'react';
import { useEditingSession, type EditingSession } from '../../../editing/index.ts';
import { useWritingLanguage } from '../../translations/index.ts';
import { readProjectSource } from '../../validation/index.ts';
import type { IntentRow } from '../rows/read-definition-rows.ts';
import { startEvaluation } from './start-evaluation.ts';

/** The last evaluation of a project, its language and the samples it was made of. */
interface KnownEvaluation {
  readonly language: string | undefined;
  readonly samples: string;
  readonly evaluation: IntentEvaluation;
}

/** Evaluations outlive the page, until the project is closed. */
const knownEvaluations = new WeakMap<EditingSession, KnownEvaluation>();

/** The evaluation of the project's intents, which starts on demand. */
export interface Evaluation {
  readonly result: IntentEvaluation | undefined;
  /** Whether samples changed since the result. */
  readonly isOutdated: boolean;
  /** Between 0 and 1; undefined while nothing runs. */
  readonly progress: number | undefined;
  readonly isFailed: boolean;
  readonly start: () => void;
  readonly cancel: () => void;
}

export function useEvaluation(intents: readonly IntentRow[]): Evaluation {
  const session = useEditingSession();
  const { further: language } = useWritingLanguage();
  const [last, setLast] = useState(() => knownEvaluations.get(session));
  const known = last?.language === language ? last : undefined;
  const [progress, setProgress] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  const cancelRunning = useRef<() => void>(undefined);
  useEffect(() => () => cancelRunning.current?.(), []);
  const samples = JSON.stringify(intents.map(({ id, samples: own }) => [id, own]));

  function cancel() {
    cancelRunning.current?.();
    cancelRunning.current = undefined;
    setProgress(undefined);
  }
  function start() {
    cancel();
    const source = readProjectSource(session);
    setFailed(source === undefined);
    if (!source) return;
    setProgress(0);
    cancelRunning.current = startEvaluation(language === undefined ? source : selectLanguage(source, language), {
      onProgress: setProgress,
      onResult(evaluation) {
        const made = { language, samples, evaluation };
        knownEvaluations.set(session, made);
        setLast(made);
        setProgress(undefined);
      },
      onFailure() {
        setFailed(true);
        setProgress(undefined);
      },
    });
  }
  return {
    result: known?.evaluation,
    isOutdated: known !== undefined && known.samples !== samples,
    progress,
    isFailed,
    start,
    cancel,
  };
}
