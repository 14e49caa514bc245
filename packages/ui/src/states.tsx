import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './states.module.css';
import { useUiWords } from './ui-words.tsx';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Says what belongs here. */
  readonly children: ReactNode;
  /** The first thing to do. */
  readonly action?: ReactNode;
}

/** Shown for an empty list: explains what belongs there and offers the first action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.picture} aria-hidden="true">
        {icon}
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.words}>{children}</p>
      {action}
    </div>
  );
}

interface FailureStateProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown when something could not be loaded: explains what happened and offers to try again. */
export function FailureState({ title, message, onRetry }: FailureStateProps) {
  const { tryAgain } = useUiWords();
  return (
    <div className={classes.state} role="alert">
      <span className={classes.picture} aria-hidden="true">
        <IconAlertTriangle size={24} stroke={1.6} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.words}>{message}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
