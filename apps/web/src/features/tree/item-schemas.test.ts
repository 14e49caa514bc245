import type { ItemSchema } from '@confab/model';
import { expect, it } from 'vitest';
import { mayDuplicate, mayRemove, offeredNodes, schemaOf, type ItemSchemas } from './item-schemas.ts';

const schema = (type: string, more: Partial<ItemSchema> = {}): ItemSchema => ({
  type,
  kind: 'node',
  title: type,
  description: '',
  icon: '',
  properties: [],
  categories: [],
  groups: [],
  ...more,
});
const schemas: ItemSchemas = {
  projectSchemas: { Pro: schema('Pro', { kind: 'project' }) },
  workflowSchemas: {},
  nodeSchemas: {
    Say: schema('Say', { nodeCategory: 'conversation' }),
    Start: schema('Start', { nodeCategory: 'flow', attributes: { AllowDuplicate: 'false', AllowRemove: 'false' } }),
    Jump: schema('Jump', { nodeCategory: 'flow', workflowTypes: ['Standard'] }),
    Texts: schema('Texts', { nodeCategory: 'conversation', limitToAllExtensions: ['showcase'] }),
  },
  nodeCategories: [
    { id: 'conversation', title: 'Conversation', description: '' },
    { id: 'flow', title: 'Flow', description: '' },
  ],
};

it('offers node types under their headings, but none that may be there once only (A3.9)', () => {
  const offered = offeredNodes(schemas, 'Standard', []).map(({ title, types }) => [
    title,
    types.map(({ type }) => type),
  ]);
  expect(offered).toEqual([
    ['Conversation', ['Say']],
    ['Flow', ['Jump']],
  ]);
});

it('offers only what may stand in the type of workflow', () => {
  expect(offeredNodes(schemas, 'Module', []).map(({ title }) => title)).toEqual(['Conversation']);
});

it('offers what belongs to an extension only while that is enabled', () => {
  const [conversation] = offeredNodes(schemas, 'Standard', ['showcase']);
  expect(conversation?.types.map(({ type }) => type)).toEqual(['Say', 'Texts']);
});

it('knows what may be copied and deleted (A3.9)', () => {
  const start = schemaOf(schemas, { kind: 'node', type: 'Start' });
  const say = schemaOf(schemas, { kind: 'node', type: 'Say' });
  expect([mayDuplicate(start), mayRemove(start), mayDuplicate(say), mayRemove(say)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(schemaOf(schemas, { kind: 'project', type: 'Pro' })?.kind).toBe('project');
});
