import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { dayText } from './days.ts';

/** While a year is typed, its first digits are the years 2, 20 and 202. */
const firstTypicalDay = '2000-01-01';

interface DayFieldProps extends Pick<TextInputProps, 'label' | 'size' | 'error'> {
  /** A day of UTC, as in 2026-11-23. */
  readonly value: string;
  /** Called with each complete day from 2000 on, and with an earlier one when the field is left or on Enter. */
  readonly onCommit: (day: string) => void;
}

/** A day, which can be typed in parts. When the field is left incomplete, it shows the last day again. */
export function DayField({ value, onCommit, ...props }: DayFieldProps) {
  // The typed day that is not committed yet; empty while the browser has no complete day.
  const [draft, setDraft] = useState<string>();

  function type(typed: string) {
    const isDone = isDay(typed) && typed >= firstTypicalDay;
    setDraft(isDone ? undefined : typed);
    if (isDone) onCommit(typed);
  }
  function commit() {
    if (draft === undefined || !isDay(draft)) return;
    setDraft(undefined);
    onCommit(draft);
  }

  return (
    <TextInput
      {...props}
      type="date"
      value={draft ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      onBlur={() => {
        commit();
        setDraft(undefined);
      }}
    />
  );
}

function isDay(text: string): boolean {
  return dayText.safeParse(text).success;
}
