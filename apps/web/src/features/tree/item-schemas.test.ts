import { anItemSchema } from '@confab/test-kit';
import { expect, it } from 'vitest';
import { canDuplicate, canRemove, listAddableNodeTypes, findItemSchema, type ItemSchemas } from './item-schemas.ts';

const schemas: ItemSchemas = {
  projectSchemas: { Pro: anItemSchema({ type: 'Pro', kind: 'project' }) },
  workflowSchemas: {},
  nodeSchemas: {
    Say: anItemSchema({ type: 'Say', nodeCategory: 'conversation' }),
    Start: anItemSchema({
      type: 'Start',
      nodeCategory: 'flow',
      attributes: { AllowDuplicate: 'false', AllowRemove: 'false' },
    }),
    Jump: anItemSchema({ type: 'Jump', nodeCategory: 'flow', workflowTypes: ['Standard'] }),
    Texts: anItemSchema({ type: 'Texts', nodeCategory: 'conversation', limitToAllExtensions: ['showcase'] }),
  },
  nodeCategories: [
    { id: 'conversation', title: 'Conversation', description: '', colour: 'blue' },
    { id: 'flow', title: 'Flow', description: '', colour: 'green' },
  ],
};

it('the add menu lists node types by category, without those that may exist only once (A3.9)', () => {
  const groups = listAddableNodeTypes(schemas, 'Standard', []).map(({ title, types }) => [
    title,
    types.map(({ type }) => type),
  ]);
  expect(groups).toEqual([
    ['Conversation', ['Say']],
    ['Flow', ['Jump']],
  ]);
});

it('the add menu lists only node types that the workflow type allows', () => {
  expect(listAddableNodeTypes(schemas, 'Module', []).map(({ title }) => title)).toEqual(['Conversation']);
});

it('the add menu lists node types of an extension only while it is enabled', () => {
  const [conversation] = listAddableNodeTypes(schemas, 'Standard', ['showcase']);
  expect(conversation?.types.map(({ type }) => type)).toEqual(['Say', 'Texts']);
});

it('a schema decides whether an item can be duplicated and deleted (A3.9)', () => {
  const start = findItemSchema(schemas, { kind: 'node', type: 'Start' });
  const say = findItemSchema(schemas, { kind: 'node', type: 'Say' });
  expect([canDuplicate(start), canRemove(start), canDuplicate(say), canRemove(say)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(findItemSchema(schemas, { kind: 'project', type: 'Pro' })?.kind).toBe('project');
});
