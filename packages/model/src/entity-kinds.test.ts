import { expect, it } from 'vitest';
import { entityKinds, isBuiltInSlotType, isEntityKind } from './entity-kinds.ts';

it('every entity kind is a built-in slot type', () => {
  expect(entityKinds.filter((kind) => !isEntityKind(kind) || !isBuiltInSlotType(kind))).toEqual([]);
});

it('any words are a built-in slot type and no entity kind', () => {
  expect([isBuiltInSlotType('text'), isEntityKind('text')]).toEqual([true, false]);
});

it('the name of a list, or of a property of every object, is not a built-in slot type', () => {
  expect(['Toppings', '', 'Number', 'constructor'].filter(isBuiltInSlotType)).toEqual([]);
});
