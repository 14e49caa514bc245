import type { SteppedWork } from '@confab/understanding';
import { readText } from '../../compile/authored-values.ts';
import { estimatePartBytes } from '../../compile/estimate-bytes.ts';
import type { ProgramPart } from '../../compile/program-parts.ts';
import { findNearestPage } from '../listening/reach.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import { findPageType } from '../pages/registry.ts';
import { compilePageMove, compilePageResponse, type AsidePage, type PageContext } from './page-context.ts';
import type { OnePage, PageTree } from './page-tree.ts';

const pagesPerStep = 20;
const reusedPagesPerStep = 200;

/** Compiles the pages, each with its aside where it has one. A page whose texts are known takes a tenth of the time. */
export function* compilePages(
  tree: PageTree,
  known: Pick<PageContext, 'tree' | 'pageListener' | 'compiler' | 'language' | 'authorDetails' | 'responses'>,
  before: ReadonlyMap<string, ProgramPart> = new Map(),
): SteppedWork<ReadonlyMap<string, ProgramPart>> {
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
  const parts = new Map<string, ProgramPart>();
  let work = 0;
  for (const page of tree.pages) {
    parts.set(page.id, compilePage(page, setting, asides, before.get(page.id)));
    work += known.responses.isCompiled(page.id) ? reusedPagesPerStep / pagesPerStep : 1;
    if (work < reusedPagesPerStep) continue;
    work = 0;
    yield;
  }
  return parts;
}

function compilePage(
  page: OnePage,
  setting: PageContext,
  asides: Map<OnePage, AsidePage>,
  before: ProgramPart | undefined,
): ProgramPart {
  const { compiler, responses } = setting;
  const { result: node, findings } = compiler.compilePart(() => {
    const compiled = findPageType(page.type)?.compile(page, setting);
    if (!compiled)
      compiler.report(page.id, '', 'UnknownPageType', `Pages of the type "${page.type}" cannot run.`, page.type);
    if (isAsidePage(page)) asides.set(page, compileAside(page, setting));
    return compiled;
  });
  const source = {
    id: page.id,
    type: page.type,
    workflowId: page.llamaId,
    displayName: page.name,
    values: page.values,
  };
  const bytes = before?.source.values === page.values ? before.bytes : estimatePartBytes(source, findings);
  return { ...findings, source, node, bytes, responses: responses.listOf(page.id) };
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
