import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import type { ProfiledProject } from './profiled-project.ts';
import type { ProfilerWords } from './words.ts';

/** What would come of something said, in sentences. */
export function whatHappens(result: ProfilerResult, project: ProfiledProject, say: ProfilerWords): string[] {
  const { outcome, suggestion } = result;
  if (outcome === 'confirm') return [say.confirms(suggestion ?? '')];
  return [...(outcome === 'match' ? taken(result, project, say) : [say.notMatched]), ...onward(result, project, say)];
}

function taken(
  { heardAs, chosenId, matches, targetId, asideId }: ProfilerResult,
  project: ProfiledProject,
  say: ProfilerWords,
) {
  if (heardAs === 'page') return [];
  if (heardAs === 'command') return targetId === null && asideId === null ? [say.saysAgain] : [];
  const chosen = matches.find(({ id }) => id === chosenId)?.name ?? nameIn(project, chosenId);
  return [chosen === undefined ? say.matchedAnswer : say.matched(chosen)];
}

function onward({ targetId, asideId, heardAs }: ProfilerResult, project: ProfiledProject, say: ProfilerWords) {
  const aside = nameIn(project, asideId);
  if (aside !== undefined) return [say.answersHere(aside)];
  const target = nameIn(project, targetId);
  if (target === undefined) return [];
  return [heardAs === 'page' || heardAs === 'command' ? say.goesTo(target) : say.leadsTo(target)];
}

function nameIn(project: ProfiledProject, itemId: string | null) {
  return itemId === null ? undefined : project.nameOf(itemId);
}

/** Why, in words; those of a keyword are made here, as they quote it. */
export function whyIt(
  { reason, heardAs, chosenId, matches }: ProfilerResult,
  say: ProfilerWords,
  message: (english: string) => string,
): string {
  const chosen = heardAs === 'page' ? matches.find(({ id }) => id === chosenId) : undefined;
  return chosen?.page ? say.heardKeyword(chosen.page.keyword, reachOf(chosen, say)) : message(reason);
}

/** Where a page stands, seen from the one where it was said. */
export function reachOf({ id, listenerId, page }: ProfilerMatch, say: ProfilerWords): string {
  if (!page) return '';
  return id === listenerId ? say.itself : say[page.place];
}
