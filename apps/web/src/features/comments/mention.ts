/** Somebody who can be called by name. */
export interface Colleague {
  readonly accountId: string;
  readonly name: string;
}

/** What stands behind an `@` before the caret, so far; undefined when nobody is being called there. */
export function mentionAt(text: string, caret: number): { readonly from: number; readonly typed: string } | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0) return undefined;
  const before = text[from - 1];
  const typed = text.slice(from + 1, caret);
  // An address has something before its @, and a name goes on over one space at most.
  if ((before !== undefined && /[\p{L}\p{N}_.-]/u.test(before)) || /\n|\s\S*\s/.test(typed) || typed.length > 60) {
    return undefined;
  }
  return { from, typed };
}

/** Colleagues whose name, or a part of it, begins with what was typed. */
export function colleaguesFor(typed: string, colleagues: readonly Colleague[], most = 6): readonly Colleague[] {
  const wanted = typed.trim().toLowerCase();
  return colleagues
    .filter(({ name }) => {
      const known = name.toLowerCase();
      return known.startsWith(wanted) || known.split(/[\s@._-]+/).some((part) => part.startsWith(wanted));
    })
    .slice(0, most);
}

/** The text with a name in place of what was typed of it, and where the caret goes. */
export function withMention(
  text: string,
  { from, typed }: { readonly from: number; readonly typed: string },
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  const rest = text.slice(from + 1 + typed.length);
  return { text: before + (rest.startsWith(' ') ? rest.slice(1) : rest), caret: before.length };
}

/** The ids of those whose `@name` stands in a text. */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): readonly string[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ accountId }) => accountId);
}
