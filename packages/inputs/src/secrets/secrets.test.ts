import type { JsonObject, Property } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { readPastedRows, writeCopiedRows } from '../rows/pasted-rows.ts';
import { describeValue } from '../show/describe-value.ts';
import { visitTexts } from '../find/searched-texts.ts';
import { isSensitiveName } from './is-sensitive-name.ts';
import { keepSecrets } from './keep-secrets.ts';
import { findSecretProperty, listSecrets, mapSecrets } from './map-secrets.ts';
import { isSecretSet, isSecretValue, missingSecret } from './secret-value.ts';

const columns: Property[] = [
  { name: 'Name', type: 'String' },
  { name: 'Value', type: 'Secret', flags: ['secretByName'] },
  { name: 'IsSecret', type: 'Bool' },
];
const definition = { tableType: 'Regular', displayColumns: [], properties: columns };
const properties: Property[] = [
  { name: 'Password', type: 'Secret' },
  { name: 'Headers', type: 'Table', table: definition },
  { name: 'Login', type: 'Composite', table: { ...definition, properties: [{ name: 'Key', type: 'Secret' }] } },
  { name: 'Tree', type: 'Tree', tree: { nodeProperties: [{ name: 'Key', type: 'Secret' }] } },
];
const one = { SecretId: '0191d0c0-0000-7000-8000-000000000001' };
const two = { SecretId: '0191d0c0-0000-7000-8000-000000000002' };
const inHeader = (Value: JsonObject[string], Name = 'Authorization') => ({ Headers: [aRow('h', { Name, Value })] });

describe('secrets of a document', () => {
  test('secrets are found in inputs, composites, tables and trees', () => {
    const values = {
      Password: 'a',
      Login: { Key: 'b' },
      Tree: [aTreeNode('n', null, { Key: one })],
      ...inHeader('c'),
    };
    expect(listSecrets(properties, values).map(({ path, property }) => `${path} ${property}`)).toEqual([
      'Password Password',
      'Headers/h/Value Headers/Value',
      'Login/Key Login/Key',
      'Tree/n/Key Tree/Key',
    ]);
    expect(JSON.stringify(mapSecrets(properties, values, () => missingSecret))).not.toMatch(/"[abc]"/);
  });

  test.each([
    ['Authorization', 'Bearer {tv.Token}', false],
    ['Authorization', 'Bearer ', false],
    ['Authorization', 'Bearer abc', true],
    ['Authorization', 'Bearer abc{tv.Token}', true],
    ['X-Open', 'abc', false],
  ])('the value of the header %s: "%s" is a secret: %s', (name, value, isSecret) => {
    expect(listSecrets(properties, inHeader(value, name))).toHaveLength(isSecret ? 1 : 0);
  });

  test('the author can mark any row as secret', () => {
    const values = { Headers: [aRow('h', { Name: 'X-Open', Value: 'abc', IsSecret: true })] };
    expect(listSecrets(properties, values)).toHaveLength(1);
  });

  test('secrets are named by their inputs, without rows', () => {
    expect(findSecretProperty(properties, 'Headers/h/Value')?.names).toBe('Headers/Value');
    expect(findSecretProperty(properties, 'Tree/n/Key')?.names).toBe('Tree/Key');
    expect(findSecretProperty(properties, 'Headers/h/Name')).toBeUndefined();
  });

  test('secrets are copied and pasted with their row', () => {
    const values = { Name: 'Authorization', Value: one };
    expect(readPastedRows(writeCopiedRows([values], columns), columns)).toEqual([values]);
  });

  test('secrets are neither shown nor searched', () => {
    const shown = describeValue({ name: 'Password', type: 'Secret' }, one, () => undefined);
    expect(shown).toEqual({ type: 'secret', isSet: true });
    const texts: string[] = [];
    visitTexts(properties, { Password: one, ...inHeader(two) }, ({ text }) => texts.push(text));
    expect(texts).toEqual(['Authorization']);
  });
});

test.each(
  [
    'Authorization proxy-authorization Cookie X-Api-Key client_secret X-CSRF-Token password',
    'X-Functions-Key PRIVATE-KEY X-Shop-Session x-session privateKey X-Shop-Key sig session_key',
  ].flatMap((names) => names.split(' ')),
)('the name %s is sensitive', (name) => expect(isSensitiveName(name)).toBe(true));
test.each(['Content-Type', 'Accept', 'X-Request-Id', 'Name', 'amount', 'Sort-Key', 'session', 'monkey', 'X-Keyboard'])(
  'the name %s is not sensitive',
  (name) => expect(isSensitiveName(name)).toBe(false),
);

test('only values of the known shape represent a secret', () => {
  expect(isSecretValue(one)).toBe(true);
  expect(isSecretSet(missingSecret)).toBe(false);
  for (const value of ['text', { SecretId: 'x' }, { ...one, Text: 'x' }, { ...one, Tokens: [1] }, null])
    expect(isSecretValue(value)).toBe(false);
});

describe('values that replace others', () => {
  test('values that replace others keep the current secrets and bring back no earlier one', () => {
    const kept = keepSecrets(properties, inHeader(one), { ...inHeader(two), Password: two }, 'replaced');
    expect(kept).toEqual({ ...inHeader(two), Password: two });
    expect(keepSecrets(properties, { Password: one }, {}, 'replaced')).toEqual({ Password: missingSecret });
    expect(keepSecrets(properties, { Password: 'old text' }, {}, 'replaced')).toEqual({ Password: missingSecret });
  });

  test('values from a file keep a text that the file brings', () => {
    expect(keepSecrets(properties, { Password: 'new' }, { Password: one }, 'kept')).toEqual({ Password: 'new' });
    expect(keepSecrets(properties, { Password: missingSecret }, { Password: one }, 'kept')).toEqual({ Password: one });
    expect(keepSecrets(properties, {}, { Password: one }, 'kept')).toEqual({ Password: one });
  });
});
