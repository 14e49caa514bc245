import { TextInput } from '@mantine/core';
import { defineInput, type InputProps } from '../define-input.ts';
import { textOf } from './text-of.ts';

/** What the browser's own picker is called, for each display type. */
const pickers: Readonly<Record<string, 'date' | 'datetime-local' | 'time'>> = {
  DatePicker: 'date',
  DateAndTimePicker: 'datetime-local',
  TimePicker: 'time',
};

function DateTimeInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const picker = pickers[property.displayAs ?? ''];
  const text = textOf(value);
  if (!picker) {
    return (
      <TextInput
        {...control}
        placeholder="DD/MM/YYYY"
        value={text}
        disabled={!isEnabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...control}
      type={picker}
      value={toPicker(text, picker)}
      disabled={!isEnabled}
      onChange={(event) => onChange(toStored(event.currentTarget.value, text))}
    />
  );
}

/** yyyyMMddHHmmss, or ISO, as the browser's picker shows it. */
function toPicker(stored: string, picker: 'date' | 'datetime-local' | 'time') {
  const digits = stored.replaceAll(/\D/g, '').padEnd(14, '0');
  if (stored.trim() === '') return '';
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  const time = `${digits.slice(8, 10)}:${digits.slice(10, 12)}`;
  return picker === 'date' ? date : picker === 'time' ? time : `${date}T${time}`;
}

const anyDay = '19700101';

/** What was picked as yyyyMMddHHmmss, seconds 00 (A9.41); a time alone keeps the day there was. */
function toStored(picked: string, before: string) {
  if (picked === '') return '';
  const digits = picked.replaceAll(/\D/g, '');
  if (digits.length > 4) return digits.slice(0, 12).padEnd(14, '0');
  const day = before.replaceAll(/\D/g, '').slice(0, 8);
  return `${day.length === 8 ? day : anyDay}${digits}00`;
}

/** A date, a time or both; without a picker a date is typed. */
export const dateTime = defineInput(DateTimeInput, [
  ['DateTime'],
  ['DateTime', 'DatePicker'],
  ['DateTime', 'DateAndTimePicker'],
  ['DateTime', 'TimePicker'],
]);
