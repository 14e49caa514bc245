import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { readAngle, rotationMax, rotationPauseMs } from './editor-state.ts';
import { words } from './words.ts';
import classes from './image-editor.module.css';

interface RotationFieldProps {
  /** In degrees. */
  readonly angle: number;
  readonly onRotate: (angle: number) => void;
}

/** The rotation as a number from -360 to 360, applied when the typing pauses for 300 ms (A2.79). */
export function RotationField({ angle, onRotate }: RotationFieldProps) {
  const say = useWords(words);
  const [typed, setTyped] = useState<string>();
  const rotateSoon = useDebouncedCallback((to: number) => {
    setTyped(undefined);
    if (to !== angle) onRotate(to);
  }, rotationPauseMs);

  function type(text: string) {
    const to = readAngle(text);
    setTyped(text);
    if (to === undefined) rotateSoon.cancel();
    else rotateSoon(to);
  }

  return (
    <TextInput
      className={classes.angle ?? ''}
      size="xs"
      inputMode="decimal"
      aria-label={say.rotation}
      title={`${say.rotation}: −${rotationMax} – ${rotationMax}`}
      rightSection="°"
      value={typed ?? String(Math.round(angle * 100) / 100)}
      error={typed !== undefined && readAngle(typed) === undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        rotateSoon.flush();
        setTyped(undefined);
      }}
    />
  );
}
