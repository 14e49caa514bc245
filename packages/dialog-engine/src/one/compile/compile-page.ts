import type { Compiler } from '../../compile/compiler.ts';
import { readText } from '../../compile/authored-values.ts';
import { estimatePartBytes } from '../../compile/estimate-bytes.ts';
import type { ProgramPart } from '../../compile/program-parts.ts';
import type { SourceNode } from '../../types.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import { findPageType } from '../pages/registry.ts';
import type { AsidePage } from './aside-pages.ts';
import { compilePageMove, compilePageResponse } from './page-type.ts';

/** Compiles a page of a One project, with its aside where it has one. */
export function compilePage(page: SourceNode, compiler: Compiler): ProgramPart {
  const { result, findings } = compiler.compilePart(() => {
    const node = findPageType(page.type)?.compile(page, compiler);
    if (!node)
      compiler.report(page.id, '', 'UnknownPageType', `Pages of the type "${page.type}" cannot run.`, page.type);
    return { node, aside: isAsidePage(page, compiler) ? compileAside(page, compiler) : undefined };
  });
  return { ...findings, ...result, source: page, bytes: estimatePartBytes(page, findings) };
}

/** A Help page with child pages becomes the current page; one without only answers. */
function isAsidePage({ id, type }: SourceNode, compiler: Compiler) {
  return getPageTypeFacts(type).isFallback || (type === 'Help' && !compiler.hasPagesBelow(id));
}

function compileAside(page: SourceNode, compiler: Compiler): AsidePage {
  const mostTimes = Number(readText(page.values.MostTimes));
  return {
    id: page.id,
    llamaId: page.workflowId,
    response: compilePageResponse(page, compiler, 'Response'),
    mostTimes: mostTimes > 0 ? Math.min(100, Math.trunc(mostTimes)) : 0,
    next: page.type === 'Help' ? undefined : compilePageMove(page, compiler, 'NextPageId'),
  };
}
