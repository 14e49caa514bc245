import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import { useWords } from '../../../words/define-words.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { RankingTable } from './ranking-table.tsx';
import classes from '../profiler.module.css';
import { words, type ProfilerWords } from '../words.ts';

interface MatchTableProps {
  readonly attempt: Attempt;
  readonly result: ProfilerResult;
  readonly findName: (itemId: string) => string | undefined;
}

const toPercent = (share: number) => Math.round(share * 100);

/** The possible meanings of an utterance, best first, with the threshold and margin of the project. */
export function MatchTable({
  attempt: { threshold, margin },
  result: { matches, chosenId },
  findName,
}: MatchTableProps) {
  const say = useWords(words);
  if (matches.length === 0) return <p className={classes.hint}>{say.noMatches}</p>;
  const best = matches[0]?.score ?? 0;
  return (
    <>
      <RankingTable heads={[say.meaning, say.score, say.made, say.heardAt]}>
        {matches.map((match) => (
          <tr key={`${match.listenerId} ${match.id}`} data-chosen={match.id === chosenId || undefined}>
            <th scope="row">
              {match.name}
              <span className={classes.kind}>{say[match.kind]}</span>
            </th>
            <td>
              <ScoreBar match={match} threshold={threshold} closeFrom={best - margin} best={best} />
            </td>
            <td>{describeMatch(match, say)}</td>
            <td>{match.listenerId === null ? say.nowhere : (findName(match.listenerId) ?? '')}</td>
          </tr>
        ))}
      </RankingTable>
      <p className={classes.legend}>
        <span data-mark="threshold">{say.threshold(toPercent(threshold))}</span>
        <span data-mark="margin">{say.margin(toPercent(margin))}</span>
      </p>
    </>
  );
}

interface ScoreBarProps {
  readonly match: ProfilerMatch;
  readonly threshold: number;
  /** Scores from here up to the best are within the margin. */
  readonly closeFrom: number;
  readonly best: number;
}

function ScoreBar({ match: { name, score }, threshold, closeFrom, best }: ScoreBarProps) {
  const say = useWords(words);
  const percent = toPercent(score);
  const from = Math.max(0, closeFrom);
  return (
    <div className={classes.score}>
      <div className={classes.track} role="img" aria-label={say.scoreOf(name, percent)}>
        <span
          className={classes.margin}
          style={{ left: `${toPercent(from)}%`, width: `${Math.max(0, toPercent(best - from))}%` }}
        />
        <span className={classes.fill} style={{ width: `${percent}%` }} />
        <span className={classes.threshold} style={{ left: `${toPercent(threshold)}%` }} />
      </div>
      <span className={classes.percent}>{percent} %</span>
    </div>
  );
}

function describeMatch({ how, words: matchedWords, slots }: ProfilerMatch, say: ProfilerWords) {
  const description = matchedWords.length === 0 ? say[how] : `${matchedWords.join(' ')} (${say[how]})`;
  if (slots.length === 0) return description;
  return (
    <>
      {description}
      <span className={classes.kind}>{say.slots(slots.map(({ slot, text }) => `${slot} = ${text}`).join(', '))}</span>
    </>
  );
}
