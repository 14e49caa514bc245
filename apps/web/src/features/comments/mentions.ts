import type { AccountId } from '@confab/model';

/** A person who can be mentioned. */
export interface Colleague {
  readonly accountId: AccountId;
  readonly name: string;
}

/** The mention being typed before the caret: the index of its `@` and the text after it; undefined when there is none. */
export function findMentionAt(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0) return undefined;
  const before = text[from - 1];
  const typed = text.slice(from + 1, caret);
  // An email address has a character before its @; a name has at most one space.
  if ((before !== undefined && /[\p{L}\p{N}_.-]/u.test(before)) || /\n|\s\S*\s/.test(typed) || typed.length > 60) {
    return undefined;
  }
  return { from, typed };
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

/** Account ids of the colleagues mentioned in a text. */
export function findMentionedIds(text: string, colleagues: readonly Colleague[]): readonly AccountId[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ accountId }) => accountId);
}
