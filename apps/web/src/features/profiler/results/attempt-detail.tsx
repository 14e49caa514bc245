import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import type { ProfilerResult } from '@confab/contracts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import { AddSample } from './add-sample.tsx';
import { markWords } from './mark-words.ts';
import { MatchTable } from './match-table.tsx';
import { PageTable } from './page-table.tsx';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import type { Attempt } from '../attempts/attempts.ts';
import classes from '../profiler.module.css';
import { describeOutcome, describeReason } from './describe-outcome.ts';
import { words } from '../words.ts';

interface AttemptDetailProps {
  readonly attempt: Attempt;
  readonly project: ProfiledProject;
  readonly onRetry: () => void;
}

/** One attempt: the utterance with its matched words, the outcome with its reason, and all possible meanings. */
export function AttemptDetail({ attempt, project, onRetry }: AttemptDetailProps) {
  const say = useWords(words);
  const sayMessage = useMessage();
  const { state, message, text, result } = attempt;
  if (state === 'waiting') {
    return (
      <div className={classes.detail} role="status" aria-label={say.waiting}>
        {[28, 18, 120].map((height) => (
          <Skeleton key={height} height={height} radius="sm" />
        ))}
      </div>
    );
  }
  if (!result) {
    return (
      <div className={classes.detail}>
        <FailureState title={say.failed} message={sayMessage(message)} onRetry={onRetry} />
      </div>
    );
  }
  const best = result.matches.find(({ id }) => id === result.chosenId) ?? result.matches[0];
  return (
    <section className={classes.detail} aria-label={text}>
      <p className={classes.quote}>
        {markWords(text, best?.words ?? []).map((piece, index) =>
          piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </p>
      <Outcome result={result} project={project} />
      {project.isOne ? (
        <PageTable result={result} project={project} />
      ) : (
        <MatchTable attempt={attempt} result={result} findName={(id) => project.findName(id)} />
      )}
      <AddSample project={project} text={text} suggested={best?.kind === 'intent' ? best.id : undefined} />
    </section>
  );
}

function Outcome({ result, project }: { readonly result: ProfilerResult; readonly project: ProfiledProject }) {
  const say = useWords(words);
  const translateStored = useStoredText();
  const why = describeReason(result, say, (reason) => translateStored('trace', reason));
  return (
    <p className={classes.outcome} data-outcome={result.outcome}>
      <strong>{describeOutcome(result, project, say).join(' ')}</strong> {why !== '' && say.because(why)}
    </p>
  );
}
