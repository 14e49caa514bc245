import { expect, test } from 'vitest';
import { builtInSlotTypes } from '../assistant.ts';
import { toPlatformType, toSlotType } from './entity-types.ts';

test.each(['temperature', 'age', 'percentage', 'currency'])(
  'a slot of type %s keeps its type in Dialogflow',
  (type) => {
    expect(builtInSlotTypes).toContain(type);
    expect(toSlotType(toPlatformType(type) ?? '')).toBe(type);
  },
);
