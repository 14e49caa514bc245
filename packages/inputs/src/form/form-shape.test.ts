import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';
import { getGridColumns, getGridSpan, packInputs } from './grid.ts';
import type { AnyProperty } from './property-rules.ts';
import { isHidden, type VisibilityContext } from './visibility.ts';

const extensions = ['a', 'b', 'c'];
const some = fc.subarray(extensions);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Inputs of every kind of limit, width and flag. */
const anyInput = fc
  .record({
    displayWidth: maybe(fc.integer({ min: 0, max: 12 })),
    layoutOnNewRow: maybe(fc.boolean()),
    flags: maybe(fc.constantFrom(['Hidden'], ['hidden', 'mandatory'], ['readonly'], [])),
    validation: maybe(
      fc.constantFrom('', '{}', '{oops', '[1]', '{"Flags":["hidden"]}', '{"Flags":"readonly, hidden"}'),
    ),
    limitToAllExtensions: maybe(some),
    limitToAnyExtension: maybe(some),
    categoryId: maybe(fc.constantFrom('one', 'two', 'gone')),
    groupId: maybe(fc.constantFrom('left', 'right', 'gone')),
  })
  .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)));
const anyInputs = fc
  .array(anyInput, { maxLength: 30 })
  .map((drawn) => drawn.map((one, at): AnyProperty => ({ name: `P${at}`, type: 'String', ...one })));
const anyColumns = fc.constantFrom(3, 6, 9, 12);

/** The six reasons to hide an input, as the specification lists them. */
function reasons(input: AnyProperty, { extensions: enabled, controls, isVisible = true }: VisibilityContext) {
  const rules = input.validation ?? '';
  const isJson = /^(\{|\[)/.test(rules) && rules !== '{oops';
  return [
    !isVisible || controls?.[input.name]?.visible === false,
    (input.flags ?? []).some((flag) => flag.toLowerCase() === 'hidden'),
    rules !== '' && (!isJson || rules.startsWith('[')),
    isJson && rules.includes('hidden'),
    (input.limitToAllExtensions ?? []).some((one) => !enabled.includes(one)),
    (input.limitToAnyExtension ?? []).length > 0 &&
      !(input.limitToAnyExtension ?? []).some((one) => enabled.includes(one)),
  ];
}

test('an input is hidden for one of the six reasons, and for no other (A4.56)', () => {
  const context = fc.record({
    extensions: some,
    isVisible: fc.boolean(),
    controls: fc.dictionary(
      fc.constantFrom('P0', 'P1', 'P2'),
      fc.record({ visible: fc.boolean(), enabled: fc.boolean() }),
    ),
  });
  fc.assert(
    fc.property(anyInputs, context, (inputs, here) => {
      for (const input of inputs) expect(isHidden(input, here)).toBe(reasons(input, here).includes(true));
    }),
  );
});

test('enabling one more extension hides nothing that was shown', () => {
  fc.assert(
    fc.property(anyInputs, some, fc.constantFrom(...extensions), (inputs, enabled, more) => {
      for (const input of inputs) {
        if (isHidden(input, { extensions: enabled })) continue;
        expect(isHidden(input, { extensions: [...enabled, more] })).toBe(false);
      }
    }),
  );
});

test('a form shows every input that is not hidden exactly once, whatever its category and group (A3.38)', () => {
  const named = (id: string) => ({ id, title: id });
  fc.assert(
    fc.property(anyInputs, some, (properties, enabled) => {
      const form = {
        title: 'Form',
        properties,
        categories: [named('one'), named('two')],
        groups: [named('left'), named('right')],
      };
      const categories = buildInputs(form, { extensions: enabled });
      const shown = categories.flatMap(({ groups }) => groups.flatMap(({ inputs }) => inputs.map(({ name }) => name)));
      const expected = properties.filter((one) => !isHidden(one, { extensions: enabled })).map(({ name }) => name);
      expect(shown.toSorted()).toEqual(expected.toSorted());
      expect(categories.map(({ isOpenAtFirst }) => isOpenAtFirst)[0] ?? true).toBe(true);
    }),
  );
});

test('inputs are laid out in order, side by side while they fit, and never overlap (A3.28)', () => {
  fc.assert(
    fc.property(anyInputs, anyColumns, (inputs, columns) => {
      const cells = packInputs(inputs, columns);
      expect(cells).toHaveLength(inputs.length);
      for (const [at, { row, column, span }] of cells.entries()) {
        const input = inputs[at];
        const before = cells[at - 1];
        expect(span).toBe(getGridSpan(input?.displayWidth, columns));
        expect(column + span - 1).toBeLessThanOrEqual(columns);
        const left = before ? columns - (before.column + before.span - 1) : 0;
        const isNewRow = !before || input?.layoutOnNewRow === true || span > left;
        expect([row, column]).toEqual(
          isNewRow ? [(before?.row ?? 0) + 1, 1] : [before.row, before.column + before.span],
        );
      }
    }),
  );
});

const columnsAt = (site: 'pro' | 'other', widths: readonly number[]) =>
  widths.map((width) => getGridColumns(width, site));

test('a panel of up to 700 pixels has 3 columns, up to 1000 has 6, up to 1200 has 9, a wider one 12 (A9.37)', () => {
  const widths = [0, 700, 701, 1_000, 1_001, 1_200, 1_201, 4_000];
  expect(columnsAt('other', widths)).toEqual([3, 3, 6, 6, 9, 9, 12, 12]);
});

test('a panel of the authoring site changes its number of columns at 300, 701 and 702 pixels (A9.38)', () => {
  expect(columnsAt('pro', [0, 300, 301, 701, 702, 703, 4_000])).toEqual([3, 3, 6, 6, 9, 12, 12]);
});
