import { listLanguages, readRows } from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import { runAllSteps, type SteppedWork } from '@confab/understanding';
import { readPart, readText } from '../../compile/authored-values.ts';
import { SharedResponses } from '../../compile/shared-responses.ts';
import type { ProjectSource } from '../../types.ts';
import { toProjectSource, type OneProjectSource } from '../compile/one-project-source.ts';
import { buildPageTree, type OnePage } from '../compile/page-tree.ts';
import { readAuthorDetails } from '../compile/read-author-details.ts';
import { listen } from '../listening/page-listener.ts';
import { planCommands } from './command-intents.ts';
import { convertPage, isConverted } from './convert-page.ts';
import { layOut, type PlacedNode } from './lay-out.ts';
import { createAsides, groupTopPages, joinPlainPages, listNamedPages, nameTargets } from './plan-targets.ts';
import { planAnswers } from './plan-answers.ts';
import { missCounters } from './plan-fallback.ts';
import { planFallbackPages } from './plan-fallback-pages.ts';
import { planIntents, type PageIntent } from './plan-intents.ts';
import { getEntry, type ProContext } from './pro-context.ts';
import type { ProFinding } from './pro-finding.ts';
import { ProPlan, type ProNode } from './pro-plan.ts';
import { createProjectValues } from './project-values.ts';
import { addWorkflows, findFirstPage, type ProWorkflow } from './add-workflows.ts';
import { UniqueNames } from './unique-names.ts';

/** A Pro project that behaves as a One project did, and where it does not. */
export interface ProConversion {
  readonly project: { readonly id: string; readonly values: JsonObject };
  readonly workflows: readonly ProWorkflow[];
  readonly nodes: readonly PlacedNode[];
  readonly findings: readonly ProFinding[];
}

export interface ConvertOptions {
  readonly newId: () => string;
  /** The most nodes that the project may have; above it plain pages become one node each. */
  readonly mostNodes: number;
}

const pagesPerStep = 10;

/** Converts a One project to a Pro project in one step. */
export function convertOneToPro(source: OneProjectSource, options: ConvertOptions): ProConversion {
  return runAllSteps(convertOneToProInSteps(source, options));
}

/** Converts a One project to a Pro project in steps. The result may have more nodes than a project may have. */
export function* convertOneToProInSteps(source: OneProjectSource, options: ConvertOptions): SteppedWork<ProConversion> {
  const whole = yield* convert(source, options, false);
  return whole.nodes.length > options.mostNodes ? yield* convert(source, options, true) : whole;
}

function* convert(
  authored: OneProjectSource,
  { newId }: ConvertOptions,
  isCompact: boolean,
): SteppedWork<ProConversion> {
  const source = toProjectSource(authored);
  const { project } = source;
  const language = readText(project.values.Language) || 'en';
  const tree = buildPageTree(authored.llamas);
  yield;
  const listener = listen(tree, language);
  yield;
  const variableNames = readRows(project.values.Variables).map(({ values }) => readText(values.Name).trim());
  const plan = new ProPlan(newId, [...variableNames, ...Object.values(missCounters)]);
  const names = new UniqueNames();
  const commands = planCommands(language, listener, newId, names);
  if (commands.takenPhrases > 0) plan.report('KeywordTakesCommand');
  const intents = yield* planIntents(tree, language, newId, names);
  const answers = planAnswers(tree, plan);
  const tokens = new Map([...listVariableTokens(source), ...answers]);
  const shared = new SharedResponses(source);
  yield;
  const fallbacks = planFallbackPages(tree, project.values, {
    plan,
    shared,
    find: (name) => {
      const variable = tokens.get(name.toLowerCase());
      return variable === undefined ? undefined : { variable };
    },
  });
  const nameIntents: PageIntent[] = [];
  const context: ProContext = {
    plan,
    tree,
    listener,
    language,
    intents,
    commands,
    shared,
    authorDetails: readAuthorDetails(authored),
    maxReprompts: readMaxReprompts(project.values),
    isCompact,
    answers: tokens,
    ...nameTargets(tree, plan),
    tops: groupTopPages(tree),
    topIntents: new Map(),
    named: listNamedPages(tree),
    getAside: createAsides(plan, newId()),
    addNameIntent(page, name) {
      const intent = { id: newId(), name: names.take(name), pages: [page], keywords: [name], samples: [] };
      nameIntents.push(intent);
      return intent.id;
    },
    findFallback: fallbacks.findFallback,
  };
  for (const llamaId of tree.llamas) {
    const page = findFirstPage(tree, llamaId);
    if (page) plan.beginAt(getEntry(context, page));
  }
  if (isCompact) joinPlainPages(context);
  for (const [index, page] of tree.pages.entries()) {
    if (index % pagesPerStep === pagesPerStep - 1) yield;
    if (isConverted(context, page)) convertPage(context, page);
    reportExtensions(plan, page.values.Extensions, page);
  }
  yield;
  reportExtensions(plan, project.values.Extensions);
  if (listLanguages(project.values).length > 1) plan.report('LanguagesLeftOut');
  reportAlways(plan);
  const workflows = addWorkflows(context, source);
  // A chapter and its workflow are two items.
  const ownIds = new Map(tree.llamas.map((id) => [id, newId()]));
  const getOwnId = (id: string) => ownIds.get(id) ?? id;
  const values = createProjectValues(project, context, {
    intents: [...intents.intents, ...nameIntents],
    globalMessages: fallbacks.globalMessages,
    supplementary: fallbacks.supplementary,
  });
  return {
    project: { id: newId(), values },
    workflows: workflows.map((workflow) => ({ ...workflow, id: getOwnId(workflow.id) })),
    nodes: layOut(plan.nodes.map((node) => moveToWorkflow(node, getOwnId))),
    findings: plan.findings,
  };
}

function moveToWorkflow(node: ProNode, getOwnId: (llamaId: string) => string): ProNode {
  const { TargetWorkflowId: target } = node.values;
  const values = typeof target === 'string' ? { ...node.values, TargetWorkflowId: getOwnId(target) } : node.values;
  return { ...node, workflowId: getOwnId(node.workflowId), values };
}

/** Reports the differences that every converted project has. */
function reportAlways(plan: ProPlan) {
  plan.report('KeywordOrder');
  plan.report('CommandsAsSamples');
}

/** Tokens that name a variable by the ids of the One project. */
function listVariableTokens({ project }: ProjectSource): readonly (readonly [string, string])[] {
  return readRows(project.values.Variables).flatMap(({ id, values }) => {
    const name = readText(values.Name).trim();
    return name === '' ? [] : [[`${project.id}.${id}`.toLowerCase(), name] as const];
  });
}

function readMaxReprompts(values: JsonObject): number {
  const written = readPart(values.NLUSettings, 'MaxReprompts');
  const value = written === undefined || written === null || written === '' ? Number.NaN : Number(written);
  return value >= 0 ? Math.min(100, Math.trunc(value)) : 2;
}

function reportExtensions(plan: ProPlan, value: JsonValue | undefined, page?: OnePage) {
  const isEmpty = value === undefined || value === null || value === '' || (isJsonArray(value) && value.length === 0);
  if (!isEmpty && JSON.stringify(value) !== '{}') plan.report('ExtensionsLeftOut', page);
}
