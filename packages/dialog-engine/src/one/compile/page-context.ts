import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Move, ProgramNode, ProgramResponse } from '../../program.ts';
import type { OnePage, PageTree } from './page-tree.ts';
import type { PageEar } from '../listening/page-listener.ts';

/** A page that says something beside the conversation and leaves it where it is. */
export interface Aside {
  readonly page: OnePage;
  readonly response: ProgramResponse | undefined;
  /** After this many times in a row it leads to another page; 0 for never. */
  readonly mostTimes: number;
  readonly next: Move | undefined;
}

/** What pages are compiled and run with. */
export interface PageSetting {
  readonly tree: PageTree;
  readonly ear: PageEar;
  readonly compiler: Compiler;
  readonly language: string;
  /** The nearest page for what was not understood, or for silence. */
  asideFor(from: OnePage, type: 'NoMatch' | 'NoInput'): Aside | undefined;
  /** The page itself where it says its words and leaves the conversation where it is. */
  asideAt(page: OnePage): Aside | undefined;
}

/** How one type of page is compiled. What runs is in what it compiles to. */
export interface OnePageType {
  readonly type: string;
  compile(page: OnePage, setting: PageSetting): ProgramNode;
}

/** What every compiled page has. */
export function headOfPage({ id, llamaId, name }: OnePage) {
  return { id, workflowId: llamaId, name };
}

/** A response that a page has as the input of a name. */
export function responseOf(
  { id, values }: OnePage,
  { compiler }: PageSetting,
  input: string,
  value: JsonValue | undefined = values[input],
): ProgramResponse | undefined {
  return compileResponse(compiler, { itemId: id, path: input }, value);
}

/** A response that every page of a type has to have. */
export function expectedResponse(page: OnePage, setting: PageSetting): ProgramResponse | undefined {
  const response = responseOf(page, setting, 'Response');
  if (!response) setting.compiler.report(page.id, 'Response', 'EmptyResponse', 'There is nothing to say here yet.');
  return response;
}

/** Where an input leads that chooses a page; undefined where nothing is chosen, and reported where it is gone. */
export function pageMove(page: OnePage, { tree, compiler }: PageSetting, input: string): Move | undefined {
  const target = readText(page.values[input]);
  if (target === '') return undefined;
  if (tree.byId.has(target)) return { type: 'go', nodeId: target, connectorId: '' };
  compiler.report(page.id, input, 'DanglingJump', 'The page that this leads to is not there.');
  return undefined;
}
