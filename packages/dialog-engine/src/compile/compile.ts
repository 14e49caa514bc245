import { listLanguages } from '@confab/inputs';
import { getNodeTypeFacts, isTestItem, readChatLook } from '@confab/model';
import { runAllSteps, trainIntentsInSteps, type SteppedWork } from '@confab/understanding';
import { readPart, readText } from './authored-values.ts';
import {
  findFirstNode,
  readIntents,
  findWorkflowStarts,
  readNluSettings,
  listTextNames,
  readVariables,
} from './read-project.ts';
import { compileResponse, addVariants } from './compile-response.ts';
import { Compiler } from './compiler.ts';
import { noPageNames, reuseNames, toReusableNames, type KnownNames } from './known-names.ts';
import { compileNode, compileNodes, collectNodes, listDistinctProblems } from './compile-nodes.ts';
import { estimateOwnBytes } from './estimate-bytes.ts';
import { compileProjectExceptions } from './compile-exceptions.ts';
import { readGuidTokens } from './read-guid-tokens.ts';
import { collectAssignedParameters, collectInParameters } from './collect-parameters.ts';
import { SharedResponses } from './shared-responses.ts';
import { collectModuleVariables, readModules, type Module } from './read-modules.ts';
import type { Program } from '../program.ts';
import { findLargestScopes } from './find-largest-scopes.ts';
import { findUnreachableNodes } from './find-unreachable-nodes.ts';
import { compileLanguages } from '../languages/compile-languages.ts';
import { translateSource } from '../languages/translate-source.ts';
import { listPlatformNames } from '../platforms/list-platform-names.ts';
import { createReporter } from './report.ts';
import { readSlots, readSlotTypes } from './read-slots.ts';
import type { Problem, ProjectSource } from '../types.ts';

/**
 * Compiles a project. Names, ids, tokens, expressions and intents are resolved once, so that a turn
 * parses nothing. Faulty parts are listed as problems; the rest runs.
 *
 * @param before the previous program of this project; its parts are reused where the values of the node are the
 *   same object and the names that it refers to have not changed
 */
export function compile(authored: ProjectSource, before?: Program): Program {
  return runAllSteps(compileInSteps(authored, before));
}

/** Trains the largest intent scopes and the slots of their intents in steps, so that no turn has to wait for it. */
export function* trainAhead({ scopes, intents, translations }: Program): SteppedWork<void> {
  for (const scope of scopes) yield* intents.trainAhead(scope);
  for (const intent of new Set(scopes.flatMap((scope) => [...scope]))) yield* intents.labellers.trainAhead(intent);
  for (const translated of translations?.values() ?? []) yield* trainAhead(translated);
}

/** Compiles like `compile`, but in steps, so that a large project does not block other work. */
export function compileInSteps(authored: ProjectSource, before?: Program): SteppedWork<Program> {
  return compileLanguages(
    removeTestWorkflows(authored),
    authored.project.values,
    translateSource,
    compileLanguage,
    before,
  );
}

