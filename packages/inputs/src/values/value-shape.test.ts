import { inputTypes } from '@confab/model';
import { expect, test } from 'vitest';
import { isComposite, isResponse } from './value-shape.ts';

test('both types of composites, and no other type of inputs, hold the values of their columns', () => {
  expect(inputTypes.filter((type) => isComposite({ type }))).toEqual(['Composite', 'CompositeInput']);
});

test('only an assistant response has entries', () => {
  expect(inputTypes.filter((type) => isResponse({ type }))).toEqual(['AssistantResponse']);
});
