import { renderUi } from '@confab/test-kit/web';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayField } from './day-field.tsx';

function showField(first = '2026-10-31') {
  const committed: string[] = [];
  let change = (_day: string) => {};
  function Range() {
    const [day, setDay] = useState(first);
    change = setDay;
    return (
      <DayField
        label="From"
        value={day}
        onCommit={(next) => {
          committed.push(next);
          setDay(next);
        }}
      />
    );
  }
  renderUi(<Range />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  /** Types until the browser reports this; it reports nothing for a day that is incomplete or does not exist. */
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, committed, type, change: (day: string) => act(() => change(day)) };
}

test('a month can be typed although the day is not one of that month yet', () => {
  const { field, committed, type } = showField();
  type('');
  expect(field.value).toBe('');
  type('2026-11-30');
  expect([field.value, committed]).toEqual(['2026-11-30', ['2026-11-30']]);
});

test('the first digits of a year are not committed as a year', () => {
  const { field, committed, type } = showField();
  for (const year of ['0002', '0020', '0202', '2025']) type(`${year}-10-31`);
  expect([field.value, committed]).toEqual(['2025-10-31', ['2025-10-31']]);
});

test.each([
  ['the field is left', (field: HTMLElement) => fireEvent.blur(field)],
  ['Enter is pressed', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
])('an early year is committed when %s', (_when, finish) => {
  const { field, committed, type } = showField();
  type('1999-10-31');
  expect(committed).toEqual([]);
  finish(field);
  expect([field.value, committed]).toEqual(['1999-10-31', ['1999-10-31']]);
});

test('a field that is left without a complete day shows the last one again', () => {
  const { field, committed, type } = showField();
  type('');
  fireEvent.blur(field);
  expect([field.value, committed]).toEqual(['2026-10-31', []]);
});

test('a day that changes elsewhere is shown', () => {
  const { field, type, change } = showField();
  type('2026-10-30');
  change('2026-10-01');
  expect(field.value).toBe('2026-10-01');
});
