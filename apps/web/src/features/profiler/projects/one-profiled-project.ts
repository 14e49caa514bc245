import { readString, type ItemId } from '@confab/model';
import type { LoadedLlama } from '@confab/contracts';
import type { ProfiledPlace, ProfiledProject } from './profiled-project.ts';
import type { LoadedProject } from './load-project.ts';

/** Pages that never wait for an utterance: they only answer utterances that no other page matches. */
const answeringPageTypes = new Set(['NoMatch', 'NoInput']);

/** Adapts a stored One project for the profiler; its places are the pages of its chapters. */
export function createOneProfiledProject({ project, llamas, key }: LoadedProject): ProfiledProject {
  const { Language: language } = project.propertyValues;
  const pages = llamas.flatMap(listPages);
  const names = new Map<string, string>([
    ...pages.map(({ id, name }) => [id, name] as const),
    [project.id, project.displayName],
  ]);
  const places: readonly ProfiledPlace[] = [
    { type: 'project', name: project.displayName, kind: 'project' },
    ...pages.filter(({ page }) => !answeringPageTypes.has(page.type)),
  ];
  const pageOf = new Map<string, (typeof pages)[number]['page']>(pages.map(({ id, page }) => [id, page]));
  return {
    projectId: project.projectId,
    key,
    language: typeof language === 'string' && language !== '' ? language : 'en',
    isOne: true,
    listPlaces: () => places,
    findName: (itemId) => names.get(itemId),
    findPage: (itemId) => pageOf.get(itemId),
    // Keywords are edited on the One site, where edits can be undone.
    listTargets: () => [],
    hasSample: () => false,
    addSample: () => undefined,
  };
}

/** Lists the pages of a chapter in the order of its page list. */
function listPages({ llama, pages }: LoadedLlama) {
  const known = new Map<string, (typeof pages)[number]['page']>(pages.map(({ page }) => [page.id, page]));
  const chapter = readString(llama.propertyValues.DisplayName);
  return llama.pageList.flatMap((id: ItemId) => {
    const page = known.get(id);
    if (!page) return [];
    const name = readString(page.propertyValues.DisplayName);
    const depth = countAncestors(id, known);
    return [
      {
        id,
        type: `page:${id}`,
        name,
        kind: 'page' as const,
        page: { chapterId: llama.id, chapter, depth, type: page.type },
      },
    ];
  });
}

/** Number of pages above a page; stops if the data contains a cycle. */
function countAncestors(id: string, known: ReadonlyMap<string, { readonly parent: string }>): number {
  const visited = new Set<string>();
  for (
    let at = known.get(id)?.parent;
    at !== undefined && known.has(at) && !visited.has(at);
    at = known.get(at)?.parent
  )
    visited.add(at);
  return visited.size;
}
