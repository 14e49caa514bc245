import { Alert, Loader } from '@mantine/core';
import { IconMicrophoneOff, IconPlayerStopFilled } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../audio.module.css';
import { RemovableButton } from '../panel/removable-button.tsx';
import { words } from '../words.ts';
import { formatSeconds } from './name-recording.ts';
import type { RecorderState } from './recorder-state.ts';

interface RecorderBarProps {
  readonly state: RecorderState;
  /** From 0 to 1. */
  readonly level: number;
  readonly onStop: () => void;
}

/** A recording in progress: countdown, timer, level and stop (A2.94). */
export function RecorderBar({ state, level, onStop }: RecorderBarProps) {
  const say = useWords(words);
  if (state.type === 'failed')
    return (
      <Alert
        className={classes.alert ?? ''}
        color="red"
        role="alert"
        icon={<IconMicrophoneOff size={16} aria-hidden="true" />}
      >
        {say.failure(state.failure)}
      </Alert>
    );
  const levelStyle = { '--level': level };
  return (
    <div className={classes.recorder} data-recorder={state.type}>
      {state.type === 'opening' || state.type === 'finishing' ? (
        <span className={classes.line} role="status">
          <Loader size={14} aria-hidden="true" />
          {state.type === 'opening' ? say.opening : say.finishing}
        </span>
      ) : null}
      {state.type === 'countdown' ? (
        <span className={classes.line} role="status">
          <span className={classes.countdown} aria-hidden="true">
            {state.left}
          </span>
          {say.recordingIn(state.left)}
        </span>
      ) : null}
      {state.type === 'recording' ? (
        <span className={classes.line}>
          <span className={classes.dot} aria-hidden="true" />
          <span role="timer">{say.recordingFor(formatSeconds(state.seconds))}</span>
          <span className={classes.level} style={levelStyle} aria-hidden="true" />
        </span>
      ) : null}
      {state.type === 'finishing' ? null : (
        // The button that began the recording is off while it lasts.
        <RemovableButton
          takesLostFocus
          size="compact-sm"
          color="red"
          c="var(--cf-on-accent)"
          leftSection={<IconPlayerStopFilled size={14} aria-hidden="true" />}
          onClick={onStop}
        >
          {say.stop}
        </RemovableButton>
      )}
    </div>
  );
}
