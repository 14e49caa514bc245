import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';
import type { PlannedSample } from './plan-samples.ts';

const shownRows = 200;

interface PastePreviewProps {
  readonly plan: readonly PlannedSample[];
  readonly withClashes: boolean;
}

/** The outcome that each pasted sample will have. */
export function PastePreview({ plan, withClashes }: PastePreviewProps) {
  const say = useWords(words);
  const count = (status: PlannedSample['status']) => plan.filter((one) => one.status === status).length;
  return (
    <>
      <p role="status">{say.pasteSummary(count('new'), count('duplicate'), count('clash'), count('oneColumn'))}</p>
      {/* A scrolling area is reachable by keyboard. */}
      <div className={classes.preview} tabIndex={0} role="group" aria-label={say.preview}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.sample}</th>
              <th scope="col">{say.intent}</th>
              <th scope="col">{say.result}</th>
            </tr>
          </thead>
          <tbody>
            {plan.slice(0, shownRows).map(({ intentId, intentName, sample, status, clashesWith = '' }, at) => (
              // Pasted lines may be equal, so the index is their key.
              <tr key={at} data-skipped={(status !== 'new' && !(status === 'clash' && withClashes)) || undefined}>
                <td>{sample}</td>
                <td>{intentName}</td>
                <td>{say.planned(status, clashesWith, intentId === undefined)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {plan.length > shownRows ? <p className={classes.quiet}>{say.andMore(plan.length - shownRows)}</p> : null}
      </div>
    </>
  );
}
