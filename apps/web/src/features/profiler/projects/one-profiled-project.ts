import type { ItemId } from '@confab/model';
import type { LoadedLlama } from '@confab/contracts';
import type { ProfiledPlace, ProfiledProject } from './profiled-project.ts';
import type { LoadedProject } from './load-project.ts';

/** Nobody is ever asked anything there: they answer what nobody could. */
const answeringPageTypes = new Set(['NoMatch', 'NoInput']);

/** A One project as it is stored, as the profiler sees it: its places are the pages of its chapters. */
export function createOneProfiledProject({ project, llamas, key }: LoadedProject): ProfiledProject {
  const { Language: language } = project.propertyValues;
  const pages = llamas.flatMap(listPages);
  const names = new Map([...pages.map(({ id, name }) => [id, name] as const), [project.id, project.displayName]]);
  const places: readonly ProfiledPlace[] = [
    { type: 'project', name: project.displayName, kind: 'project' },
    ...pages.filter(({ page }) => !answeringPageTypes.has(page.type)),
  ];
  const pageOf = new Map(pages.map(({ id, page }) => [id, page]));
  return {
    projectId: project.id,
    key,
    language: typeof language === 'string' && language !== '' ? language : 'en',
    isOne: true,
    listPlaces: () => places,
    findName: (itemId) => names.get(itemId),
    findPage: (itemId) => pageOf.get(itemId),
    // Keywords are edited on the site for One projects, where an edit can be taken back.
    listTargets: () => [],
    hasSample: () => false,
    addSample: () => undefined,
  };
}

/** The pages of a chapter in the order of reading. */
function listPages({ llama, pages }: LoadedLlama) {
  const known = new Map(pages.map(({ page }) => [page.id as string, page]));
  const chapter = readText(llama.propertyValues.DisplayName);
  return llama.pageList.flatMap((id: ItemId) => {
    const page = known.get(id);
    if (!page) return [];
    const name = readText(page.propertyValues.DisplayName);
    const depth = countAncestors(id, known);
    return [
      {
        id: id as string,
        type: `page:${id}`,
        name,
        kind: 'page' as const,
        page: { chapterId: llama.id as string, chapter, depth, type: page.type },
      },
    ];
  });
}

/** How many pages it stands below; a circle, which nobody can draw, ends. */
function countAncestors(id: string, known: ReadonlyMap<string, { readonly parent: string }>): number {
  const passed = new Set<string>();
  for (let at = known.get(id)?.parent; at !== undefined && known.has(at) && !passed.has(at); at = known.get(at)?.parent)
    passed.add(at);
  return passed.size;
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');