function* compileLanguage(source: ProjectSource, before: Program | undefined): SteppedWork<Program> {
  const { project, nodes } = source;
  const problems: Problem[] = [];
  const report = createReporter(problems, project.id);
  const variables = readVariables(project, report);
  const modules = readModules(source, problems);
  const slotTypes = readSlotTypes(project, report);
  const slots = readSlots(project, slotTypes, new Set(variables.keys()), report);
  const intents = readIntents(project, slots, report);
  const workflowStarts = findWorkflowStarts(nodes);
  const language = readText(project.values.Language) || 'en';
  yield;
  const inParameters = yield* collectInParameters(nodes, modules);
  yield;
  const assignedParameters = yield* collectAssignedParameters(nodes);
  yield;
  const guidTokens = readGuidTokens(source);
  yield;
  const found: KnownNames = {
    variables: new Set(variables.keys()),
    textVariables: listTextNames(variables.values()),
    intents: new Map(intents.map(({ id, name }) => [id, name])),
    nodeWorkflows: new Map(nodes.map(({ id, workflowId }) => [id, workflowId])),
    workflowStarts,
    modules,
    slots: new Map([...slots.values()].map((slot) => [slot.id, slot])),
    slotTypes,
    language,
    languages: listLanguages(project.values).toSorted().join(','),
    inParameters,
    assignedParameters,
    guidTokens,
    ...noPageNames,
    responses: new SharedResponses(source),
  };
  const names = reuseNames(found, before?.parts?.names);
  const compiler = new Compiler(names);
  const messages = compileMessages(source, compiler);
  const findExceptionHandling = compileProjectExceptions(project, compiler);
  const parts = yield* compileNodes(nodes, names, (node) => compileNode(node, compiler), before?.parts?.nodes);
  const compiled = collectNodes(parts);
  const startNodeId = findFirstNode(source, workflowStarts);
  yield;
  const model = yield* trainIntentsInSteps(intents, language, slotTypes, before?.intents);
  const ownFindings = compiler.findings;
  compiler.close();
  const findings = [ownFindings, ...parts.values()];
  const scopes = findLargestScopes(
    findings.flatMap((part) => part.scopes),
    model,
  );
  model.keepScopes(scopes);
  yield;
  const structureProblems = findStructureProblems(source, workflowStarts, startNodeId, modules);
  yield;
  const partProblems = listDistinctProblems(findings);
  return {
    projectId: project.id,
    projectName: project.displayName,
    chatLook: readChatLook(project.values),
    language,
    startNodeId,
    nodes: compiled,
    workflowStarts,
    variables,
    moduleVariables: collectModuleVariables(modules),
    backgroundStarts: [...modules.values()].flatMap(({ isBackground, startNodeId: id = '' }) =>
      isBackground ? (compiled.get(id) ?? []) : [],
    ),
    findExceptionHandling: findExceptionHandling,
    slots: slots.size === 0 ? undefined : slots,
    intents: model,
    platformNames: listPlatformNames(project, intents, slots.values()),
    scopes,
    nluSettings: readNluSettings(project),
    messages,
    quotesUtterance: findings.some(({ quotesUtterance }) => quotesUtterance),
    problems: [...problems, ...partProblems, ...structureProblems],
    ownBytes: estimateOwnBytes(project.values),
    parts: { nodes: parts, names: toReusableNames(names) },
  };
}

function removeTestWorkflows(source: ProjectSource): ProjectSource {
  const left = new Set(source.workflows.filter(({ type }) => isTestItem(type)).map(({ id }) => id));
  if (left.size === 0) return source;
  return {
    project: source.project,
    workflows: source.workflows.filter(({ id }) => !left.has(id)),
    nodes: source.nodes.filter(({ workflowId }) => !left.has(workflowId)),
  };
}

/** The global messages of a project, by name. */
export function compileMessages({ project }: Pick<ProjectSource, 'project'>, compiler: Compiler): Program['messages'] {
  const message = (name: string) => {
    const place = { itemId: project.id, path: `GlobalMessages/${name}` };
    const own = compileResponse(compiler, place, readPart(project.values.GlobalMessages, name));
    return addVariants(compiler, own, name, place);
  };
  return {
    NoMatch: message('NoMatch'),
    NoInput: message('NoInput'),
    Error: message('Error'),
    DidYouMean: message('DidYouMean'),
  };
}

/** Finds missing, duplicate and unreachable nodes. */
function findStructureProblems(
  { project, workflows, nodes }: ProjectSource,
  workflowStarts: ReadonlyMap<string, string>,
  startNodeId: string | undefined,
  modules: ReadonlyMap<string, Module>,
): Problem[] {
  const problems: Problem[] = [];
  if (startNodeId === undefined) {
    createReporter(problems, project.id)('', 'NoStart', 'Add a workflow with a Start node.');
  }
  for (const { id } of workflows) {
    if (!workflowStarts.has(id))
      createReporter(problems, id)('', 'MissingStart', 'This workflow has no Start node, so nothing can jump to it.');
  }
  for (const { id, type, workflowId } of nodes) {
    if (!getNodeTypeFacts(type).startsWorkflow || workflowStarts.get(workflowId) === id) continue;
    createReporter(problems, id)('', 'SecondStart', 'This workflow begins at another Start node already.');
  }
  // Modules are reachable by calls.
  const begins = [...modules.values()].flatMap(({ startNodeId: id }) => id ?? []);
  const first = startNodeId === undefined ? [] : [startNodeId, ...begins];
  for (const { id } of findUnreachableNodes(nodes, workflowStarts, first)) {
    createReporter(problems, id)('', 'Unreachable', 'No connection leads here, so this node is never reached.');
  }
  return problems;
}
