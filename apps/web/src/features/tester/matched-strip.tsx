import { projectCalls } from '@confab/contracts';
import type { ProjectId, TeamId, TraceEntry } from '@confab/model';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { useWords } from '../../words/define-words.ts';
import { useTraceLines } from '../simulator/index.ts';
import { openStoredProfiler } from '../profiler/index.ts';
import classes from './tester.module.css';
import { words } from './words.ts';

interface MatchedStripProps {
  readonly trace: readonly TraceEntry[];
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

const shownCandidatesMax = 3;

/** Shows the best matches of the last utterance with their scores, and the trace of the turn. */
export function MatchedStrip({ trace, teamId, projectId }: MatchedStripProps) {
  const say = useWords(words);
  const api = useApi();
  const project = useQuery({ ...createQuery(api, projectCalls.getFat, { teamId, projectId }), staleTime: 60_000 });
  const getNodeName = (nodeId: string) => project.data?.nodes.find(({ id }) => id === nodeId)?.displayName ?? say.aNode;
  const toLines = useTraceLines(getNodeName);
  const understood = trace.findLast((entry) => entry.type === 'understood');
  const best =
    understood?.candidates.toSorted((one, other) => other.score - one.score).slice(0, shownCandidatesMax) ?? [];
  return (
    <div className={classes.matched}>
      {!understood && <span className={classes.quiet}>{say.nothingToMatch}</span>}
      {understood && understood.chosen === null && <span className={classes.noMatch}>{say.noMatch}</span>}
      {best.map(({ intentId, name, score }) => (
        <span key={intentId} className={classes.match} data-chosen={intentId === understood?.chosen || undefined}>
          {name} <b>{Math.round(score * 100)} %</b>
        </span>
      ))}
      {understood && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() =>
            openStoredProfiler({ projectId, teamId }, { saidAt: understood.nodeId, said: understood.text })
          }
        >
          {say.whyThis}
        </Button>
      )}
      {trace.length > 0 && (
        <details className={classes.steps}>
          <summary>{say.steps}</summary>
          <ol>
            {toLines(trace).map((line, index) => (
              <li key={index} data-kind={line.kind}>
                {line.words}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
