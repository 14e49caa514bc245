import { toNameKey } from '@confab/model/media';
import type { NamePattern } from '../../../core/media/asset-lists.repository.ts';

/** A search of the protocol: `ab*`, `*ab`, `*ab*`; without a star it looks anywhere in a name. */
function addStars(text: string): string {
  return text.includes('*') ? text : `*${text}*`;
}

/** Which files a search of the protocol finds, for the database. */
export function toNamePattern(text: string, isCaseSensitive: boolean): NamePattern {
  const searched = addStars(text);
  const pattern = (isCaseSensitive ? searched : toNameKey(searched))
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\*+/g, '%');
  return { column: isCaseSensitive ? 'name' : 'nameKey', pattern };
}

/** Which names a search of the protocol finds. Matches without a regular expression, whose time a search text could drive up. */
export function createNameMatcher(text: string, isCaseSensitive: boolean): (name: string) => boolean {
  const fold = (name: string) => (isCaseSensitive ? name : toNameKey(name));
  const [first = '', ...rest] = fold(addStars(text)).split(/\*+/);
  const last = rest.pop() ?? '';
  return (written) => {
    const name = fold(written);
    let at = first.length;
    if (!name.startsWith(first) || !name.endsWith(last)) return false;
    for (const part of rest) {
      const next = name.indexOf(part, at);
      if (next < 0) return false;
      at = next + part.length;
    }
    return at <= name.length - last.length;
  };
}
