import { catalogue, findTemplate, instantiateTemplate, listTemplates } from '@confab/catalogue';
import { expect, test } from 'vitest';
import { toCards, type CardNames, type CardNode, type ReadyWorkflow } from './canvas-model.ts';
import { readIntentNames } from './read-ports.ts';
import { words } from './words.ts';

const templates = listTemplates('development').filter(({ projectType }) => projectType === 'Pro');

function listCards(templateId: string): readonly (readonly CardNode[])[] {
  const template = findTemplate(templateId);
  if (!template) throw new Error(`There is no template ${templateId}.`);
  let count = 0;
  const { project, workflows, nodes } = instantiateTemplate(template, () => `id${(count += 1)}`);
  const names: CardNames = {
    intentNames: readIntentNames(project.values.Intents),
    nodeSchemas: catalogue.nodeSchemas,
    categoryColours: new Map(),
    language: undefined,
    findName: (id) => String([...nodes, ...workflows].find((item) => item.id === id)?.values.DisplayName ?? ''),
    words: words.english,
  };
  return workflows.map(({ id: workflowId }) => {
    const own = nodes.filter((node) => node.workflowId === workflowId);
    return toCards(
      {
        workflow: {},
        nodes: own.map((node) => ({ ...node, displayName: String(node.values.DisplayName) })),
        layout: { positions: own.map(({ id, x, y }) => ({ nodeId: id, x, y })) },
      } as unknown as ReadyWorkflow,
      names,
    );
  });
}

test.each(templates.map(({ id }) => id))('no two cards of the template %s lie over one another', (id) => {
  const overlaps = listCards(id).flatMap((cards) =>
    cards.flatMap((one, at) =>
      cards
        .slice(at + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${one.data.name} / ${other.data.name}`),
    ),
  );
  expect(overlaps).toEqual([]);
});

/** The kinds whose connectors are named by their content. */
const namedByContent = new Set(['Intent', 'Expected', 'Rule']);

test('the properties name each kind of connector as its port on a card does', () => {
  const options = Object.values(catalogue.nodeSchemas).flatMap(({ type, properties }) => {
    const table = properties.find(({ name }) => name === 'Connectors')?.table;
    const kind = table?.properties.find(({ name }) => name === 'Kind');
    return (kind?.enumValues ?? []).map((option) => [type, ...option.split('||')] as const);
  });
  const others = options.filter(
    ([, kind = '', label = kind]) => !namedByContent.has(kind) && !label.startsWith(words.english.portName(kind)),
  );
  expect(others).toEqual([]);
});

function isOver(one: CardNode, other: CardNode): boolean {
  const overlaps = (key: 'x' | 'y', size: 'width' | 'height') =>
    one.position[key] < other.position[key] + (other[size] ?? 0) &&
    other.position[key] < one.position[key] + (one[size] ?? 0);
  return overlaps('x', 'width') && overlaps('y', 'height');
}
