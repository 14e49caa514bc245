import { trainIntents } from '@confab/understanding';
import { partOf, textOf } from './authored.ts';
import { firstNode, readIntents, readStarts, readUnderstanding, readVariables, reporter } from './compile-project.ts';
import { compileResponse } from './compile-response.ts';
import { Compiler } from './compiler.ts';
import { findNodeType } from './nodes/registry.ts';
import type { Program, ProgramNode } from './program.ts';
import { findUnreachable } from './reachable.ts';
import type { Problem, ProjectSource } from './types.ts';

/**
 * Compiles a project: names, ids, tokens, expressions and intents are resolved here, once, so that a turn
 * parses nothing. What is wrong is listed; the rest runs.
 */
export function compile(source: ProjectSource): Program {
  const { project, nodes } = source;
  const problems: Problem[] = [];
  const report = reporter(problems, project.id);
  const variables = readVariables(project, report);
  const intents = readIntents(project, report);
  const workflowStarts = readStarts(nodes);
  const compiler = new Compiler({
    variables: new Set(variables.keys()),
    intents: new Map(intents.map(({ id, name }) => [id, name])),
    nodeWorkflows: new Map(nodes.map(({ id, workflowId }) => [id, workflowId])),
    workflowStarts,
  });
  const compiled = compileNodes(source, compiler);
  const messages = compileMessages(source, compiler);
  const startNodeId = firstNode(source, workflowStarts);
  const language = textOf(project.values.Language) || 'en';
  return {
    projectId: project.id,
    projectName: project.displayName,
    language,
    startNodeId,
    nodes: compiled,
    workflowStarts,
    variables,
    intents: trainIntents(intents, language),
    understanding: readUnderstanding(project),
    messages,
    quotesUtterance: compiler.quotesUtterance,
    problems: [...problems, ...compiler.problems, ...findStructureProblems(source, workflowStarts, startNodeId)],
  };
}

function compileNodes({ nodes }: ProjectSource, compiler: Compiler): ReadonlyMap<string, ProgramNode> {
  const compiled = new Map<string, ProgramNode>();
  for (const node of nodes) {
    const nodeType = findNodeType(node.type);
    if (nodeType) compiled.set(node.id, nodeType.compile(node, compiler));
    else compiler.report(node.id, '', 'UnknownNodeType', `Nodes of the type "${node.type}" cannot run yet.`, node.type);
  }
  return compiled;
}

function compileMessages({ project }: ProjectSource, compiler: Compiler): Program['messages'] {
  const message = (name: string) =>
    compileResponse(
      compiler,
      { itemId: project.id, path: `GlobalMessages/${name}` },
      partOf(project.values.GlobalMessages, name),
    );
  return {
    NoMatch: message('NoMatch'),
    NoInput: message('NoInput'),
    Error: message('Error'),
    DidYouMean: message('DidYouMean'),
  };
}

/** What is wrong with how workflows and nodes hang together. */
function findStructureProblems(
  { project, workflows, nodes }: ProjectSource,
  workflowStarts: ReadonlyMap<string, string>,
  startNodeId: string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  if (startNodeId === undefined) {
    reporter(problems, project.id)('', 'NoStart', 'There is no workflow with a Start node to begin with.');
  }
  for (const { id } of workflows) {
    if (!workflowStarts.has(id))
      reporter(problems, id)('', 'MissingStart', 'This workflow has no Start node, so nothing can jump to it.');
  }
  for (const { id, type, workflowId } of nodes) {
    if (type !== 'Start' || workflowStarts.get(workflowId) === id) continue;
    reporter(problems, id)('', 'SecondStart', 'This workflow begins at another Start node already.');
  }
  for (const { id } of findUnreachable(nodes, workflowStarts, startNodeId)) {
    reporter(problems, id)('', 'Unreachable', 'No connection leads here, so this is never said.');
  }
  return problems;
}
