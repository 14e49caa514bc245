import { listConcepts } from '../concepts.ts';
import { isWithinOneSlip, splitWords } from '../normalise.ts';
import { stem } from '../stem.ts';
import { getSmallWords } from '../small-words.ts';

/** An utterance with the language it was said in. */
export interface GroupedUtterance {
  readonly text: string;
  readonly language: string;
}

/** Words beyond this number hardly help to decide whether two utterances mean the same. */
const maxWords = 40;
/** From 0 to 1: two of three shared subjects are enough. */
const minLikeness = 0.66;

/**
 * Groups utterances that ask for the same: those that share most of their words, apart from small words, inflections,
 * synonyms and typing errors. Each utterance is in exactly one group, and the groups do not depend on the order of the
 * utterances.
 *
 * @returns the places of each group's utterances in the list, in order.
 */
export function groupUtterances(utterances: readonly GroupedUtterance[]): readonly (readonly number[])[] {
  const subjects = listAllSubjects(utterances);
  const groups: { readonly first: ReadonlySet<string>; readonly members: number[] }[] = [];
  const groupsBySubject = new Map<string, number[]>();
  for (const place of sortPlaces(utterances, subjects)) {
    const own = subjects[place] ?? new Set();
    const found = findLikest(
      own,
      [...own].flatMap((subject) => groupsBySubject.get(subject) ?? []),
      (at) => groups[at]?.first,
    );
    if (found !== undefined) {
      groups[found]?.members.push(place);
      continue;
    }
    for (const subject of own) groupsBySubject.set(subject, [...(groupsBySubject.get(subject) ?? []), groups.length]);
    groups.push({ first: own, members: [place] });
  }
  return groups.map(({ members }) => members.toSorted((one, other) => one - other));
}

/** What each utterance is about: its words without small ones, as concepts where they have one. */
function listAllSubjects(utterances: readonly GroupedUtterance[]): readonly ReadonlySet<string>[] {
  const all = utterances.map(listTellingWords);
  const unified = unifySlips(all.flat());
  return all.map(
    (words, at) =>
      new Set(
        words.map((word) => {
          const { language = 'en' } = utterances[at] ?? {};
          const meant = unified.get(word) ?? word;
          const stemmed = stem(meant, language);
          return listConcepts(language, meant, stemmed)[0] ?? stemmed;
        }),
      ),
  );
}

/** The words without small ones; all words of an utterance that has only small ones. */
function listTellingWords({ text, language }: GroupedUtterance): readonly string[] {
  const words = splitWords(text).slice(0, maxWords);
  const small = getSmallWords(language);
  const telling = words.filter((word) => !small?.has(stem(word, language)));
  return telling.length > 0 ? telling : words;
}

/** Maps each word to the most frequent word that is one typing error away, or to itself. */
function unifySlips(words: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].toSorted(
    ([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1),
  );
  const known = new Map<string, string[]>();
  const unified = new Map<string, string>();
  for (const [word] of frequent) {
    const keys = [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
    const meant = keys.flatMap((key) => known.get(key) ?? []).find((other) => isWithinOneSlip(word, other));
    unified.set(word, meant ?? word);
    if (meant === undefined) for (const key of keys) known.set(key, [...(known.get(key) ?? []), word]);
  }
  return unified;
}

/** Utterances with few words first: they begin the groups that longer ones join. */
function sortPlaces(utterances: readonly GroupedUtterance[], subjects: readonly ReadonlySet<string>[]) {
  const key = (place: number) => `${utterances[place]?.text}\n${utterances[place]?.language}`;
  return [...utterances.keys()].toSorted(
    (one, other) =>
      (subjects[one]?.size ?? 0) - (subjects[other]?.size ?? 0) || (key(one) < key(other) ? -1 : 1) || one - other,
  );
}

/** The likest of some groups; the first of equal ones; undefined if none is like enough. */
function findLikest(
  own: ReadonlySet<string>,
  places: readonly number[],
  getFirst: (place: number) => ReadonlySet<string> | undefined,
): number | undefined {
  let [likest, best]: [number | undefined, number] = [undefined, minLikeness];
  for (const place of new Set(places.toSorted((one, other) => one - other))) {
    const first = getFirst(place) ?? new Set<string>();
    const shared = [...own].filter((subject) => first.has(subject)).length;
    const likeness = (2 * shared) / (own.size + first.size);
    if (likeness > best) [likest, best] = [place, likeness];
  }
  return likest;
}
