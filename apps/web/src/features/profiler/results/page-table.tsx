import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import { useWords } from '../../../words/define-words.ts';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import { RankingTable } from './ranking-table.tsx';
import classes from '../profiler.module.css';
import { describeComparison, describeReach } from './describe-outcome.ts';
import { words, type ProfilerWords } from '../words.ts';

interface PageTableProps {
  readonly result: ProfilerResult;
  readonly project: ProfiledProject;
}

/** The pages of a One project that match an utterance, in order of preference. */
export function PageTable({ result: { matches, chosenId, heardAs }, project }: PageTableProps) {
  const say = useWords(words);
  // The outcome above already explains that nothing matched.
  if (matches.length === 0) return heardAs === 'nothing' ? null : <p className={classes.hint}>{say.noPages}</p>;
  return (
    <>
      <RankingTable heads={[say.page, say.score, say.heard, say.reach]}>
        {matches.map((match) => (
          <PageRow key={match.id} match={match} isChosen={match.id === chosenId} project={project} />
        ))}
      </RankingTable>
      <p className={classes.hint}>{say.nearer}</p>
    </>
  );
}

interface PageRowProps {
  readonly match: ProfilerMatch;
  readonly isChosen: boolean;
  readonly project: ProfiledProject;
}

function PageRow({ match, isChosen, project }: PageRowProps) {
  const say = useWords(words);
  const { id, name, score, words: said, page } = match;
  const percent = Math.round(score * 100);
  const pageInfo = project.findPage?.(id);
  return (
    <tr data-chosen={isChosen || undefined} data-outside={page?.place === 'outside' || undefined}>
      <th scope="row">
        {name}
        {pageInfo && (
          <span className={classes.kind}>
            {say.pageType(pageInfo.type)} · {pageInfo.chapter}
          </span>
        )}
      </th>
      <td>
        <div className={classes.score}>
          <div className={classes.track} role="img" aria-label={say.scoreOf(name, percent)}>
            <span className={classes.fill} style={{ width: `${percent}%` }} />
          </div>
          <span className={classes.percent}>{percent} %</span>
        </div>
      </td>
      <td>
        {page && describeHeardWords(said.join(' '), page, say)}
        {page && <span className={classes.kind}>{describeComparison(page, say)}</span>}
      </td>
      <td>
        {describeReach(match, say)}
        {page && page.distance !== null && <span className={classes.kind}>{say.steps(page.distance)}</span>}
      </td>
    </tr>
  );
}

function describeHeardWords(said: string, { keyword, how }: NonNullable<ProfilerMatch['page']>, say: ProfilerWords) {
  return how === 'exact' ? said : say.heardFor(said, keyword);
}
