import tokens from '../../../../packages/catalogue/data/tokens.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { systemVariables } from './variable-names.ts';

it('every variable that the product sets has a name that people read, and no other has one', () => {
  expect(Object.keys(systemVariables).toSorted()).toEqual(tokens.map(({ TokenName }) => TokenName).toSorted());
});
