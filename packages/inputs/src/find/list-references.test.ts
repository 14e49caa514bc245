import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { listReferences } from './list-references.ts';
import { renameReference } from './rename-reference.ts';

const properties: readonly Property[] = [
  { name: 'Response', type: 'AssistantResponse' },
  { name: 'SaveAnswerTo', type: 'Enum', displayAs: 'VariableSelector' },
  {
    name: 'Connectors',
    type: 'Table',
    table: {
      tableType: 'ConnectorParams',
      displayColumns: [],
      properties: [
        { name: 'IntentId', type: 'Enum', displayAs: 'IntentSelector' },
        { name: 'OutParamId', type: 'TokenString', displayAs: 'expression' },
      ],
    },
  },
];
const connector = { IntentId: 'order', OutParamId: 'Guest + len("Guest") > Guests' };
const values: JsonObject = {
  SaveAnswerTo: 'Guest',
  Response: {
    Entries: [
      { EntryId: 'e', Order: 'a0', DisplayText: '{tv.Guest}, {tv.Guest.Name}', SuggestionChips: ['{tv.Guest}!'] },
    ],
  },
  Connectors: [aRow('c', connector)],
};

describe('listReferences', () => {
  test('listReferences lists what selectors select, and reads of variables apart from writes', () => {
    const found = listReferences(properties, values).map(({ kind, target, isWrite, path }) => [
      kind,
      target,
      isWrite ? 'written' : 'read',
      path,
    ]);
    expect(found).toEqual([
      ['variable', 'Guest', 'read', 'Response/Entries/e/DisplayText'],
      ['variable', 'Guest.Name', 'read', 'Response/Entries/e/DisplayText'],
      ['variable', 'Guest', 'read', 'Response/Entries/e/SuggestionChips'],
      ['variable', 'Guest', 'written', 'SaveAnswerTo'],
      ['intent', 'order', 'read', 'Connectors/c/IntentId'],
      ['variable', 'Guest', 'read', 'Connectors/c/OutParamId'],
      ['variable', 'len', 'read', 'Connectors/c/OutParamId'],
      ['variable', 'Guests', 'read', 'Connectors/c/OutParamId'],
    ]);
  });
});

describe('renameReference', () => {
  test('renames a variable in selectors, tokens, chips and expressions, and leaves other names and quotes alone', () => {
    let renamed = values;
    for (const edit of renameReference(properties, values, { kind: 'variable', from: 'Guest', to: 'Visitor' })) {
      const result = applyEdit(renamed, edit);
      if (result.type === 'applied') renamed = result.values;
    }
    expect(renamed).toEqual({
      SaveAnswerTo: 'Visitor',
      Response: {
        Entries: [
          {
            EntryId: 'e',
            Order: 'a0',
            DisplayText: '{tv.Visitor}, {tv.Visitor.Name}',
            SuggestionChips: ['{tv.Visitor}!'],
          },
        ],
      },
      Connectors: [aRow('c', { IntentId: 'order', OutParamId: 'Visitor + len("Guest") > Guests' })],
    });
  });

  test('renameReference returns no edit for a variable that is not used', () => {
    expect(renameReference(properties, values, { kind: 'variable', from: 'Gues', to: 'Visitor' })).toEqual([]);
  });

  test('renames a slot in selectors and in the marks of samples, and leaves other texts alone', () => {
    const ask: readonly Property[] = [
      { name: 'Slot', type: 'Enum', displayAs: 'SlotSelector' },
      { name: 'Samples', type: 'String' },
      { name: 'Notes', type: 'String' },
    ];
    const used = { Slot: 'size', Samples: 'a {size} tea\nmake it { Size } or {sizes}', Notes: '{size}' };
    expect(renameReference(ask, used, { kind: 'slot', from: 'size', to: 'cup' })).toEqual([
      { path: 'Slot', action: 'ValueChanged', updatedValue: 'cup' },
      { path: 'Samples', action: 'ValueChanged', updatedValue: 'a {cup} tea\nmake it {cup} or {sizes}' },
    ]);
  });
});
