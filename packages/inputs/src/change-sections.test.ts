import type { ItemSchema, JsonObject, JsonValue } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { changeSections } from './change-sections.ts';
import { compareValues } from './compare-values.ts';
import { groupEdits } from './group-edits.ts';
import { inOrder } from './rows.ts';
import { takeBackEdits } from './take-back.ts';

const schema: Pick<ItemSchema, 'properties' | 'categories'> = {
  categories: [
    { id: 'talk', title: 'Conversation' },
    { id: 'more', title: 'More' },
  ],
  properties: [
    { name: 'DisplayName', type: 'String', label: 'Name' },
    { name: 'Notes', type: 'String', label: 'Notes', categoryId: 'more' },
    {
      name: 'Connectors',
      type: 'Table',
      label: 'Connectors',
      categoryId: 'talk',
      table: {
        tableType: 'Regular',
        displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
        properties: [
          { name: 'Name', type: 'String' },
          { name: 'TargetNodeId', type: 'TargetNode', label: 'Leads to' },
        ],
      },
    },
    { name: 'Response', type: 'AssistantResponse', label: 'Response', categoryId: 'talk' },
  ],
};
const row = (id: string, order: string, values: JsonObject) => ({ RowId: id, Order: order, Values: values });
const text = (_column: unknown, value: JsonValue | undefined) => (typeof value === 'string' ? value : '');
const sectionsOf = (before: JsonObject, after: JsonObject, withSame = false) =>
  changeSections(schema, { before, after }, text, withSame).map(({ title, changes }) => [
    title,
    changes.map(({ change, trail }) => `${change.type} ${trail.join(' ▸ ')}`),
  ]);

describe('the changes between two versions', () => {
  test('stand by the categories of their form, in its order', () => {
    expect(sectionsOf({}, { Notes: 'x', Connectors: [], DisplayName: 'Yes' })).toEqual([
      ['', ['added Name']],
      ['Conversation', ['added Connectors']],
      ['More', ['added Notes']],
    ]);
  });

  test('name rows by their title, and what stands in them by its label', () => {
    const before = {
      Connectors: [row('r1', 'a0', { Name: 'Yes', TargetNodeId: 'a' }), row('r2', 'a1', { Name: 'No' })],
    };
    const after = { Connectors: [row('r1', 'a2', { Name: 'Yes', TargetNodeId: 'b' })] };
    expect(sectionsOf(before, after)).toEqual([
      ['Conversation', ['removed Connectors ▸ No', 'moved Connectors ▸ Yes', 'changed Connectors ▸ Yes ▸ Leads to']],
    ]);
  });

  test('number entries that nothing names', () => {
    const response = (words: string) => ({ Response: { Entries: [{ EntryId: 'e', Order: 'a0', Heading: words }] } });
    const [[, changes] = []] = sectionsOf(response('Hi'), response('Hello'));
    expect(changes).toEqual([expect.stringMatching(/^changed Response ▸ .+ ▸ Heading$/)]);
  });

  test('come with what is the same only when that is wanted, and with what the schema does not know', () => {
    expect(sectionsOf({ Notes: 'x', Old: 1 }, { Notes: 'x' })).toEqual([['', ['removed Old']]]);
    expect(sectionsOf({ Notes: 'x' }, { Notes: 'x' }, true)).toEqual([
      ['', ['same Name']],
      ['Conversation', ['same Connectors', 'same Response']],
      ['More', ['same Notes']],
    ]);
  });
});

const texts: fc.Arbitrary<JsonValue> = fc.oneof(fc.string(), fc.integer());
const fields: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom('A', 'B'), texts, { noNullPrototype: true });
const rows = fc
  .uniqueArray(
    fc.record({
      NodeId: fc.constantFrom('one', 'two', 'three'),
      ParentId: fc.constant(''),
      Order: fc.constantFrom('a0', 'a1', 'a2'),
      Values: fields,
    }),
    { selector: ({ NodeId }) => NodeId },
  )
  .map(inOrder);
const documents: fc.Arbitrary<JsonObject> = fc.record(
  { Name: texts, Title: fields, Tree: rows },
  { requiredKeys: [], noNullPrototype: true },
);

describe('taking values back', () => {
  test('one by one makes the later version the earlier one', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const back = compareValues(before, after)
          .flatMap(takeBackEdits)
          .reduce((values, edit) => applyEdit(values, edit).values, after);
        expect(compareValues(before, back)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('leaves everything else as it is', () => {
    fc.assert(
      fc.property(documents, documents, fc.nat(), (before, after, at) => {
        const changes = compareValues(before, after);
        const change = changes[at % Math.max(changes.length, 1)];
        if (!change) return;
        const back = takeBackEdits(change).reduce((values, edit) => applyEdit(values, edit).values, after);
        expect(compareValues(before, back)).toHaveLength(changes.length - 1);
      }),
    );
  });
});

test('edits are told by person and occasion, many in one input as one', () => {
  const edit = (seq: number, authorId: string, minute: number, path: string) => ({
    seq,
    authorId,
    authorName: authorId,
    createdUtc: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
    action: 'ValueChanged' as const,
    path,
  });
  const groups = groupEdits([
    edit(6, 'ada', 31, 'Notes'),
    edit(5, 'ada', 30, 'Notes'),
    edit(4, 'ada', 29, 'Title'),
    edit(3, 'ben', 28, 'Title'),
    edit(2, 'ada', 27, 'Title'),
    edit(1, 'ada', 5, 'Title'),
  ]);
  expect(groups.map(({ authorId, edits }) => [authorId, edits.map(({ path, count }) => `${path} ${count}`)])).toEqual([
    ['ada', ['Notes 2', 'Title 1']],
    ['ben', ['Title 1']],
    ['ada', ['Title 1']],
    ['ada', ['Title 1']],
  ]);
  expect(groups[0]).toMatchObject({
    seq: 6,
    fromUtc: edit(4, '', 29, '').createdUtc,
    toUtc: edit(6, '', 31, '').createdUtc,
  });
});
