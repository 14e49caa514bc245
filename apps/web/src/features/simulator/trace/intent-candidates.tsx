import type { IntentCandidate } from '@confab/model';
import { Progress } from '@mantine/core';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import { show } from './create-trace-lines.ts';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './trace.module.css';

/** Candidates below this score are hidden unless chosen. */
const minShownScore = 0.05;

interface IntentCandidatesProps {
  readonly candidates: readonly IntentCandidate[];
  readonly chosen: string | null;
}

/** The candidate intents with their scores, matched words and slots. */
export function IntentCandidates({ candidates, chosen }: IntentCandidatesProps) {
  const say = useWords(words);
  const shown = candidates.filter(({ intentId, score }) => score >= minShownScore || intentId === chosen);
  return (
    <>
      {shown.map((candidate) => (
        <Candidate key={candidate.intentId} candidate={candidate} isChosen={candidate.intentId === chosen} />
      ))}
      {shown.length < candidates.length && (
        <div className={shared.by}>{say.lessLikely(candidates.length - shown.length)}</div>
      )}
    </>
  );
}

interface CandidateProps {
  readonly candidate: IntentCandidate;
  readonly isChosen: boolean;
}

function Candidate({ candidate: { intentId, name, score, words: matched, slots = [] }, isChosen }: CandidateProps) {
  const say = useWords(words);
  const { projectId } = useEditingSession();
  const { onOpen } = useSimulatorHost();
  const percent = Math.round(score * 100);
  return (
    <div className={classes.candidate} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={shared.lineLink}
        onClick={() => onOpen(projectId, `Intents/${intentId}/Samples`)}
      >
        {name}
        {isChosen && <span className="cf-visually-hidden"> {say.chosen}</span>}
      </button>
      <Progress value={percent} size={6} aria-label={say.scoreOf(name)} color={isChosen ? 'brand' : 'gray'} />
      <span className={classes.percent}>{percent} %</span>
      {matched.length > 0 && <span className={shared.by}>{say.by(matched.join(' '))}</span>}
      {slots.map(({ slot, value, text, start }) => (
        <span key={`${slot} ${start}`} className={shared.by}>
          {say.slot(slot, show(value, say), text)}
        </span>
      ))}
    </div>
  );
}
