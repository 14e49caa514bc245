import { describe, expect, test, vi } from 'vitest';
import { createProfileDraft, profileItem } from './profile-draft.ts';

const first = { FirstName: 'Ada', Links: [] };
const aDraft = () => createProfileDraft(first, () => 'new-id');
const set = (path: string, updatedValue: string) => ({ path, action: 'ValueChanged', updatedValue }) as const;
const isDirty = (draft: ReturnType<typeof aDraft>) => draft.getStatus().unsavedItemIds.length > 0;

describe('a draft of a profile', () => {
  test('knows what was changed, and that nothing is when it is changed back', () => {
    const draft = aDraft();
    draft.edit(profileItem, set('FirstName', 'Grace'));
    expect([isDirty(draft), draft.getChanges()]).toEqual([true, { FirstName: 'Grace' }]);
    draft.edit(profileItem, set('FirstName', 'Ada'));
    expect([isDirty(draft), draft.getChanges()]).toEqual([false, {}]);
  });

  test('tells those at a path, and only them', () => {
    const draft = aDraft();
    const [here, elsewhere, all] = [vi.fn(), vi.fn(), vi.fn()];
    draft.subscribe(profileItem, 'FirstName', here);
    draft.subscribe(profileItem, 'LastName', elsewhere);
    draft.subscribe(profileItem, '', all);
    draft.edit(profileItem, set('FirstName', 'Grace'));
    expect([here, elsewhere, all].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('tells when it begins and when it stops to differ from what is saved', () => {
    const draft = aDraft();
    const told = vi.fn();
    const stop = draft.subscribeTo('status', told);
    draft.edit(profileItem, set('FirstName', 'Grace'));
    draft.edit(profileItem, set('FirstName', 'Grace H.'));
    draft.setSaved({ ...first, FirstName: 'Grace H.' }, { FirstName: 'Grace H.' });
    expect([told.mock.calls.length, isDirty(draft)]).toEqual([2, false]);
    stop();
    draft.edit(profileItem, set('FirstName', 'Ada'));
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('keeps what was typed while it was being saved', () => {
    const draft = aDraft();
    draft.edit(profileItem, set('FirstName', 'Grace'));
    const sent = draft.getChanges();
    draft.edit(profileItem, set('LastName', 'Hopper'));
    draft.setSaved({ ...first, FirstName: 'Grace', Timezone: 'UTC' }, sent);
    expect(draft.getValues()).toMatchObject({ FirstName: 'Grace', LastName: 'Hopper', Timezone: 'UTC' });
    expect(draft.getChanges()).toEqual({ LastName: 'Hopper' });
  });

  test('shows what is wrong with an input until it is changed', () => {
    const draft = aDraft();
    const told = vi.fn();
    draft.subscribe(profileItem, 'FirstName', told);
    draft.setProblems({ FirstName: 'Value is required', Links: 'Not like this' });
    expect(draft.getInputError(profileItem, 'FirstName')).toBe('Value is required');
    draft.edit(profileItem, set('FirstName', 'Grace'));
    expect(draft.getInputError(profileItem, 'FirstName')).toBeUndefined();
    expect(draft.getInputError(profileItem, 'Links')).toBe('Not like this');
    expect(told).toHaveBeenCalled();
  });

  test('takes rows, and the mark of a table goes with a change inside it', () => {
    const draft = aDraft();
    draft.setProblems({ Links: 'Not like this' });
    const row = { RowId: draft.newId(), Order: 'a0', Values: { Title: 'Me' } };
    draft.edit(profileItem, { path: 'Links', action: 'AddRow', updatedValue: row });
    draft.edit(profileItem, set('Links/new-id/Title', 'My site'));
    expect(draft.getValues()['Links']).toEqual([{ ...row, Values: { Title: 'My site' } }]);
    expect(draft.getInputError(profileItem, 'Links')).toBeUndefined();
  });

  test('sends a value that was taken away as nothing', () => {
    const draft = aDraft();
    draft.edit(profileItem, { path: 'FirstName', action: 'ValueChanged' });
    expect(draft.getChanges()).toEqual({ FirstName: '' });
  });
});
