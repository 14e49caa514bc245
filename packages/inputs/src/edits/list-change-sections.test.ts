import { isJsonArray, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { listChangeSections } from './list-change-sections.ts';
import { compareValues, type ValueChange } from './compare-values.ts';
import { groupEdits } from './group-edits.ts';
import { sortRows, getRowId } from '../rows/rows.ts';
import { createRevertEdits } from './create-revert-edits.ts';
import { listSubtreeIds, getTreeShape } from '../rows/tree-shape.ts';

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
const text = (_column: unknown, value: JsonValue | undefined) => (typeof value === 'string' ? value : '');
const sectionsOf = (before: JsonObject, after: JsonObject, withSame = false) =>
  listChangeSections(schema, { before, after }, text, withSame).map(({ title, changes }) => [
    title,
    changes.map(({ change, trail }) => `${change.type} ${trail.join(' ▸ ')}`),
  ]);

describe('the changes between two versions', () => {
  test('changes between versions are grouped by category, in the order of the form', () => {
    expect(sectionsOf({}, { Notes: 'x', Connectors: [], DisplayName: 'Yes' })).toEqual([
      ['', ['added Name']],
      ['Conversation', ['added Connectors']],
      ['More', ['added Notes']],
    ]);
  });

  test('changes between versions name rows by title and inputs by label', () => {
    const before = {
      Connectors: [aRow('r1', { Name: 'Yes', TargetNodeId: 'a' }, 'a0'), aRow('r2', { Name: 'No' }, 'a1')],
    };
    const after = { Connectors: [aRow('r1', { Name: 'Yes', TargetNodeId: 'b' }, 'a2')] };
    expect(sectionsOf(before, after)).toEqual([
      ['Conversation', ['removed Connectors ▸ No', 'moved Connectors ▸ Yes', 'changed Connectors ▸ Yes ▸ Leads to']],
    ]);
  });

  test('changes between versions number entries without a title', () => {
    const response = (words: string) => ({ Response: { Entries: [{ EntryId: 'e', Order: 'a0', Heading: words }] } });
    const [[, changes] = []] = sectionsOf(response('Hi'), response('Hello'));
    expect(changes).toEqual([expect.stringMatching(/^changed Response ▸ .+ ▸ Heading$/)]);
  });

  test('changes between versions include equal inputs only on request, and always inputs that the schema does not declare', () => {
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
const nodes = fc.uniqueArray(
  fc.record({
    NodeId: fc.constantFrom('one', 'two', 'three', 'four'),
    Order: fc.constantFrom('a0', 'a1', 'a2'),
    Values: fields,
  }),
  { selector: ({ NodeId }) => NodeId },
);
const flat = nodes.map((all) => sortRows(all.map((node) => ({ ...node, ParentId: '' }))));
/** Random trees: each node is at the top or below an earlier node. */
const deep = fc
  .tuple(nodes, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }))
  .map(([all, parents]) =>
    sortRows(
      all
        .map((node, at) => ({ ...node, ParentId: all[(parents[at] ?? 0) % (at + 1)]?.NodeId ?? '' }))
        .map((node) => (node.ParentId === node.NodeId ? { ...node, ParentId: '' } : node)),
    ),
  );
const documentsWith = (tree: typeof flat): fc.Arbitrary<JsonObject> =>
  fc.record({ Name: texts, Title: fields, Tree: tree }, { requiredKeys: [], noNullPrototype: true });
const documents = documentsWith(flat);
const treeOf = ({ Tree }: JsonObject) => (isJsonArray(Tree) ? Tree : []);

/** The previous depth of a changed node; changes outside the tree come first. */
function depthIn(before: JsonObject, { path }: ValueChange) {
  const { parentOf } = getTreeShape(treeOf(before));
  let depth = 0;
  for (let id = path.split('/')[1]; id !== undefined; id = parentOf.get(id)) depth += 1;
  return depth;
}

describe('createRevertEdits', () => {
  test('reverts every change one by one until the later version equals the earlier one', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const back = compareValues(before, after)
          .flatMap(createRevertEdits)
          .reduce((values, edit) => applyEdit(values, edit).values, after);
        expect(compareValues(before, back)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('reverts the changes of a tree from the top down until the later version equals the earlier one', () => {
    fc.assert(
      fc.property(documentsWith(deep), documentsWith(deep), (before, after) => {
        const rank = { removed: 0, changed: 1, moved: 1, added: 2 };
        const back = compareValues(before, after)
          .toSorted((a, b) => rank[a.type] - rank[b.type] || depthIn(before, a) - depthIn(before, b))
          .flatMap(createRevertEdits)
          .reduce((values, edit) => applyEdit(values, edit).values, after);
        expect(compareValues(before, back)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('createRevertEdits keeps a tree valid in any order of reverts: every node once, none below itself', () => {
    fc.assert(
      fc.property(documentsWith(deep), documentsWith(deep), fc.array(fc.nat()), (before, after, picks) => {
        let values = after;
        for (const pick of picks) {
          const changes = compareValues(before, values);
          const change = changes[pick % Math.max(changes.length, 1)];
          if (change) values = createRevertEdits(change).reduce((now, edit) => applyEdit(now, edit).values, values);
        }
        const tree = treeOf(values);
        const shape = getTreeShape(tree);
        const reached = shape.roots.flatMap((id) => listSubtreeIds(shape, id));
        expect(reached.toSorted()).toEqual(tree.map((node) => getRowId(node)).toSorted());
      }),
    );
  });

  test('createRevertEdits changes nothing but the reverted value', () => {
    fc.assert(
      fc.property(documents, documents, fc.nat(), (before, after, at) => {
        const changes = compareValues(before, after);
        const change = changes[at % Math.max(changes.length, 1)];
        if (!change) return;
        const back = createRevertEdits(change).reduce((values, edit) => applyEdit(values, edit).values, after);
        expect(compareValues(before, back)).toHaveLength(changes.length - 1);
      }),
    );
  });
});

test('edits are grouped by author and by breaks between them, and edits of one input are counted together', () => {
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
