import { expect, test } from 'vitest';
import { dataTypes } from '../enumerations.ts';
import { getTypeName, isVariableType } from './variable-types.ts';

test('variables can have the data types of the protocol, and authors read a name for each of them (A3.50, A3.63)', () => {
  expect(dataTypes.filter(isVariableType)).toEqual(['string', 'bool', 'int', 'float', 'DateTime', 'dynamic']);
  expect(dataTypes.map(getTypeName)).toEqual([
    'Text',
    'Yes or no',
    'Whole number',
    'Number',
    'Date and time',
    'Anything',
  ]);
});

test.each(['', 'String', 'object', 'constructor'])('a variable cannot have the unknown type %j', (type) => {
  expect(isVariableType(type)).toBe(false);
  expect(getTypeName(type)).toBe(type);
});
