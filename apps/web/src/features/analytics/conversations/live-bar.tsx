import { Button, Switch } from '@mantine/core';
import { useId } from 'react';
import { useDisplay } from '../display.ts';
import classes from './conversations.module.css';

interface LiveBarProps {
  readonly isLive: boolean;
  /** Whether the shown list is one to which new conversations belong. */
  readonly isPossible: boolean;
  readonly hasFailed: boolean;
  /** Conversations that have begun and are not listed yet. */
  readonly newCount: number;
  readonly onChange: (isLive: boolean) => void;
  readonly onShowNew: () => void;
}

/** Makes the list live. New conversations wait behind a button, so that the list does not move while it is read. */
export function LiveBar({ isLive, isPossible, hasFailed, newCount, onChange, onShowNew }: LiveBarProps) {
  const { say } = useDisplay();
  const hintId = useId();
  return (
    <div className={classes.live}>
      <Switch
        label={say.live}
        aria-describedby={hintId}
        checked={isLive}
        disabled={!isPossible}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span id={hintId} className={classes.quiet}>
        {isPossible ? say.liveHint : say.notLive}
      </span>
      <div role="status">
        {newCount > 0 && (
          <Button size="xs" variant="default" onClick={onShowNew}>
            {say.newConversations(newCount)}
          </Button>
        )}
        {hasFailed && <span className={classes.quiet}>{say.liveFailed}</span>}
      </div>
    </div>
  );
}
