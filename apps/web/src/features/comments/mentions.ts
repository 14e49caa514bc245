import type { AccountId } from '@confab/model';

/** A person who can be mentioned. */
export interface Colleague {
  readonly accountId: AccountId;
  readonly name: string;
}

/**
 * The mention being typed before the caret: the index of its `@` and the text after it; undefined when there is none.
 *
 * A person without a name is mentioned by the email address, which also contains an `@`.
 */
export function findMentionAt(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  if (caret === 0) return undefined;
  const at = text.lastIndexOf('@', caret - 1);
  const from = isInAddress(text, at) ? text.lastIndexOf('@', at - 1) : at;
  if (from < 0 || isInAddress(text, from)) return undefined;
  const typed = text.slice(from + 1, caret);
  // A name has at most one space.
  return /\n|\s\S*\s/.test(typed) || typed.length > 60 ? undefined : { from, typed };
}

/** Whether a character is before the `@`, as in an email address. */
function isInAddress(text: string, at: number): boolean {
  return at > 0 && /[\p{L}\p{N}_.-]/u.test(text[at - 1] ?? '');
}

/** Colleagues whose name or part of it begins with the typed text; at most `most` of them. */
export function filterColleagues(typed: string, colleagues: readonly Colleague[], most = 6): readonly Colleague[] {
  const query = typed.trim().toLowerCase();
  return colleagues
    .filter(({ name }) => {
      const lowerName = name.toLowerCase();
      return lowerName.startsWith(query) || lowerName.split(/[\s@._-]+/).some((part) => part.startsWith(query));
    })
    .slice(0, most);
}

/** Replaces the typed mention with a name. Returns the new text and caret position. */
export function insertMention(
  text: string,
  { from, typed }: { readonly from: number; readonly typed: string },
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  const rest = text.slice(from + 1 + typed.length);
  return { text: before + (rest.startsWith(' ') ? rest.slice(1) : rest), caret: before.length };
}

/** Account ids of the colleagues mentioned in a text. Colleagues of one name are all mentioned. */
export function findMentionedIds(text: string, colleagues: readonly Colleague[]): readonly AccountId[] {
  const mentions = listMentions(
    text,
    colleagues.map(({ name }) => name),
  );
  const mentioned = new Set(mentions.map(({ name }) => name));
  return colleagues.filter(({ name }) => mentioned.has(name)).map(({ accountId }) => accountId);
}

/** The names that follow an `@` in a text, each with the index of its `@`; at each place the longest one. */
export function listMentions(
  text: string,
  names: readonly string[],
): readonly { readonly at: number; readonly name: string }[] {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const mentions: { readonly at: number; readonly name: string }[] = [];
  let at = text.indexOf('@');
  while (at >= 0) {
    const from = at + 1;
    const name = longestFirst.find((one) => isNameAt(text, from, one));
    if (name !== undefined) mentions.push({ at, name });
    // A name may be an email address, which also contains an `@`.
    at = text.indexOf('@', from + (name?.length ?? 0));
  }
  return mentions;
}

/** Whether a name is at a place of a text and ends there: no letter or digit follows it. */
function isNameAt(text: string, from: number, name: string): boolean {
  return text.startsWith(name, from) && !/^[\p{L}\p{N}]/u.test(text.slice(from + name.length, from + name.length + 2));
}
