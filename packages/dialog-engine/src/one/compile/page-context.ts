import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Move, ProgramNode, ProgramResponse } from '../../program.ts';
import type { OnePage, PageTree } from './page-tree.ts';
import type { PageListener } from '../listening/page-listener.ts';

/** A page that says something beside the conversation and leaves it where it is. */
export interface AsidePage {
  readonly page: OnePage;
  readonly response: ProgramResponse | undefined;
  /** After this many times in a row it leads to another page; 0 for never. */
  readonly mostTimes: number;
  readonly next: Move | undefined;
}

/** What pages are compiled and run with. */
export interface PageContext {
  readonly tree: PageTree;
  readonly pageListener: PageListener;
  readonly compiler: Compiler;
  readonly language: string;
  /** The nearest page for what was not understood, or for silence. */
  findAsideFor(from: OnePage, type: 'NoMatch' | 'NoInput'): AsidePage | undefined;
  /** The page itself where it says its words and leaves the conversation where it is. */
  findAsideAt(page: OnePage): AsidePage | undefined;
}

/** How one type of page is compiled. What runs is in what it compiles to. */
export interface OnePageType {
  readonly type: string;
  compile(page: OnePage, setting: PageContext): ProgramNode;
}

/** What every compiled page has. */
export function createPageBase({ id, llamaId, name }: OnePage) {
  return { id, workflowId: llamaId, name };
}

/** A response that a page has as the input of a name. */
export function compilePageResponse(
  { id, values }: OnePage,
  { compiler }: PageContext,
  input: string,
  value: JsonValue | undefined = values[input],
): ProgramResponse | undefined {
  return compileResponse(compiler, { itemId: id, path: input }, value);
}

/** A response that every page of a type has to have. */
export function compileRequiredResponse(page: OnePage, setting: PageContext): ProgramResponse | undefined {
  const response = compilePageResponse(page, setting, 'Response');
  if (!response) setting.compiler.report(page.id, 'Response', 'EmptyResponse', 'There is nothing to say here yet.');
  return response;
}

/** Where an input leads that chooses a page; undefined where nothing is chosen, and reported where it is gone. */
export function compilePageMove(page: OnePage, { tree, compiler }: PageContext, input: string): Move | undefined {
  const target = readText(page.values[input]);
  if (target === '') return undefined;
  if (tree.byId.has(target)) return { type: 'go', nodeId: target, connectorId: '' };
  compiler.report(page.id, input, 'DanglingJump', 'The page that this leads to is not there.');
  return undefined;
}
