import type { FoundProblem } from '@confab/dialog-engine';
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { FixButton } from './fix-button.tsx';
import classes from './validation.module.css';
import { words } from './words.ts';

interface ProblemRowProps {
  readonly problem: FoundProblem;
  /** Name of its node; '' for a workflow or the project. */
  readonly node: string;
  readonly onOpen: (problem: FoundProblem) => void;
  /** Undefined in a read-only project. */
  readonly onFix: ((problem: FoundProblem) => Promise<void>) | undefined;
}

/** One problem with severity, node and message; a click opens its input. */
export function ProblemRow({ problem, node, onOpen, onFix }: ProblemRowProps) {
  const say = useWords(words);
  const { severity, message } = problem;
  const Icon = severity === 'error' ? IconCircleX : IconAlertTriangle;
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.lead} onClick={() => onOpen(problem)}>
        <Icon size={16} aria-hidden="true" data-severity={severity} />
        <span className="cf-visually-hidden">{say[severity]}:</span>{' '}
        {node !== '' && <span className={classes.node}>{node}</span>} <span>{message}</span>
      </UnstyledButton>
      {onFix && (
        <FixButton {...{ problem, onFix }}>
          {node !== '' && <span className="cf-visually-hidden">({node})</span>}
        </FixButton>
      )}
    </li>
  );
}
