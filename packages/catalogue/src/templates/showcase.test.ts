import { inputTypes } from '@confab/model';
import { displayTypes } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { catalogue, findTemplate } from '../catalogue.ts';

const schemas = Object.values(catalogue.nodeSchemas).filter(({ nodeCategory }) => nodeCategory === 'showcase');
const properties = schemas.flatMap((schema) => schema.properties);

test('the showcase has every type of input (A3.31)', () => {
  const shown = new Set(
    [...properties, ...properties.flatMap(({ table }) => table?.properties ?? [])].map(({ type }) => type),
  );
  expect(inputTypes.filter((type) => !shown.has(type))).toEqual([]);
});

test('the showcase has every display type (A3.32, A3.33)', () => {
  const expected = [...displayTypes, 'MultiList', 'MultiDetailedCheckbox', 'MultiCheckbox'];
  const shown = new Set(properties.map(({ displayAs }) => displayAs));
  expect(expected.filter((one) => !shown.has(one))).toEqual([]);
});

test('the showcase has every type of table (A3.41)', () => {
  const expected = [
    'Regular',
    'StackedTable',
    'ConnectorParams',
    'Intents',
    'ModuleReturnParams',
    'ModuleInputParams',
    'ModuleParamAssignments',
    'InParamAssignments',
    'OutParamAssignments',
    'Exceptions',
    'MoveParams',
  ];
  const shown = new Set(properties.map(({ table }) => table?.tableType));
  expect(expected.filter((one) => !shown.has(one))).toEqual([]);
});

test('showcase nodes are offered only while the showcase extension is enabled, and the showcase template enables it', () => {
  expect(schemas.map(({ limitToAllExtensions }) => limitToAllExtensions)).toEqual(schemas.map(() => ['showcase']));
  const template = findTemplate('showcase');
  expect(template?.propertyValues['Extensions']).toEqual(['showcase']);
  const types = template?.workflows.flatMap(({ nodes }) => nodes.map(({ type }) => type));
  expect(schemas.filter(({ type }) => !types?.includes(type))).toEqual([]);
});
