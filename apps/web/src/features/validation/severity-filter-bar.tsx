import type { FoundProblem } from '@confab/dialog-engine';
import { UnstyledButton } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { severityFilters, type SeverityFilter } from './group-problems.ts';
import classes from './validation.module.css';
import { words } from './words.ts';

interface SeverityFilterBarProps {
  readonly problems: readonly FoundProblem[];
  readonly filter: SeverityFilter;
  readonly onFilter: (filter: SeverityFilter) => void;
}

/** Filter buttons by severity, each with its number of problems. */
export function SeverityFilterBar({ problems, filter, onFilter }: SeverityFilterBarProps) {
  const say = useWords(words);
  const countProblems = (one: SeverityFilter) =>
    one === 'all' ? problems.length : problems.filter(({ severity }) => severity === one).length;
  return (
    <div role="group" aria-label={say.show} className={classes.filters}>
      {severityFilters.map((one) => (
        <UnstyledButton
          key={one}
          className={classes.filter}
          aria-pressed={one === filter}
          onClick={() => onFilter(one)}
        >
          {say.filter(one, countProblems(one))}
        </UnstyledButton>
      ))}
    </div>
  );
}
