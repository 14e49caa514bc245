import type { JsonObject, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { findUsages, getReferenceKind, type ReferenceTarget } from './references.ts';

const tea = '00000000-0000-4000-8000-00000000000a';
const properties: readonly Property[] = [
  { name: 'Response', type: 'AssistantResponse' },
  { name: 'SaveAnswerTo', type: 'Enum', displayAs: 'VariableSelector' },
  { name: 'TargetWorkflowId', type: 'TargetWorkflow' },
  { name: 'Code', type: 'String', displayAs: 'html' },
  { name: 'Secret', type: 'Enum', displayAs: 'SlotTypeSelector', flags: ['Hidden'] },
  {
    name: 'Connectors',
    type: 'Table',
    table: {
      tableType: 'ConnectorParams',
      displayColumns: [],
      properties: [
        { name: 'IntentId', type: 'Enum', displayAs: 'IntentSelector' },
        { name: 'Condition', type: 'TokenString' },
        { name: 'TargetNodeId', type: 'TargetNode' },
      ],
    },
  },
];
const values: JsonObject = {
  SaveAnswerTo: 'Guest',
  TargetWorkflowId: tea,
  Code: `<img src="asset:${tea}">{tv.Guest}`,
  Secret: 'Drink',
  Notes: 'Guest is named here, {tv.Guests} too',
  Response: {
    Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Hi {tv.Guest} {tv.Guest.Name}', ImageAssetId: tea }],
  },
  Connectors: [aRow('c', { IntentId: tea, Condition: 'Guest == "Guest" && {tv.Guest} > Guests', TargetNodeId: tea })],
};
const usesOf = (thing: Partial<ReferenceTarget> & Pick<ReferenceTarget, 'kind'>) =>
  findUsages(properties, values, { id: '', name: '', ...thing }).map(({ path, text, matches }) => [
    path,
    ...matches.map(({ start, end }) => text.slice(start, end)),
  ]);

describe('findUsages', () => {
  test('findUsages finds a variable where it is selected, in tokens, and by its bare name in expressions', () => {
    expect(usesOf({ kind: 'variable', id: tea, name: 'Guest' })).toEqual([
      ['Response/Entries/e/SpokenText', '{tv.Guest}', '{tv.Guest.Name}'],
      ['SaveAnswerTo', 'Guest'],
      ['Code', '{tv.Guest}'],
      ['Connectors/c/Condition', 'Guest', '{tv.Guest}'],
    ]);
  });

  test.each([
    ['intent', 'Connectors/c/IntentId'],
    ['node', 'Connectors/c/TargetNodeId'],
    ['workflow', 'TargetWorkflowId'],
    ['asset', 'Response/Entries/e/ImageAssetId'],
  ] as const)('finds an id of the kind %s in selectors and in texts', (kind, path) => {
    expect(usesOf({ kind, id: tea.toUpperCase() }).map(([where]) => where)).toEqual(
      kind === 'asset' ? [path, 'Code'] : kind === 'workflow' ? [path, 'Code'] : ['Code', path],
    );
  });

  test('findUsages finds a slot type by its name, in hidden inputs as well', () => {
    expect(usesOf({ kind: 'slotType', id: tea, name: 'Drink' })).toEqual([
      ['Code', tea],
      ['Secret', 'Drink'],
    ]);
  });

  test('findUsages finds nothing for an item without an id and a name', () => {
    expect(usesOf({ kind: 'variable', name: '' })).toEqual([]);
    expect(usesOf({ kind: 'intent', id: 'x', name: 'Guest' })).toEqual([]);
  });
});

test.each([
  [{ name: 'AudioAssetId', type: 'String' }, 'asset'],
  [{ name: 'LinkedResponseId', type: 'String' }, 'response'],
  [{ name: 'Slot', type: 'Enum', displayAs: 'SlotSelector' }, 'slot'],
  [{ name: 'Title', type: 'String' }, undefined],
] as const)('getReferenceKind returns what %j refers to', (property, kind) =>
  expect(getReferenceKind(property)).toBe(kind),
);
