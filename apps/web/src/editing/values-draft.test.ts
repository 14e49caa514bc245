import { aRow, countingIds } from '@confab/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { createValuesDraft, draftItem } from './values-draft.ts';

const first = { FirstName: 'Ada', Links: [] };
const aDraft = () => createValuesDraft(first, countingIds());
const set = (path: string, updatedValue: string) => ({ path, action: 'ValueChanged', updatedValue }) as const;
const isDirty = (draft: ReturnType<typeof aDraft>) => draft.getStatus().unsavedItemIds.length > 0;

describe('a values draft', () => {
  test('a draft reports its changes, and none after a value is changed back', () => {
    const draft = aDraft();
    draft.edit(draftItem, set('FirstName', 'Grace'));
    expect([isDirty(draft), draft.getChanges()]).toEqual([true, { FirstName: 'Grace' }]);
    draft.edit(draftItem, set('FirstName', 'Ada'));
    expect([isDirty(draft), draft.getChanges()]).toEqual([false, {}]);
  });

  test('an edit notifies only the subscribers of its path', () => {
    const draft = aDraft();
    const [here, elsewhere, all] = [vi.fn(), vi.fn(), vi.fn()];
    draft.subscribe(draftItem, 'FirstName', here);
    draft.subscribe(draftItem, 'LastName', elsewhere);
    draft.subscribe(draftItem, '', all);
    draft.edit(draftItem, set('FirstName', 'Grace'));
    expect([here, elsewhere, all].map((one) => one.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('a draft notifies status subscribers when it becomes dirty and when it becomes clean', () => {
    const draft = aDraft();
    const listener = vi.fn();
    const stop = draft.subscribeTo('status', listener);
    draft.edit(draftItem, set('FirstName', 'Grace'));
    draft.edit(draftItem, set('FirstName', 'Grace H.'));
    draft.setSaved({ ...first, FirstName: 'Grace H.' }, { FirstName: 'Grace H.' });
    expect([listener.mock.calls.length, isDirty(draft)]).toEqual([2, false]);
    stop();
    draft.edit(draftItem, set('FirstName', 'Ada'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('a draft keeps edits that were made while a save was pending', () => {
    const draft = aDraft();
    draft.edit(draftItem, set('FirstName', 'Grace'));
    const sent = draft.getChanges();
    draft.edit(draftItem, set('LastName', 'Hopper'));
    draft.setSaved({ ...first, FirstName: 'Grace', Timezone: 'UTC' }, sent);
    expect(draft.getValues()).toMatchObject({ FirstName: 'Grace', LastName: 'Hopper', Timezone: 'UTC' });
    expect(draft.getChanges()).toEqual({ LastName: 'Hopper' });
  });

  test('an input error is shown until the input is changed', () => {
    const draft = aDraft();
    const listener = vi.fn();
    draft.subscribe(draftItem, 'FirstName', listener);
    draft.setInputErrors({ FirstName: { message: 'Value is required' }, Links: { message: 'Invalid link' } });
    expect(draft.getInputError(draftItem, 'FirstName')).toEqual({ message: 'Value is required' });
    draft.edit(draftItem, set('FirstName', 'Grace'));
    expect(draft.getInputError(draftItem, 'FirstName')).toBeUndefined();
    expect(draft.getInputError(draftItem, 'Links')).toEqual({ message: 'Invalid link' });
    expect(listener).toHaveBeenCalled();
  });

  test('a change inside a table adds its rows and clears the error of the table', () => {
    const draft = aDraft();
    draft.setInputErrors({ Links: { message: 'Invalid link' } });
    const row = aRow(draft.newId(), { Title: 'Me' });
    draft.edit(draftItem, { path: 'Links', action: 'AddRow', updatedValue: row });
    draft.edit(draftItem, set(`Links/${row.RowId}/Title`, 'My site'));
    expect(draft.getValues()['Links']).toEqual([{ ...row, Values: { Title: 'My site' } }]);
    expect(draft.getInputError(draftItem, 'Links')).toBeUndefined();
  });

  test('a removed value is sent as an empty text', () => {
    const draft = aDraft();
    draft.edit(draftItem, { path: 'FirstName', action: 'ValueChanged' });
    expect(draft.getChanges()).toEqual({ FirstName: '' });
  });
});
