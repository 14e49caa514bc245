import { isBuiltInSlotType } from '@confab/model';
import { expect, test } from 'vitest';
import { toPlatformType, toSlotType } from './entity-types.ts';

test.each(['temperature', 'age', 'percentage', 'currency'])(
  'a slot of type %s keeps its type in Dialogflow',
  (type) => {
    expect(isBuiltInSlotType(type)).toBe(true);
    expect(toSlotType(toPlatformType(type) ?? '')).toBe(type);
  },
);
