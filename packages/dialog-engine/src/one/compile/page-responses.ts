import type { JsonValue } from '@confab/model';
import { compileResponse } from '../../compile/compile-response.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { ProgramPart, ResponsePart } from '../../compile/program-parts.ts';
import type { ProgramResponse } from '../../program.ts';
import type { OnePage } from './page-tree.ts';

/**
 * The responses of the pages of one program, each compiled once. Those of an earlier program are used again where the
 * values of the page are the same object and the names that they refer to have not changed: a page itself is compiled
 * with every program, as it knows the pages around it, but its texts are nearly all of the work.
 */
export class PageResponses {
  readonly #compiler: Compiler;
  readonly #before: ReadonlyMap<string, ProgramPart>;
  readonly #now = new Map<string, Map<string, ResponsePart>>();
  #compiledPages = new Set<string>();

  constructor(compiler: Compiler, before: ReadonlyMap<string, ProgramPart> = new Map()) {
    this.#compiler = compiler;
    this.#before = before;
  }

  /** The response in an input of a page; its findings become those of the part that is compiled. */
  compile(page: OnePage, input: string, value: JsonValue | undefined): ProgramResponse | undefined {
    const own = this.#now.get(page.id) ?? new Map<string, ResponsePart>();
    this.#now.set(page.id, own);
    const part =
      this.#findKnown(own.get(input), value) ?? this.#findEarlier(page, input, value) ?? this.#add(page, input, value);
    own.set(input, part);
    this.#compiler.addFindings(part.findings);
    return part.response;
  }

  /** The responses of a page, by input. */
  listOf(pageId: string): ReadonlyMap<string, ResponsePart> {
    const own = this.#now.get(pageId);
    const earlier = this.#before.get(pageId)?.responses;
    if (!own || !earlier || own.size !== earlier.size) return own ?? new Map();
    // The same map where nothing in it changed.
    return [...own].every(([input, part]) => earlier.get(input) === part) ? earlier : own;
  }

  /** Whether any text of a page had to be compiled. */
  isCompiled(pageId: string): boolean {
    return this.#compiledPages.has(pageId);
  }

  #findEarlier({ id, type, values }: OnePage, input: string, value: JsonValue | undefined): ResponsePart | undefined {
    const earlier = this.#before.get(id);
    // The names that only this page has, such as those of a form's questions, are in its values.
    if (earlier?.source.values !== values || earlier.source.type !== type) return undefined;
    return this.#findKnown(earlier.responses?.get(input), value);
  }

  #findKnown(part: ResponsePart | undefined, value: JsonValue | undefined): ResponsePart | undefined {
    return part && part.value === value && this.#compiler.hasSameNames(part.findings) ? part : undefined;
  }

  #add({ id }: OnePage, input: string, value: JsonValue | undefined): ResponsePart {
    this.#compiledPages.add(id);
    const { result: response, findings } = this.#compiler.compilePart(() =>
      compileResponse(this.#compiler, { itemId: id, path: input }, value),
    );
    return { value, response, findings };
  }
}
