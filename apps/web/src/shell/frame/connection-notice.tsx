import { Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLiveState } from '../../live/live-context.tsx';
import { useWords } from '../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './app-frame.module.css';

const graceMs = 2_000;

/** Shows that the live connection is lost, after two seconds without one. */
export function ConnectionNotice() {
  const state = useLiveState();
  const { reconnecting } = useWords(words);
  const [isShown, setShown] = useState(false);
  const isAway = state !== 'Connected';
  useEffect(() => {
    const timer = setTimeout(() => setShown(isAway), isAway ? graceMs : 0);
    return () => clearTimeout(timer);
  }, [isAway]);
  if (!isShown) return null;
  return (
    <Text
      component="output"
      title={reconnecting}
      size="xs"
      c="var(--cf-amber)"
      style={{ display: 'flex', gap: 6, alignItems: 'center' }}
    >
      <Loader size={12} color="var(--cf-amber)" aria-hidden="true" />
      <span className={classes.connection}>{reconnecting}</span>
    </Text>
  );
}
