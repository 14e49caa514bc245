import type { FoundProblem } from '@confab/dialog-engine';
import { EmptyState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconListSearch } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { groupProblems, type ProblemGroup, type SeverityFilter } from './group-problems.ts';
import { ProblemRow } from './problem-row.tsx';
import { SeverityFilterBar } from './severity-filter-bar.tsx';
import { useFixProblem } from './use-fix-problem.ts';
import type { ProblemCheck } from './use-problems.ts';
import classes from './validation.module.css';
import { words } from './words.ts';

/** A longer list would not be readable. */
const maxShown = 200;

interface ProblemsPanelProps {
  readonly check: ProblemCheck;
  readonly onOpen: (problem: FoundProblem) => void;
}

/** The problems of the project by workflow; each opens its input and offers a fix if there is one. */
export function ProblemsPanel({ check, onOpen }: ProblemsPanelProps) {
  const { problems } = check;
  const say = useWords(words);
  const fixProblem = useFixProblem();
  const outline = useProjectOutline();
  const [filter, setFilter] = useState<SeverityFilter>('all');
  const [status, setStatus] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const filtered = filter === 'all' ? problems : problems.filter(({ severity }) => severity === filter);
  const groups = outline ? groupProblems(filtered.slice(0, maxShown), outline) : [];

  async function fix(problem: FoundProblem) {
    setStatus((await fixProblem?.(problem)) ?? '');
    // The button disappears with its problem, so the focus moves to the list.
    list.current?.focus();
  }

  function startCheck() {
    check.start();
    list.current?.focus();
  }

  return (
    <div className={classes.panel}>
      {problems.length > 0 && <SeverityFilterBar problems={problems} filter={filter} onFilter={setFilter} />}
      <p role="status" className={classes.said}>
        {status}
      </p>
      <div ref={list} tabIndex={-1} className={classes.list}>
        {problems.length === 0 && <Nothing state={check.state} onCheck={startCheck} />}
        {problems.length > 0 && filtered.length === 0 && <p className={classes.more}>{say.noneOfThese}</p>}
        {groups.map((group) => (
          <Group key={group.id} group={group} onOpen={onOpen} onFix={fixProblem && fix} />
        ))}
        {filtered.length > maxShown && <p className={classes.more}>{say.andMore(filtered.length - maxShown)}</p>}
      </div>
    </div>
  );
}

interface NothingProps {
  readonly state: ProblemCheck['state'];
  readonly onCheck: () => void;
}

/** Why no problem is listed. */
function Nothing({ state, onCheck }: NothingProps) {
  const say = useWords(words);
  if (state === 'checking') return <p className={classes.more}>{say.checking}</p>;
  if (state === 'checked')
    return (
      <EmptyState icon={<IconCircleCheck size={24} stroke={1.6} />} title={say.noProblems}>
        {say.noProblemsText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconListSearch size={24} stroke={1.6} />}
      title={say.notChecked}
      action={<Button onClick={onCheck}>{say.check}</Button>}
    >
      {say.notCheckedText}
    </EmptyState>
  );
}

interface GroupProps {
  readonly group: ProblemGroup;
  readonly onOpen: (problem: FoundProblem) => void;
  readonly onFix: ((problem: FoundProblem) => Promise<void>) | undefined;
}

function Group({ group, onOpen, onFix }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {group.title}
      </h3>
      <ul className={classes.problems}>
        {group.problems.map(({ problem, node }) => (
          <ProblemRow
            key={`${problem.itemId} ${problem.path} ${problem.code} ${problem.message}`}
            problem={problem}
            node={node}
            onOpen={onOpen}
            onFix={onFix}
          />
        ))}
      </ul>
    </section>
  );
}
