import { inputTypes } from '@confab/model';
import { displayTypes } from '@confab/test-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getInputDefinition } from './registry.ts';
import { everyKind } from './testing/every-kind.ts';

afterEach(() => vi.restoreAllMocks());

/** The display types with the same control as their type alone. */
const sameAsPlain = new Set([
  'singleline',
  'DropdownList',
  'DatePicker',
  'DateAndTimePicker',
  'TimePicker',
  'TargetNodeSelector',
]);

describe('the display types of inputs', () => {
  test.each(displayTypes)('the display type %s has a control (A3.32)', (displayAs) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const kinds = everyKind.filter(({ property }) => property.displayAs === displayAs);
    expect(kinds.length).toBeGreaterThan(0);
    for (const { property } of kinds) {
      const { component } = getInputDefinition(property.type, displayAs);
      expect(component === getInputDefinition(property.type).component).toBe(sameAsPlain.has(displayAs));
    }
    expect(warned).not.toHaveBeenCalled();
  });

  test('every display type belongs to an input type that exists (A3.32)', () => {
    const types = new Set(everyKind.map(({ property }) => property.type));
    expect([...types].filter((type) => !inputTypes.includes(type))).toEqual([]);
  });
});
