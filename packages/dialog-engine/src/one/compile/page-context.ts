import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Move, ProgramNode, ProgramResponse } from '../../program.ts';
import type { OnePage, PageTree } from './page-tree.ts';
import type { PageResponses } from './page-responses.ts';
import type { PageListener } from '../listening/page-listener.ts';

/** A page that answers without becoming the current page. */
export interface AsidePage {
  readonly page: OnePage;
  readonly response: ProgramResponse | undefined;
  /** Leads to `next` after this many times in a row; 0 for never. */
  readonly mostTimes: number;
  readonly next: Move | undefined;
}

/** The context of compiling and running pages. */
export interface PageContext {
  readonly tree: PageTree;
  readonly pageListener: PageListener;
  readonly compiler: Compiler;
  readonly responses: PageResponses;
  readonly language: string;
  /** The author's own details, which contact pages give where they have none: texts by name. */
  readonly authorDetails: ReadonlyMap<string, string>;
  /** The nearest NoMatch or NoInput page. */
  findAsideFor(from: OnePage, type: 'NoMatch' | 'NoInput'): AsidePage | undefined;
  /** The page as an aside; undefined if it becomes the current page. */
  findAsideAt(page: OnePage): AsidePage | undefined;
}

/** A page type: compiles its pages into nodes. */
export interface OnePageType {
  readonly type: string;
  compile(page: OnePage, setting: PageContext): ProgramNode;
}

/** The properties that every compiled page has. */
export function createPageBase({ id, llamaId, name }: OnePage) {
  return { id, workflowId: llamaId, name };
}

/** Compiles the response in an input of a page. */
export function compilePageResponse(
  page: OnePage,
  { responses }: PageContext,
  input: string,
  value: JsonValue | undefined = page.values[input],
): ProgramResponse | undefined {
  return responses.compile(page, input, value);
}

/** Compiles the required `Response` of a page and reports it if it is empty. */
export function compileRequiredResponse(page: OnePage, setting: PageContext): ProgramResponse | undefined {
  const response = compilePageResponse(page, setting, 'Response');
  if (!response) setting.compiler.report(page.id, 'Response', 'EmptyResponse', 'Write a response.');
  return response;
}

/** Compiles an input that refers to a page; undefined if it is empty, and reported if the page does not exist. */
export function compilePageMove(page: OnePage, { tree, compiler }: PageContext, input: string): Move | undefined {
  const target = readText(page.values[input]);
  if (target === '') return undefined;
  if (tree.byId.has(target)) return { type: 'go', nodeId: target, connectorId: '' };
  compiler.report(page.id, input, 'DanglingJump', 'The target page does not exist.');
  return undefined;
}
