import { checkShippedValues, readRows, type Row } from '@confab/inputs';
import { getNodeTypeFacts, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { reportDuplicates, type Report } from './catalogue-fault.ts';
import { catalogueIcons } from '../icons.ts';
import { checkTemplateMedia } from './check-template-media.ts';
import type { SystemToken, Template, TemplateNode, TemplateWorkflow } from '../templates/template.ts';

/** The parts of the catalogue that a template is checked against. */
export interface TemplateContext {
  readonly projectSchemas: Readonly<Record<string, ItemSchema>>;
  readonly workflowSchemas: Readonly<Record<string, ItemSchema>>;
  readonly nodeSchemas: Readonly<Record<string, ItemSchema>>;
  readonly tokens: Readonly<Record<string, SystemToken>>;
}

/** Names that the values of a template may refer to. */
interface KnownNames {
  readonly intents: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly workflows: ReadonlyMap<string, ReadonlySet<string>>;
  /** Nodes of the target workflow, which a target node must belong to. */
  readonly nodes: ReadonlySet<string>;
}

/** Checks that the values of a template fit the schemas and that its references exist. */
export function checkTemplate(template: Template, setting: TemplateContext, report: Report): void {
  const where = `template ${template.id}`;
  const names = collectNames(template, setting);
  const keys = template.workflows.flatMap(({ key, nodes }) => [key, ...nodes.map((node) => node.key)]);
  reportDuplicates(keys, report, where);
  const nodes = template.workflows.flatMap((workflow) => workflow.nodes.map(({ propertyValues }) => propertyValues));
  checkTemplateMedia({ media: template.media, values: [template.propertyValues, ...nodes] }, report, where);
  if (!catalogueIcons.some((icon) => icon === template.icon)) report(where, `there is no icon "${template.icon}"`);
  checkItem(setting.projectSchemas[template.projectType], template.propertyValues, names, report, where);
  for (const workflow of template.workflows) checkWorkflow(workflow, setting, names, report, where);
}

function checkWorkflow(
  { key, type, propertyValues, nodes }: TemplateWorkflow,
  setting: TemplateContext,
  names: KnownNames,
  report: Report,
  template: string,
) {
  const where = `${template}, workflow ${key}`;
  checkItem(setting.workflowSchemas[type], propertyValues, names, report, where);
  const starts = nodes.filter(({ type }) => getNodeTypeFacts(type).startsWorkflow);
  if (starts.length !== 1) report(where, `has ${starts.length} Start nodes`);
  for (const node of nodes) {
    const reachable = listTargetNodes(node, key, names);
    checkItem(
      setting.nodeSchemas[node.type],
      node.propertyValues,
      { ...names, nodes: reachable },
      report,
      `${template}, node ${node.key}`,
    );
  }
}

function checkItem(
  schema: ItemSchema | undefined,
  values: JsonObject,
  names: KnownNames,
  report: Report,
  where: string,
) {
  if (!schema) return report(where, 'has an unknown type');
  checkShippedValues(schema.properties, values, {
    report,
    where,
    onText: (property, text, at) => {
      const fault = findUnknownName(property.displayAs ?? '', text, names);
      if (fault !== undefined) report(at, fault);
      for (const token of text.matchAll(/\{tv\.([^{}]*)\}/g)) {
        if (!names.tokens.has(token[1] ?? '')) report(at, `there is no token ${token[0]}`);
      }
    },
  });
}

function findUnknownName(selector: string, text: string, names: KnownNames): string | undefined {
  switch (selector) {
    case 'IntentSelector':
      return names.intents.has(text) ? undefined : `there is no intent "${text}"`;
    case 'VariableSelector':
      return names.variables.has(text) ? undefined : `there is no variable "${text}"`;
    case 'SlotSelector':
      return names.slots.has(text) ? undefined : `there is no slot "${text}"`;
    case 'ModuleSelector':
    case 'WorkflowSelector':
      return names.workflows.has(text) ? undefined : `there is no workflow "${text}"`;
    case 'TargetNodeSelector':
    case 'NodeSelector':
      return names.nodes.has(text) ? undefined : `there is no node "${text}" to go to`;
    default:
      return undefined;
  }
}

function listTargetNodes(node: TemplateNode, workflowKey: string, names: KnownNames): ReadonlySet<string> {
  const target = node.propertyValues['TargetWorkflowId'];
  return names.workflows.get(typeof target === 'string' ? target : workflowKey) ?? new Set();
}

function collectNames(template: Template, { tokens }: TemplateContext): KnownNames {
  const variables = readColumn(template.propertyValues['Variables'], ({ values }) => values['Name']);
  return {
    intents: readColumn(template.propertyValues['Intents'], ({ id }) => id),
    variables,
    slots: readColumn(template.propertyValues['Slots'], ({ id }) => id),
    tokens: new Set([...variables, ...Object.keys(tokens), 'Suggestion', 'SlotValue']),
    workflows: new Map(template.workflows.map(({ key, nodes }) => [key, new Set(nodes.map((node) => node.key))])),
    nodes: new Set(),
  };
}

function readColumn(table: JsonValue | undefined, pick: (row: Row) => JsonValue | undefined): ReadonlySet<string> {
  return new Set(
    readRows(table)
      .map(pick)
      .filter((value) => typeof value === 'string'),
  );
}
