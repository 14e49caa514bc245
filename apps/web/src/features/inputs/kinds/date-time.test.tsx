import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../words/language.ts';
import { getField, renderKind } from '../testing/render-kind.tsx';

afterEach(() => setLanguage('en'));

const native = () => document.querySelector<HTMLInputElement>('input[type=date], input[type=time]');

describe('a date', () => {
  test.each([
    ['DatePicker', 'DD/MM/YYYY', '31/01/2024'],
    ['DateAndTimePicker', 'DD/MM/YYYY hh:mm AM', '31/01/2024 09:04 PM'],
    ['TimePicker', 'hh:mm AM', '09:04 PM'],
  ])(
    'a %s shows the placeholder %s and the stored date in that format (A5.5, A9.42)',
    async (displayAs, placeholder, shown) => {
      await renderKind({ type: 'DateTime', displayAs }, '20240131210400');
      expect([getField().placeholder, getField().value]).toEqual([placeholder, shown]);
    },
  );

  test('the placeholder of a date is German in German', async () => {
    await setLanguage('de');
    await renderKind({ type: 'DateTime', displayAs: 'DatePicker' });
    expect(getField().placeholder).toBe('TT/MM/JJJJ');
  });

  test('a typed date is stored as yyyyMMddHHmmss once it is valid (A9.41)', async () => {
    const { user, read } = await renderKind({ type: 'DateTime', displayAs: 'DatePicker' }, '20240131000000');
    await user.clear(getField());
    expect(read()).toBe('');
    await user.type(getField(), '29/02/20');
    expect(read()).toBe('');
    await user.type(getField(), '24');
    expect(read()).toBe('20240229000000');
    await user.tab();
    expect(getField().value).toBe('29/02/2024');
  });

  test('an invalid date stays as typed and shows an error (A5.3)', async () => {
    const { user, read } = await renderKind({ type: 'DateTime', displayAs: 'DatePicker' });
    await user.type(getField(), '30/02/2024');
    expect(read()).toBeUndefined();
    await user.tab();
    expect([read(), getField().value, getField().getAttribute('aria-invalid')]).toEqual([
      '30/02/2024',
      '30/02/2024',
      'true',
    ]);
    expect(screen.getByText('Date should be in yyyyMMddHHmmss Format')).toBeTruthy();
  });

  test('a date without a picker is stored as YYYY-MM-DD and shows an error when invalid (A5.4, A5.5)', async () => {
    const { user, read } = await renderKind({ type: 'DateTime' }, '2024-01-31');
    expect([getField().placeholder, getField().value]).toEqual(['DD/MM/YYYY', '31/01/2024']);
    await user.clear(getField());
    await user.type(getField(), '29/02/2024{Tab}');
    expect(read()).toBe('2024-02-29');
    await user.type(getField(), '0{Tab}');
    expect(screen.getByText('Date should be in YYYY-MM-DD Format')).toBeTruthy();
  });

  test('a date or time can be picked, and picking a time keeps the day', async () => {
    const showPicker = vi.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { user, read } = await renderKind({ type: 'DateTime', displayAs: 'TimePicker' }, '20240131090000');
    await user.click(screen.getByRole('button', { name: 'Choose a time for Field' }));
    expect(showPicker.mock.contexts).toEqual([native()]);
    fireEvent.change(native()!, { target: { value: '21:30' } });
    expect(read()).toBe('20240131213000');
  });

  test('a half-typed date is kept when the form closes', async () => {
    const { user, read, close } = await renderKind({ type: 'DateTime', displayAs: 'DatePicker' });
    await user.type(getField(), '30/02');
    close();
    expect(read()).toBe('30/02');
  });
});
