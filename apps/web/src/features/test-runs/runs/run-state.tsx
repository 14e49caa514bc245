import type { TestRunSummary } from '@confab/contracts';
import type { TestChange, TestResultState } from '@confab/model';
import { IconBan, IconCircleCheck, IconCircleX, IconClock, IconLoader2 } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from '../test-runs.module.css';

const icons: Readonly<Record<TestResultState, typeof IconClock>> = {
  Queued: IconClock,
  Running: IconLoader2,
  Passed: IconCircleCheck,
  Failed: IconCircleX,
  Error: IconCircleX,
  Cancelled: IconBan,
};

/** The state of a case or run as an icon and a word, never as colour alone. */
export function StateMark({ state, words: label }: { readonly state: TestResultState; readonly words: string }) {
  const Icon = icons[state];
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {label}
    </span>
  );
}

/** The overall state of a run. */
export function RunMark({ run }: { readonly run: TestRunSummary }) {
  const say = useWords(words);
  if (run.state === 'Running') return <StateMark state="Running" words={say.running} />;
  if (run.state === 'Cancelled') return <StateMark state="Cancelled" words={say.cancelled} />;
  return run.failed > 0 ? (
    <StateMark state="Failed" words={say.failedCount(run.failed)} />
  ) : (
    <StateMark state="Passed" words={say.allPassed} />
  );
}

/** How the outcome of a case changed since an earlier run. */
export function ChangeMark({ change }: { readonly change: TestChange }) {
  const say = useWords(words);
  return (
    <span className={classes.change} data-change={change}>
      {say.change(change)}
    </span>
  );
}
