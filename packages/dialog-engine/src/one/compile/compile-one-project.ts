import { readChatLook } from '@confab/model';
import { runAllSteps, trainIntents, type SteppedWork } from '@confab/understanding';
import { readText } from '../../compile/authored-values.ts';
import { readNluSettings, readVariables } from '../../compile/read-project.ts';
import { compileMessages } from '../../compile/compile.ts';
import { collectNodes, compileNodes, listDistinctProblems } from '../../compile/compile-nodes.ts';
import { Compiler } from '../../compile/compiler.ts';
import { compileLanguages } from '../../languages/compile-languages.ts';
import { estimateOwnBytes } from '../../compile/estimate-bytes.ts';
import {
  reuseNames,
  toReusableNames,
  type KnownNames,
  type MenuChoice,
  type PageNames,
} from '../../compile/known-names.ts';
import type { ProgramPart } from '../../compile/program-parts.ts';
import { readGuidTokens } from '../../compile/read-guid-tokens.ts';
import { SharedResponses } from '../../compile/shared-responses.ts';
import type { Program } from '../../program.ts';
import { createReporter } from '../../compile/report.ts';
import type { Problem, ProjectSource, SourceNode } from '../../types.ts';
import { toProjectSource, type OneProjectSource } from './one-project-source.ts';
import { getChoiceName, listMenuChoices, PageListener } from '../listening/page-listener.ts';
import { AsidePages, type AsidePage } from './aside-pages.ts';
import { compilePage } from './compile-page.ts';
import { readPageParameters, type PageParameters } from './page-parameters.ts';
import { readAuthorDetails } from './read-author-details.ts';
import { isReachableEverywhere } from '../listening/reach.ts';
import { buildPageTree, type OnePage, type PageTree } from './page-tree.ts';
import { translatePages } from './translate-pages.ts';

/**
 * Compiles a One project into an ordinary program: a llama becomes a workflow and a page becomes a node.
 * `start` and `step` run it, so hosts need not distinguish the two kinds of projects.
 *
 * @param before the previous program of this project; what did not change is used again
 */
export function compileOneProject(authored: OneProjectSource, before?: Program): Program {
  return runAllSteps(compileOneProjectInSteps(authored, before));
}

/** A project in one of its languages, with the answers that its texts can quote by the same names in all of them. */
interface SpokenSource {
  readonly authored: OneProjectSource;
  readonly parameters: PageParameters;
}

/** Compiles like `compileOneProject`, but in steps, so that a large project does not block other work. */
export function* compileOneProjectInSteps(authored: OneProjectSource, before?: Program): SteppedWork<Program> {
  const parameters = readPageParameters(buildPageTree(authored.llamas));
  const { values } = authored.project;
  yield;
  return yield* compileLanguages({ authored, parameters }, values, translateSource, compileLanguage, before);
}

function* translateSource({ authored, parameters }: SpokenSource, language: string): SteppedWork<SpokenSource> {
  return { authored: yield* translatePages(authored, language), parameters };
}

function* compileLanguage({ authored, parameters }: SpokenSource, before: Program | undefined): SteppedWork<Program> {
  const source = toProjectSource(authored);
  const { project } = source;
  const problems: Problem[] = [];
  const report = createReporter(problems, project.id);
  const language = readText(project.values.Language) || 'en';
  yield;
  const tree = buildPageTree(authored.llamas);
  yield;
  const variables = new Map(readVariables(project, report));
  for (const variable of parameters.variables) variables.set(variable.name, variable);
  const found: KnownNames = {
    ...collectNames(source, new Set(variables.keys()), parameters, language),
    menuChoices: listChoicesOfMenus(tree),
    parentPages: new Set(tree.pages.flatMap(({ id, children }) => (children.length > 0 ? [id] : []))),
    gatewayPages: new Set(
      tree.pages.flatMap(({ id, children }) => (children.every(isReachableEverywhere) ? [] : [id])),
    ),
    authorDetails: readAuthorDetails(authored),
  };
  const names = reuseNames(found, before?.parts?.names);
  yield;
  const compiler = new Compiler(names);
  const pageListener = yield* PageListener.inSteps(tree, language, before?.pageListener);
  const messages = compileMessages(source, compiler);
  const pages = tree.pages.map(toSourceNode);
  const parts = yield* compileNodes(pages, names, (page) => compilePage(page, compiler), before?.parts?.nodes);
  const findings = [compiler.findings, ...parts.values()];
  compiler.close();
  const first = tree.pages.find(({ type }) => type === 'Welcome') ?? tree.pages[0];
  if (!first) report('', 'NoPages', 'Add a page.');
  return {
    projectId: project.id,
    projectName: project.displayName,
    chatLook: readChatLook(project.values),
    language,
    startNodeId: first?.id,
    nodes: collectNodes(parts),
    workflowStarts: findLlamaStarts(tree),
    variables,
    moduleVariables: new Map(),
    backgroundStarts: [],
    findExceptionHandling: () => undefined,
    slots: undefined,
    intents: trainIntents([], language),
    scopes: [],
    nluSettings: readNluSettings(project),
    messages,
    quotesUtterance: findings.some(({ quotesUtterance }) => quotesUtterance),
    pageListener,
    asidePages: new AsidePages(tree, collectAsides(parts)),
    problems: [...problems, ...listDistinctProblems(findings)],
    ownBytes: estimateOwnBytes([project.values, authored.authorValues]),
    parts: { nodes: parts, names: toReusableNames(names) },
  };
}

/** The names that texts of pages can refer to. */
function collectNames(
  source: ProjectSource,
  variables: ReadonlySet<string>,
  { tokens }: PageParameters,
  language: string,
): Omit<KnownNames, keyof PageNames> {
  return {
    variables,
    textVariables: new Set(),
    intents: new Map(),
    nodeWorkflows: new Map(source.nodes.map(({ id, workflowId }) => [id, workflowId])),
    workflowStarts: new Map(),
    modules: new Map(),
    slots: new Map(),
    slotTypes: [],
    language,
    // No page changes the language.
    languages: language,
    inParameters: new Map(),
    assignedParameters: new Map(),
    guidTokens: new Map([...readGuidTokens(source), ...tokens]),
    responses: new SharedResponses(source),
  };
}

function listChoicesOfMenus({ pages }: PageTree): ReadonlyMap<string, readonly MenuChoice[]> {
  const menus = pages.filter(({ type }) => type === 'Menu');
  return new Map(
    menus.map((menu) => [
      menu.id,
      listMenuChoices(menu).map((page) => ({ pageId: page.id, pageName: page.name, name: getChoiceName(page) })),
    ]),
  );
}

const toSourceNode = ({ id, type, llamaId, name, values }: OnePage): SourceNode => ({
  id,
  type,
  workflowId: llamaId,
  displayName: name,
  values,
});

function collectAsides(parts: ReadonlyMap<string, ProgramPart>): ReadonlyMap<string, AsidePage> {
  return new Map([...parts].flatMap(([id, { aside }]) => (aside ? [[id, aside]] : [])));
}

/** The first page of each llama. */
function findLlamaStarts({ pages }: PageTree): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { id, llamaId } of pages) if (!starts.has(llamaId)) starts.set(llamaId, id);
  return starts;
}
