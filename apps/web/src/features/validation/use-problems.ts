import type { FoundProblem } from '@confab/dialog-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../live/live-context.tsx';
import type { ItemSchemas } from '../tree/index.ts';
import { followProblems } from './follow-problems.ts';
import { words } from './words.ts';

/** Opening all workflows of a larger project is too slow to happen unasked. */
const maxNodes = 2_000;

/**
 * How far the check of a project is: not begun, because the project is large and its author has to start it; under way;
 * or finished at least once.
 */
export type CheckState = 'notChecked' | 'checking' | 'checked';

export interface ProblemCheck {
  /** In the interface language; those of the last check. */
  readonly problems: readonly FoundProblem[];
  readonly state: CheckState;
  /** Opens all workflows of a large project and checks it. */
  readonly start: () => void;
}

/** The problems of a project, updated a moment after the last change. */
export function useProblems(session: EditingSession, schemas: ItemSchemas): ProblemCheck {
  const [problems, setProblems] = useState<readonly FoundProblem[]>([]);
  const [state, setState] = useState<CheckState>('checking');
  const [isStarted, setStarted] = useState(false);
  const say = useWords(words);
  const api = useApi();
  const client = useQueryClient();
  const live = useLive();
  useEffect(
    () =>
      followProblems({
        session,
        schemas,
        api,
        client,
        live,
        maxNodesToOpen: isStarted ? Infinity : maxNodes,
        onFound(found) {
          setProblems(found);
          setState('checked');
        },
        onTooLarge: () => setState('notChecked'),
      }),
    [session, schemas, api, client, live, isStarted],
  );
  return {
    problems: useMemo(
      () => problems.map((problem) => ({ ...problem, message: say.sentence(problem) })),
      [problems, say],
    ),
    state,
    start() {
      setState('checking');
      setStarted(true);
    },
  };
}
