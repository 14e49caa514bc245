import { readChatLook } from '@confab/model';
import { trainIntents } from '@confab/understanding';
import { readText } from '../../compile/authored-values.ts';
import { readNluSettings, readVariables } from '../../compile/read-project.ts';
import { compileMessages } from '../../compile/compile.ts';
import { Compiler } from '../../compile/compiler.ts';
import { estimateOwnBytes } from '../../compile/estimate-bytes.ts';
import { readGuidTokens } from '../../compile/read-guid-tokens.ts';
import { SharedResponses } from '../../compile/shared-responses.ts';
import type { Program, ProgramNode } from '../../program.ts';
import { createReporter } from '../../compile/report.ts';
import type { Problem, ProjectSource } from '../../types.ts';
import { toProjectSource, type OneProjectSource } from './one-project-source.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import { PageListener } from '../listening/page-listener.ts';
import { readPageParameters, type PageParameters } from './page-parameters.ts';
import { compilePageMove, compilePageResponse, type AsidePage, type PageContext } from './page-context.ts';
import { readAuthorDetails } from './read-author-details.ts';
import { buildPageTree, type OnePage, type PageTree } from './page-tree.ts';
import { findPageType } from '../pages/registry.ts';
import { findNearestPage } from '../listening/reach.ts';

/**
 * Compiles a One project into an ordinary program: a llama becomes a workflow and a page becomes a node.
 * `start` and `step` run it, so hosts need not distinguish the two kinds of projects.
 */
export function compileOneProject(authored: OneProjectSource): Program {
  const source = toProjectSource(authored);
  const { project } = source;
  const problems: Problem[] = [];
  const report = createReporter(problems, project.id);
  const language = readText(project.values.Language) || 'en';
  const tree = buildPageTree(authored.llamas);
  const parameters = readPageParameters(tree);
  const variables = new Map(readVariables(project, report));
  for (const variable of parameters.variables) variables.set(variable.name, variable);
  const compiler = createCompiler(source, new Set(variables.keys()), parameters, language);
  const ear = new PageListener(tree, language);
  const messages = compileMessages(source, compiler);
  const nodes = compilePages(tree, {
    tree,
    pageListener: ear,
    compiler,
    language,
    authorDetails: readAuthorDetails(authored),
  });
  const first = tree.pages.find(({ type }) => type === 'Welcome') ?? tree.pages[0];
  if (!first) report('', 'NoPages', 'Add a page.');
  return {
    projectId: project.id,
    projectName: project.displayName,
    chatLook: readChatLook(project.values),
    language,
    startNodeId: first?.id,
    nodes,
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
    quotesUtterance: compiler.findings.quotesUtterance,
    pageListener: ear,
    problems: [...problems, ...compiler.findings.problems],
    ownBytes: estimateOwnBytes(authored),
  };
}

function createCompiler(
  source: ProjectSource,
  variables: ReadonlySet<string>,
  { tokens }: PageParameters,
  language: string,
): Compiler {
  return new Compiler({
    variables,
    textVariables: new Set(),
    intents: new Map(),
    nodeWorkflows: new Map(source.nodes.map(({ id, workflowId }) => [id, workflowId])),
    workflowStarts: new Map(),
    modules: new Map(),
    slots: new Map(),
    slotTypes: [],
    language,
    inParameters: new Map(),
    assignedParameters: new Map(),
    guidTokens: new Map([...readGuidTokens(source), ...tokens]),
    responses: new SharedResponses(source),
  });
}

/** The first page of each llama. */
function findLlamaStarts({ pages }: PageTree): ReadonlyMap<string, string> {
  const starts = new Map<string, string>();
  for (const { id, llamaId } of pages) if (!starts.has(llamaId)) starts.set(llamaId, id);
  return starts;
}

function compilePages(
  tree: PageTree,
  known: Pick<PageContext, 'tree' | 'pageListener' | 'compiler' | 'language' | 'authorDetails'>,
): ReadonlyMap<string, ProgramNode> {
  const asides = new Map<OnePage, AsidePage>();
  const ofType = {
    NoMatch: tree.pages.filter(({ type }) => type === 'NoMatch'),
    NoInput: tree.pages.filter(({ type }) => type === 'NoInput'),
  };
  const setting: PageContext = {
    ...known,
    findAsideFor(from, type) {
      const nearest = findNearestPage(tree, from, ofType[type]);
      return nearest && asides.get(nearest);
    },
    findAsideAt: (page) => asides.get(page),
  };
  const nodes = new Map<string, ProgramNode>();
  for (const page of tree.pages) {
    const pageType = findPageType(page.type);
    if (pageType) nodes.set(page.id, pageType.compile(page, setting));
    else
      known.compiler.report(page.id, '', 'UnknownPageType', `Pages of the type "${page.type}" cannot run.`, page.type);
    const aside = isAsidePage(page) ? compileAside(page, setting) : undefined;
    if (aside) asides.set(page, aside);
  }
  return nodes;
}

/** A Help page with child pages becomes the current page; one without only answers. */
function isAsidePage({ type, children }: OnePage) {
  return getPageTypeFacts(type).isFallback || (type === 'Help' && children.length === 0);
}

function compileAside(page: OnePage, setting: PageContext): AsidePage {
  const mostTimes = Number(readText(page.values.MostTimes));
  return {
    page,
    response: compilePageResponse(page, setting, 'Response'),
    mostTimes: mostTimes > 0 ? Math.min(100, Math.trunc(mostTimes)) : 0,
    next: page.type === 'Help' ? undefined : compilePageMove(page, setting, 'NextPageId'),
  };
}
