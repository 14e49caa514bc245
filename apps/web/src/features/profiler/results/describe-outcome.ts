import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import type { ProfiledProject } from '../projects/profiled-project.ts';
import type { ProfilerWords } from '../words.ts';

/** Describes the outcome of an utterance in sentences. */
export function describeOutcome(result: ProfilerResult, project: ProfiledProject, say: ProfilerWords): string[] {
  const { outcome, suggestion } = result;
  if (outcome === 'confirm') return [say.confirms(suggestion ?? '')];
  return [
    ...(outcome === 'match' ? describeMatch(result, project, say) : [say.notMatched]),
    ...describeTarget(result, project, say),
  ];
}

function describeMatch(
  { heardAs, chosenId, matches, targetId, asideId }: ProfilerResult,
  project: ProfiledProject,
  say: ProfilerWords,
) {
  if (heardAs === 'page') return [];
  if (heardAs === 'command') return targetId === null && asideId === null ? [say.saysAgain] : [];
  const chosen = matches.find(({ id }) => id === chosenId)?.name ?? findName(project, chosenId);
  return [chosen === undefined ? say.matchedAnswer : say.matched(chosen)];
}

function describeTarget({ targetId, asideId, heardAs }: ProfilerResult, project: ProfiledProject, say: ProfilerWords) {
  const aside = findName(project, asideId);
  if (aside !== undefined) return [say.answersHere(aside)];
  const target = findName(project, targetId);
  if (target === undefined) return [];
  return [heardAs === 'page' || heardAs === 'command' ? say.goesTo(target) : say.leadsTo(target)];
}

function findName(project: ProfiledProject, itemId: string | null) {
  return itemId === null ? undefined : project.findName(itemId);
}

/** Describes the reason of an outcome. A keyword match quotes its keyword; other reasons come from the server. */
export function describeReason(
  { reason, heardAs, chosenId, matches }: ProfilerResult,
  say: ProfilerWords,
  translateReason: (reason: string) => string,
): string {
  const chosen = heardAs === 'page' ? matches.find(({ id }) => id === chosenId) : undefined;
  return chosen?.page ? say.heardKeyword(chosen.page.keyword, describeReach(chosen, say)) : translateReason(reason);
}

const comparisonWords = { exact: 'wholly', inflected: 'inflected', slip: 'slip' } as const;

/** Describes how the matched words compare to the keyword of a page. */
export function describeComparison({ how }: NonNullable<ProfilerMatch['page']>, say: ProfilerWords): string {
  return say[comparisonWords[how]];
}

/** Describes the position of a page relative to the page where the utterance was said. */
export function describeReach({ id, listenerId, page }: ProfilerMatch, say: ProfilerWords): string {
  if (!page) return '';
  return id === listenerId ? say.itself : say[page.place];
}
