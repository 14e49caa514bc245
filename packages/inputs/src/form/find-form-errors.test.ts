import type { Property } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { findFormErrors, listEditableInputs } from './find-form-errors.ts';
import { isHidden } from './visibility.ts';

const required: Pick<Property, 'type' | 'flags'> = { type: 'String', flags: ['mandatory'] };
const limited = (name: string, validation: string): Property => ({ name, type: 'Int', validation });
const table = {
  tableType: 'Regular',
  displayColumns: [],
  properties: [{ name: 'Title', label: 'Name of it', ...required }],
};

const missing = { message: 'Value is required', messageName: 'valueMessages.required' };

describe('findFormErrors', () => {
  test('findFormErrors reports errors only for inputs that can be filled in (P5.37, P4.56)', () => {
    const properties: readonly Property[] = [
      { name: 'Open', ...required },
      { name: 'Locked', type: 'String', flags: ['mandatory', 'readonly'] },
      { name: 'Flagged', type: 'String', flags: ['mandatory', 'Hidden'] },
      { name: 'ByScript', ...required },
      { name: 'Off', ...required },
    ];
    const controls = { ByScript: { visible: false }, Off: { enabled: false } };
    expect(listEditableInputs(properties, controls).map(({ name }) => name)).toEqual(['Open']);
    expect(findFormErrors(properties, {}, controls)).toEqual({ Open: missing });
  });

  test('findFormErrors reports a number outside MinValue and MaxValue (P5.31)', () => {
    const properties = [limited('Low', '{"MinValue": 1}'), limited('High', '{"MaxValue": "5"}'), limited('Free', '{}')];
    expect(findFormErrors(properties, { Low: 0, High: 6, Free: -1 }, undefined)).toEqual({
      Low: {
        message: 'Value should be 1 or more',
        messageName: 'valueMessages.tooSmall',
        messageParts: { limit: 1 },
      },
      High: {
        message: 'Value should be 5 or less',
        messageName: 'valueMessages.tooLarge',
        messageParts: { limit: 5 },
      },
    });
  });

  test.each(['20260321090000', '2026-03-21T09:00:00Z'])(
    'reports no error for a date in one of the two stored forms: %s (P5.34)',
    (date) => {
      const birthday: Property = { name: 'Birthday', type: 'DateTime', displayAs: 'DatePicker' };
      expect(findFormErrors([birthday], { Birthday: date }, undefined)).toEqual({});
      expect(findFormErrors([birthday], { Birthday: '21/03/2026' }, undefined)).toEqual({
        Birthday: {
          message: 'Date should be in yyyyMMddHHmmss Format',
          messageName: 'valueMessages.notAStoredDate',
        },
      });
    },
  );

  test('findFormErrors reports an error in a row with the name of its column', () => {
    const properties: readonly Property[] = [{ name: 'Links', type: 'Table', table }];
    const rows = [aRow('1', { Title: 'A' }), aRow('2', {}, 1)];
    expect(findFormErrors(properties, { Links: rows }, undefined)).toEqual({
      Links: { ...missing, column: 'Name of it' },
    });
  });

  test('findFormErrors reports an error in a node of a tree with the name of its input', () => {
    const menu: Property = { name: 'Menu', type: 'Tree', tree: { nodeProperties: table.properties } };
    expect(findFormErrors([menu], { Menu: [aTreeNode('1', '')] }, undefined)).toEqual({
      Menu: { ...missing, column: 'Name of it' },
    });
  });

  test('findFormErrors reports the error of the first faulty row in the order of the table', () => {
    const columns = [...table.properties, { name: 'Address', ...required }];
    const properties: readonly Property[] = [
      { name: 'Links', type: 'Table', table: { ...table, properties: columns } },
    ];
    const rows = [aRow('2', { Address: 'B' }, 1), aRow('1', { Title: 'A' })];
    expect(findFormErrors(properties, { Links: rows }, undefined)).toEqual({
      Links: { ...missing, column: 'Address' },
    });
  });
});

describe('an input', () => {
  const plain: Property = { name: 'Any', type: 'String' };
  const context = { extensions: ['voice'] };
  test.each<[string, Property, boolean]>([
    ['is not hidden by default', plain, false],
    ['is hidden when it is flagged Hidden', { ...plain, flags: ['hidden'] }, true],
    ['is hidden when its validation cannot be read', { ...plain, validation: '{' }, true],
    ['is hidden when its validation has a hidden flag', { ...plain, validation: '{"Flags": "hidden"}' }, true],
    [
      'is hidden when not all of its extensions are enabled',
      { ...plain, limitToAllExtensions: ['voice', 'video'] },
      true,
    ],
    ['is hidden when none of its extensions is enabled', { ...plain, limitToAnyExtension: ['video'] }, true],
    [
      'is not hidden when one of its extensions is enabled',
      { ...plain, limitToAnyExtension: ['video', 'voice'] },
      false,
    ],
  ])('an input %s (P5.37, P3.32)', (_when, property, hidden) => {
    expect(isHidden(property, context)).toBe(hidden);
  });

  test('an input that the script of the schema makes invisible is hidden, and so is a category without other inputs (P5.37, P4.56)', () => {
    const controls = { Any: { visible: false } };
    expect(isHidden(plain, { ...context, controls })).toBe(true);
    const schema = { title: 'Form', properties: [plain], categories: [], groups: [] };
    expect(buildInputs(schema, { ...context, controls })).toEqual([]);
  });

  test('an input named like a built-in property of objects is not hidden', () => {
    expect(isHidden({ ...plain, name: 'constructor' }, { ...context, controls: {} })).toBe(false);
  });
});
