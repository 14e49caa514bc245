import type { FoundProblem } from '@confab/dialog-engine';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { words } from '../words.ts';

/** The name of a row; a row without one is still readable. */
export function NameCell({ name, note }: { readonly name: string; readonly note?: string | undefined }) {
  const say = useWords(words);
  return (
    <span className={classes.name}>
      {name === '' ? <em className={classes.quiet}>{say.unnamed}</em> : name}
      {note === undefined ? null : <span className={classes.badge}>{note}</span>}
    </span>
  );
}

/** Several short texts on one line. */
export function TextsCell({ texts }: { readonly texts: readonly string[] }) {
  const text = texts.join(', ');
  return (
    <span className={classes.clip} title={text}>
      {text}
    </span>
  );
}

/** The number of a row's problems, with the worst severity. */
export function ProblemsCell({ problems }: { readonly problems: readonly FoundProblem[] }) {
  const say = useWords(words);
  if (problems.length === 0) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  const Icon = isError ? IconCircleX : IconAlertTriangle;
  return (
    <span className={classes.problem} title={problems.map(({ message }) => message).join('\n')}>
      <Icon size={16} data-severity={isError ? 'error' : 'warning'} aria-hidden="true" />
      {say.problemCount(problems.length)}
    </span>
  );
}
