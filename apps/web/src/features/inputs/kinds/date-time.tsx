import { IconButton } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { getDateStyle, formatDateValue, parseTypedDate, type DateStyle } from '@confab/inputs';
import { IconCalendar, IconClock } from '@tabler/icons-react';
import { useRef } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { getInputLabel } from '../field/field-frame.tsx';
import classes from './date-time.module.css';
import { formatFieldText } from './format-field-text.ts';
import { useTextDraft } from './use-text-draft.ts';
import { words } from './words.ts';

/** The words that show how each style is typed. */
const formats = {
  date: 'dateFormat',
  dateTime: 'dateTimeFormat',
  time: 'timeFormat',
} as const satisfies Readonly<Record<DateStyle, string>>;

/** A date, a time or both, typed or chosen with the browser's picker. Without a display type there is no picker (A3.32). */
export function DateTimeInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const style = getDateStyle(property);
  const stored = formatFieldText(value);
  const draft = useTextDraft({ stored: formatDateValue(stored, style), apply, commit });

  function apply(text: string) {
    const parsed = text.trim() === '' ? '' : parseTypedDate(text, style, stored);
    if (parsed !== undefined) onChange(parsed);
    return parsed !== undefined;
  }
  /** Stores invalid text as typed, so that validation reports it. */
  function commit(text: string) {
    onChange(text);
    return true;
  }

  return (
    <TextInput
      {...control}
      placeholder={property.placeholder ?? say[formats[style ?? 'date']]}
      value={draft.text}
      disabled={!isEnabled}
      autoComplete="off"
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={draft.commit}
      rightSection={
        style ? <PickerButton {...{ stored, style, isEnabled }} label={getInputLabel(property)} onPick={apply} /> : null
      }
    />
  );
}

interface PickerButtonProps {
  readonly label: string;
  readonly stored: string;
  readonly style: DateStyle;
  readonly isEnabled: boolean;
  readonly onPick: (picked: string) => void;
}

/** Accessible name of the native picker field. */
const pickerTypes = { date: 'date', dateTime: 'datetime-local', time: 'time' } as const;

/** Opens the browser's picker. Its native field is hidden under the button, because it uses the browser's date format. */
function PickerButton({ label, stored, style, isEnabled, onPick }: PickerButtonProps) {
  const say = useWords(words);
  const picker = useRef<HTMLInputElement>(null);
  const Icon = style === 'time' ? IconClock : IconCalendar;
  return (
    <span className={classes.picker}>
      <input
        ref={picker}
        type={pickerTypes[style]}
        className={classes.native}
        tabIndex={-1}
        aria-hidden="true"
        disabled={!isEnabled}
        value={formatPickerValue(stored, style)}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <IconButton
        size={28}
        label={style === 'time' ? say.chooseTime(label) : say.chooseDate(label)}
        icon={<Icon size={18} aria-hidden="true" />}
        disabled={!isEnabled}
        onClick={() => picker.current?.showPicker()}
      />
    </span>
  );
}

/** Converts a stored date to the format of the browser's picker; '' for an invalid date. */
function formatPickerValue(stored: string, style: DateStyle) {
  const iso = parseTypedDate(formatDateValue(stored, 'dateTime'), undefined);
  if (iso === undefined) return '';
  if (style === 'date') return iso.slice(0, 10);
  return style === 'time' ? iso.slice(11, 16) : iso.slice(0, 16);
}
