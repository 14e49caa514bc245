import type { ItemChange, PublishPreview } from '@confab/contracts';
import { Collapse, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconFileDiff,
} from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { ChangeList } from './change-list.tsx';
import { ProblemList, type PlacedProblem } from './problem-list.tsx';
import classes from '../publishing.module.css';
import { words } from '../words.ts';

interface PublishSummaryProps {
  readonly preview: PublishPreview;
  readonly onCompare: (change: ItemChange) => void;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
}

const parts = ['changes', 'problems'] as const;
type Part = (typeof parts)[number];

/** What would be published: the changes, the problems and the tests. The first two open their lists. */
export function PublishSummary({ preview, onCompare, onOpenProblem }: PublishSummaryProps) {
  const say = useWords(words);
  const { changes, changeCount, problems, errorCount, warningCount, tests } = preview;
  const [opened, setOpened] = useState<Part>();
  const id = useId();
  const toggle = (part: Part) => setOpened(opened === part ? undefined : part);
  const ProblemIcon = errorCount > 0 ? IconCircleX : warningCount > 0 ? IconAlertTriangle : IconCircleCheck;
  const level = errorCount > 0 ? 'error' : warningCount > 0 ? 'warning' : 'good';
  return (
    <section aria-label={say.summary}>
      <div className={classes.summary}>
        <Figure
          icon={<IconFileDiff size={16} aria-hidden="true" />}
          isOpen={opened === 'changes'}
          controls={changeCount > 0 ? `${id}changes` : undefined}
          onToggle={() => toggle('changes')}
        >
          {say.changes(changeCount)}
        </Figure>
        <Figure
          icon={<ProblemIcon size={16} aria-hidden="true" data-level={level} />}
          isOpen={opened === 'problems'}
          controls={problems.length > 0 ? `${id}problems` : undefined}
          onToggle={() => toggle('problems')}
        >
          {say.problems(errorCount, warningCount)}
        </Figure>
        <Figure
          icon={
            <IconClipboardCheck
              size={16}
              aria-hidden="true"
              data-level={!tests || tests.isOutdated ? 'unknown' : tests.passed < tests.total ? 'error' : 'good'}
            />
          }
        >
          {tests ? say.tests(tests.passed, tests.total) : say.noTests}
          {tests?.isOutdated && <span className={classes.quiet}> {say.testsOutdated}</span>}
        </Figure>
      </div>
      <Collapse expanded={opened === 'changes'} id={`${id}changes`}>
        <ChangeList changes={changes} changeCount={changeCount} onCompare={onCompare} />
      </Collapse>
      <Collapse expanded={opened === 'problems'} id={`${id}problems`}>
        <ProblemList problems={problems} count={errorCount + warningCount} onOpen={onOpenProblem} />
      </Collapse>
    </section>
  );
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  /** Id of the list that it opens; a figure without a list is plain text. */
  readonly controls?: string | undefined;
  readonly onToggle?: () => void;
}

function Figure({ icon, children, isOpen = false, controls, onToggle }: FigureProps) {
  if (controls === undefined) {
    return (
      <p className={classes.figure}>
        {icon} <span>{children}</span>
      </p>
    );
  }
  return (
    <UnstyledButton className={classes.figure} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {icon} <span>{children}</span> <IconChevronDown size={14} aria-hidden="true" className={classes.chevron ?? ''} />
    </UnstyledButton>
  );
}
