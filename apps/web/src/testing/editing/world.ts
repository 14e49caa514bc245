import type { Item, ItemId, ItemSchema, JsonObject, NewId, Property, WorkflowId } from '@confab/model';
import { anItem, anItemSchema, aRow } from '@confab/test-kit';
import type { ItemSchemas } from '../../features/tree/index.ts';

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}` as NewId;

export const ids = {
  team: id('01'),
  project: id('02'),
  workflow: id('03'),
  greet: id('04'),
  ask: id('05'),
  account: id('06'),
  newNode: id('07'),
  orders: id('08'),
};

/** A node type with a text, a number, a locked text, a table with forced rows, and a response. */
export const nodeSchema = anItemSchema({
  icon: 'question',
  properties: [
    { name: 'DisplayName', type: 'String', label: 'Name', flags: ['mandatory'] },
    { name: 'MaxReprompts', type: 'Int', label: 'Reprompts' },
    { name: 'Id', type: 'String', label: 'Id', validation: '{"Flags":["readonly"]}' },
    { name: 'Response', type: 'AssistantResponse', label: 'Response' },
    { name: 'Menu', type: 'Tree', label: 'Menu', tree: { nodeProperties: [{ name: 'Label', type: 'String' }] } },
    {
      name: 'Connectors',
      type: 'Table',
      label: 'Connectors',
      table: {
        tableType: 'Regular',
        tableEntryDescription: 'connector',
        displayColumns: [{ propertyName: 'DisplayName', columnType: 'Heading' }],
        properties: [
          { name: 'Kind', type: 'Enum', enumValues: ['Intent', 'NoMatch'] },
          { name: 'DisplayName', type: 'String' },
          { name: 'TargetNodeId', type: 'TargetNode' },
        ],
        defaultRows: [{ rowId: 'nomatch', order: 'b00', values: { Kind: 'NoMatch' } }],
      },
    },
  ],
});

/** The schemas of a project whose nodes are of the type Ask, unless others are given. */
export const createSchemas = (given: Partial<ItemSchemas> = {}): ItemSchemas => ({
  projectSchemas: {},
  workflowSchemas: {},
  nodeSchemas: { Ask: nodeSchema },
  nodeCategories: [],
  ...given,
});

/** The properties of the project in the test world. */
export const projectProperties: ItemSchema['properties'] = [
  table('Intents', 'intent', [
    { name: 'Samples', type: 'String', displayAs: 'multiline', label: 'Samples' },
    { name: 'Keywords', type: 'String', displayAs: 'multiline', label: 'Keywords' },
  ]),
  table('Slots', 'slot', [
    { name: 'SlotType', type: 'Enum', displayAs: 'SlotTypeSelector', defaultValue: 'text' },
    { name: 'Variable', type: 'Enum', displayAs: 'VariableSelector' },
  ]),
  table('SlotTypes', 'list', [
    { name: 'Values', type: 'String', displayAs: 'multiline', label: 'Values', flags: ['wordsPerLanguage'] },
  ]),
  table('Variables', 'variable', [
    { name: 'Type', type: 'Enum', enumValues: ['string||Text', 'int||Whole number'], defaultValue: 'string' },
    { name: 'DefaultValue', type: 'String', label: 'Initial value' },
    { name: 'Scope', type: 'Enum', enumValues: ['Project'], defaultValue: 'Project' },
  ]),
  table('SupplementaryMessages', 'shared answer', []),
  { name: 'OtherLanguages', type: 'MultiSelect', multiSelectValues: ['en||English', 'de||Deutsch', 'fr||Français'] },
  { name: 'ChatGreeting', type: 'String', label: 'Greeting', flags: ['translated'] },
];

function table(name: string, tableEntryDescription: string, more: readonly Property[]): Property {
  const properties: Property[] = [{ name: 'Name', type: 'String', label: 'Name' }, ...more];
  return {
    name,
    type: 'Table',
    table: { tableType: 'Regular', displayColumns: [], tableEntryDescription, properties },
  };
}

export function worldItems(): readonly Item[] {
  const project = item(ids.project, 'project', null, { DisplayName: 'Café' });
  const workflow = item(ids.workflow, 'workflow', null, { DisplayName: 'Main' });
  return [
    project,
    workflow,
    item(ids.greet, 'node', ids.workflow, askValues('Greet')),
    item(ids.ask, 'node', ids.workflow, askValues('Ask')),
  ];
}

/**
 * The items of a project of `workflowCount` workflows with `nodesPerWorkflow` nodes each, beside those of the test
 * world.
 */
export function manyItems(workflowCount: number, nodesPerWorkflow: number): readonly Item[] {
  const newId = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}` as NewId;
  return Array.from({ length: workflowCount }, (_, at) => {
    const workflowId = newId(at * (nodesPerWorkflow + 1));
    const nodes = Array.from({ length: nodesPerWorkflow }, (_node, place) =>
      item(newId(at * (nodesPerWorkflow + 1) + place + 1), 'node', workflowId, askValues(`Node ${at} ${place}`)),
    );
    return [item(workflowId, 'workflow', null, { DisplayName: `Workflow ${at}` }), ...nodes];
  }).flat();
}

function askValues(DisplayName: string): JsonObject {
  return {
    DisplayName,
    MaxReprompts: 2,
    Id: 'fixed',
    Response: { SelectionMethod: 'Escalating', Entries: [] },
    Connectors: [aRow('r1', { Kind: 'Intent', DisplayName: 'yes' }, 'a0'), aRow('nomatch', { Kind: 'NoMatch' }, 'b00')],
  };
}

function item(id: ItemId, kind: Item['kind'], workflowId: WorkflowId | null, propertyValues: JsonObject): Item {
  const type = kind === 'node' ? 'Ask' : 'Standard';
  return anItem({ id, kind, type, projectId: ids.project, workflowId, propertyValues });
}

/** One more node for the workflow of the test world, with the values of its nodes beside its own. */
export const aWorldNode = (values: JsonObject): Item =>
  item(ids.newNode, 'node', ids.workflow, { ...askValues('Greet'), ...values });
