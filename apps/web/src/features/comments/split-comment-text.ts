import { trimEndBy } from '@confab/model';
import { listMentions } from './mentions.ts';

const urlPattern = /\bhttps?:\/\/[^\s<>"']+/g;
/** Punctuation at the end of an address ends the sentence around it. */
const endMarks = new Set('.,;:!?)]}');

interface Part {
  readonly type: 'words' | 'name' | 'link';
  readonly words: string;
}

/** Splits a text at links and at names after an `@`; the joined parts are the original text. */
export function splitCommentText(text: string, names: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(urlPattern)) {
    const address = trimEndBy(found[0], (character) => endMarks.has(character));
    if (address.endsWith('//')) continue;
    parts.push(...splitAtNames(text.slice(from, found.index), names), { type: 'link', words: address });
    from = found.index + address.length;
  }
  return [...parts, ...splitAtNames(text.slice(from), names)].filter(({ words }) => words !== '');
}

function splitAtNames(text: string, names: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { at, name } of listMentions(text, names)) {
    parts.push({ type: 'words', words: text.slice(from, at) }, { type: 'name', words: `@${name}` });
    from = at + 1 + name.length;
  }
  return [...parts, { type: 'words', words: text.slice(from) }];
}
