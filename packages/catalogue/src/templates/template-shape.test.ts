import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { instantiateTemplate } from './instantiate-template.ts';
import type { Template, TemplateNode } from './template.ts';

const card = { width: 240, height: 120 };

const readRows = (values: JsonObject, name: string): readonly JsonObject[] => {
  const rows: JsonValue | undefined = values[name];
  return isJsonArray(rows)
    ? rows.filter(isJsonObject).map((row) => (isJsonObject(row['Values']) ? row['Values'] : {}))
    : [];
};
const listTargets = (node: TemplateNode) =>
  readRows(node.propertyValues, 'Connectors').map((row) => row['TargetNodeId']);
const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

/** Finds every node that a conversation can reach from the start workflow. */
function findReachableNodes(template: Template): ReadonlySet<string> {
  const nodes = new Map(template.workflows.flatMap((workflow) => workflow.nodes.map((node) => [node.key, node])));
  const findStartNode = (key: string) =>
    template.workflows.find((workflow) => workflow.key === key)?.nodes.find((node) => node.type === 'Start')?.key ?? '';
  const first = template.workflows.find((workflow) => workflow.propertyValues['IsStart'] === true)?.key ?? '';
  const seen = new Set<string>();
  // Background modules listen in every turn.
  const listening = template.workflows.filter(({ type }) => type === 'BackgroundModule');
  const open = [findStartNode(first), ...listening.map(({ nodes: [begin] }) => begin?.key ?? '')];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const node = nodes.get(key);
    if (!node || seen.has(key)) continue;
    seen.add(key);
    open.push(...listTargets(node).map(text));
    if (node.type === 'Jump') {
      open.push(
        text(node.propertyValues['TargetNodeId']) || findStartNode(text(node.propertyValues['TargetWorkflowId'])),
      );
    }
  }
  return seen;
}

describe.each(catalogue.templates.map((template) => [template.title, template] as const))('%s', (_title, template) => {
  const nodes = template.workflows.flatMap((workflow) => workflow.nodes);

  test('the template has at least 3 workflows, 15 to 60 nodes and one start workflow', () => {
    expect(template.workflows.length).toBeGreaterThanOrEqual(3);
    expect(nodes.length).toBeGreaterThanOrEqual(15);
    expect(nodes.length).toBeLessThanOrEqual(60);
    expect(template.workflows.filter((workflow) => workflow.propertyValues['IsStart'] === true)).toHaveLength(1);
  });

  test('every connector of the template has a target', () => {
    const dangling = nodes.filter((node) => listTargets(node).includes(''));
    expect(dangling.map(({ key }) => key)).toEqual([]);
  });

  test('two connectors of a node never have the same label', () => {
    const intents = template.propertyValues['Intents'];
    const names = new Map(
      (isJsonArray(intents) ? intents.filter(isJsonObject) : []).map((row) => [row['RowId'], row['Values']]),
    );
    const getLabel = (row: JsonObject) => {
      const intent = names.get(row['IntentId']);
      return text(row['DisplayName']) || (isJsonObject(intent) ? text(intent['Name']) : text(row['Kind']));
    };
    const unclear = nodes.filter((node) => {
      const labels = readRows(node.propertyValues, 'Connectors').map(getLabel);
      return new Set(labels).size < labels.length;
    });
    expect(unclear.map(({ key }) => key)).toEqual([]);
  });

  test('a conversation can reach every node of the template', () => {
    const seen = findReachableNodes(template);
    expect(nodes.filter(({ key }) => !seen.has(key)).map(({ key }) => key)).toEqual([]);
  });

  test('every intent of the template has at least eight different samples', () => {
    for (const intent of readRows(template.propertyValues, 'Intents')) {
      const samples = text(intent['Samples'])
        .split('\n')
        .map((line) => line.trim().toLowerCase());
      expect([intent['Name'], new Set(samples).size >= 8, samples.length]).toEqual([
        intent['Name'],
        true,
        new Set(samples).size,
      ]);
    }
  });

  test('the template uses every intent and every variable', () => {
    const used = JSON.stringify(template.workflows);
    const unused = [
      ...readRows(template.propertyValues, 'Variables').map((row) => text(row['Name'])),
      ...(isJsonArray(template.propertyValues['Intents']) ? template.propertyValues['Intents'] : [])
        .filter(isJsonObject)
        .map((row) => text(row['RowId'])),
    ].filter((name) => !used.includes(name));
    expect(unused).toEqual([]);
  });

  test('the template uses branches, variables, both response modes, suggestion chips and jumps', () => {
    // The showcase demonstrates inputs; its conversation is minimal.
    if (template.id === 'showcase') return;
    const all = JSON.stringify(template.workflows);
    const types = new Set(nodes.map((node) => node.type));
    expect([...types].toSorted()).toEqual([
      'Ask',
      'Capture',
      'Condition',
      'EndSession',
      'Jump',
      'ModuleReturn',
      'Say',
      'SetVariables',
      'Start',
      'StartModule',
    ]);
    for (const sign of ['"Random"', '"Escalating"', '{tv.', '"Condition":"', 'SuggestionChips":["'])
      expect(all).toContain(sign);
  });

  test('the template lays out its node cards from left to right without overlaps', () => {
    for (const workflow of template.workflows) {
      const overlapping = workflow.nodes.flatMap((one, index) =>
        workflow.nodes
          .slice(index + 1)
          .filter((other) => Math.abs(one.x - other.x) < card.width && Math.abs(one.y - other.y) < card.height)
          .map((other) => `${one.key} and ${other.key}`),
      );
      expect(overlapping).toEqual([]);
      expect(Math.min(...workflow.nodes.map(({ x }) => x))).toBe(workflow.nodes[0]?.x);
    }
  });

  test('display texts of the template are not longer than spoken texts', () => {
    const shown = nodes.flatMap(({ key, propertyValues }) => {
      const response = propertyValues['Response'];
      const entries =
        isJsonObject(response) && isJsonArray(response['Entries']) ? response['Entries'].filter(isJsonObject) : [];
      return entries
        .filter((entry) => text(entry['DisplayText']).length > text(entry['SpokenText']).length)
        .map(() => key);
    });
    expect(shown).toEqual([]);
  });

  test('two projects from the same template share no ids', () => {
    const newId = countingIds();
    const one = instantiateTemplate(template, newId);
    const other = instantiateTemplate(template, newId);
    const ids = [one, other].flatMap(({ project, workflows, nodes: created }) =>
      [project, ...workflows, ...created].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a project from the template references only existing nodes and intents', () => {
    const created = instantiateTemplate(template, countingIds());
    const nodeIds = new Set(created.nodes.map(({ id }) => id));
    const intents = new Set(
      (isJsonArray(created.project.values['Intents']) ? created.project.values['Intents'] : [])
        .filter(isJsonObject)
        .map((row) => row['RowId']),
    );
    for (const node of created.nodes) {
      for (const row of readRows(node.values, 'Connectors')) {
        expect(nodeIds.has(text(row['TargetNodeId']))).toBe(true);
        if (row['Kind'] === 'Intent') expect(intents.has(text(row['IntentId']))).toBe(true);
      }
    }
  });
});
