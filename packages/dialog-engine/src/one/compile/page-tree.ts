import type { JsonObject, LlamaContent, Page } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { sortPages } from './one-project-source.ts';

/** A page in the page tree. */
export interface OnePage {
  readonly id: string;
  readonly llamaId: string;
  readonly type: string;
  readonly name: string;
  readonly values: JsonObject;
  /** The parent page; undefined for a top page. */
  readonly parent: OnePage | undefined;
  /** The child pages, in reading order. */
  readonly children: readonly OnePage[];
  /** Position in the reading order of all llamas. */
  readonly position: number;
}

/** The page tree of a One project. */
export interface PageTree {
  /** In reading order. */
  readonly pages: readonly OnePage[];
  readonly byId: ReadonlyMap<string, OnePage>;
  /** Ids of the llamas, in order. */
  readonly llamas: readonly string[];
}

type MutablePage = { -readonly [Key in keyof OnePage]: OnePage[Key] } & { children: OnePage[] };

/**
 * Builds the page tree. A page whose parent is missing, in another llama or its own descendant becomes
 * a top page; of two pages with the same id the first is used.
 */
export function buildPageTree(llamas: readonly LlamaContent[]): PageTree {
  const byId = new Map<string, MutablePage>();
  const parentIds = new Map<string, string>();
  for (const content of llamas) {
    for (const page of sortPages(content)) {
      if (byId.has(page.id)) continue;
      byId.set(page.id, createPage(page, content.llama.id, byId.size));
      parentIds.set(page.id, page.parent);
    }
  }
  for (const page of byId.values()) {
    const parent = byId.get(parentIds.get(page.id) ?? '');
    if (!parent || parent.llamaId !== page.llamaId || isSameOrBelow(parent, page)) continue;
    page.parent = parent;
    parent.children.push(page);
  }
  return { pages: [...byId.values()], byId, llamas: llamas.map(({ llama }) => llama.id) };
}

function createPage({ id, type, propertyValues }: Page, llamaId: string, place: number): MutablePage {
  const name = readText(propertyValues.DisplayName);
  return { id, llamaId, type, name, values: propertyValues, parent: undefined, children: [], position: place };
}

/** Whether a page is another page or its descendant. */
function isSameOrBelow(page: OnePage, above: OnePage): boolean {
  for (let at: OnePage | undefined = page; at; at = at.parent) if (at === above) return true;
  return false;
}
