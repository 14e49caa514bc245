import { isJsonObject, type JsonValue } from '@confab/model';
import { trainIntents } from '@confab/understanding';
import { Compiler, linesOf, rowsOf, textOf } from './compiler.ts';
import { convert } from './convert.ts';
import { findNodeType } from './nodes/registry.ts';
import type { Program, ProgramNode, ProgramVariable } from './program.ts';
import { findUnreachable } from './reachable.ts';
import type { ProjectSource, SourceItem, SourceNode } from './types.ts';

/**
 * Compiles a project: names, ids, tokens, expressions and intents are resolved here, once, so that a turn
 * parses nothing. What is wrong is listed; the rest runs.
 */
export function compile(source: ProjectSource): Program {
  const { values } = source.project;
  const intents = rowsOf(values.Intents).map(({ id, values: intent }) => ({
    id,
    name: textOf(intent.Name),
    samples: linesOf(intent.Samples),
    keywords: linesOf(intent.Keywords),
  }));
  const variables = variablesOf(source.project);
  const workflowStarts = startsOf(source.nodes);
  const compiler = new Compiler({
    variableNames: new Set(variables.keys()),
    intentIds: new Set(intents.map(({ id }) => id)),
    nodeWorkflows: new Map(source.nodes.map(({ id, workflowId }) => [id, workflowId])),
    workflowStarts,
  });
  const nodes = new Map<string, ProgramNode>();
  for (const node of source.nodes) {
    const compiled = compileNode(node, compiler);
    if (compiled) nodes.set(node.id, compiled);
  }
  const startNodeId = firstNode(source.workflows, workflowStarts);
  if (startNodeId === undefined)
    compiler.report(source.project.id, '', 'NoStart', 'There is no workflow with a Start node to begin with.');
  for (const node of findUnreachable(source, startNodeId)) {
    compiler.report(node.id, '', 'Unreachable', 'No connection leads here, so this is never said.');
  }
  const message = (name: string) =>
    compiler.response(source.project.id, `GlobalMessages/${name}`, childOf(values.GlobalMessages, name));
  return {
    projectId: source.project.id,
    projectName: source.project.displayName,
    language: textOf(values.Language) || 'en',
    startNodeId,
    nodes,
    workflowStarts,
    variables,
    intents: trainIntents(intents, textOf(values.Language) || 'en'),
    understanding: understandingOf(values.NLUSettings),
    messages: {
      NoMatch: message('NoMatch'),
      NoInput: message('NoInput'),
      Error: message('Error'),
      DidYouMean: message('DidYouMean'),
    },
    problems: compiler.problems,
  };
}

function compileNode(node: SourceNode, compiler: Compiler): ProgramNode | undefined {
  const nodeType = findNodeType(node.type);
  if (!nodeType) compiler.report(node.id, '', 'UnknownNodeType', `Nodes of the type "${node.type}" cannot run yet.`);
  return nodeType?.compile(node, compiler);
}

function variablesOf({ values }: SourceItem): ReadonlyMap<string, ProgramVariable> {
  const variables = new Map<string, ProgramVariable>();
  for (const { values: row } of rowsOf(values.Variables)) {
    const name = textOf(row.Name);
    const type = textOf(row.Type) || 'string';
    const given = textOf(row.DefaultValue);
    const initial = given === '' ? null : convert(given, type);
    if (name === '' || variables.has(name)) continue;
    const value: JsonValue = initial === null || !initial.ok ? emptyOf(type) : initial.value;
    variables.set(name, { name, type, scope: textOf(row.Scope) || 'Project', initial: value });
  }
  return variables;
}

/** What a variable holds before anything is written to it. */
function emptyOf(type: string): JsonValue {
  if (type === 'int' || type === 'float') return 0;
  if (type === 'bool') return false;
  return type === 'string' ? '' : null;
}

function startsOf(nodes: readonly SourceNode[]): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { id, type, workflowId } of nodes)
    if (type === 'Start' && !starts.has(workflowId)) starts.set(workflowId, id);
  return starts;
}

/** The Standard workflow marked as start begins, else the first one. */
function firstNode(workflows: readonly SourceItem[], starts: ReadonlyMap<string, string>): string | undefined {
  const standard = workflows.filter(({ type, id }) => type === 'Standard' && starts.has(id));
  const marked = standard.find(({ values }) => values.IsStart === true || values.IsStart === 'true') ?? standard[0];
  return marked && starts.get(marked.id);
}

function understandingOf(value: JsonValue | undefined): Program['understanding'] {
  const settings = isJsonObject(value) ? value : {};
  return {
    threshold: share(settings.Threshold, 0.5),
    margin: share(settings.Margin, 0.08),
    maxReprompts: typeof settings.MaxReprompts === 'number' ? Math.max(0, Math.trunc(settings.MaxReprompts)) : 2,
  };
}

function share(value: JsonValue | undefined, otherwise: number) {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

function childOf(value: JsonValue | undefined, name: string) {
  return isJsonObject(value) ? value[name] : undefined;
}
