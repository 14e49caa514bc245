import type { Property } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { formProblems, openInputs } from './form-problems.ts';
import { isHidden } from './visibility.ts';

const required: Pick<Property, 'type' | 'flags'> = { type: 'String', flags: ['mandatory'] };
const limited = (name: string, validation: string): Property => ({ name, type: 'Int', validation });
const table = {
  tableType: 'Regular',
  displayColumns: [],
  properties: [{ name: 'Title', label: 'Name of it', ...required }],
};

describe('what is wrong with a form', () => {
  test('is said of the inputs that anybody can fill in (P5.37, P4.56)', () => {
    const properties: readonly Property[] = [
      { name: 'Open', ...required },
      { name: 'Locked', type: 'String', flags: ['mandatory', 'readonly'] },
      { name: 'Flagged', type: 'String', flags: ['mandatory', 'Hidden'] },
      { name: 'ByScript', ...required },
      { name: 'Off', ...required },
    ];
    const controls = { ByScript: { visible: false }, Off: { enabled: false } };
    expect(openInputs(properties, controls).map(({ name }) => name)).toEqual(['Open']);
    expect(formProblems(properties, {}, controls)).toEqual({ Open: 'Value is required' });
  });

  test('is a number outside of MinValue and MaxValue (P5.31)', () => {
    const properties = [limited('Low', '{"MinValue": 1}'), limited('High', '{"MaxValue": "5"}'), limited('Free', '{}')];
    expect(formProblems(properties, { Low: 0, High: 6, Free: -1 }, undefined)).toEqual({
      Low: 'Value should be 1 or more',
      High: 'Value should be 5 or less',
    });
  });

  test.each(['20260321090000', '2026-03-21T09:00:00Z'])(
    'is no date in one of the two stored forms: %s (P5.34)',
    (date) => {
      const birthday: Property = { name: 'Birthday', type: 'DateTime', displayAs: 'DatePicker' };
      expect(formProblems([birthday], { Birthday: date }, undefined)).toEqual({});
      expect(formProblems([birthday], { Birthday: '21/03/2026' }, undefined)).toEqual({
        Birthday: 'Date should be in yyyyMMddHHmmss Format',
      });
    },
  );

  test('is said of a row with the name of its column', () => {
    const properties: readonly Property[] = [{ name: 'Links', type: 'Table', table }];
    const rows = [
      { RowId: '1', Order: 'a0', Values: { Title: 'A' } },
      { RowId: '2', Order: 'a1', Values: {} },
    ];
    expect(formProblems(properties, { Links: rows }, undefined)).toEqual({ Links: 'Name of it: Value is required' });
  });
});

describe('an input is hidden', () => {
  const plain: Property = { name: 'Any', type: 'String' };
  const context = { extensions: ['voice'] };
  test.each<[string, Property, boolean]>([
    ['not without a reason', plain, false],
    ['when it is flagged Hidden', { ...plain, flags: ['hidden'] }, true],
    ['when its validation cannot be read', { ...plain, validation: '{' }, true],
    ['when its validation has a hidden flag', { ...plain, validation: '{"Flags": "hidden"}' }, true],
    ['when not all of its extensions are enabled', { ...plain, limitToAllExtensions: ['voice', 'video'] }, true],
    ['when none of its extensions is enabled', { ...plain, limitToAnyExtension: ['video'] }, true],
    ['not when one of its extensions is enabled', { ...plain, limitToAnyExtension: ['video', 'voice'] }, false],
  ])('%s (P5.37, P3.32)', (_when, property, hidden) => {
    expect(isHidden(property, context)).toBe(hidden);
  });

  test('when it is not visible by the script of the schema, and its category with it (P5.37, P4.56)', () => {
    const controls = { Any: { visible: false } };
    expect(isHidden(plain, { ...context, controls })).toBe(true);
    const schema = { title: 'Form', properties: [plain], categories: [], groups: [] };
    expect(buildInputs(schema, { ...context, controls })).toEqual([]);
  });

  test('never because of what objects have by nature', () => {
    expect(isHidden({ ...plain, name: 'constructor' }, { ...context, controls: {} })).toBe(false);
  });
});
