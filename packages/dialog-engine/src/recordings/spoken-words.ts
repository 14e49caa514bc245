import { isJsonObject, readString, stripMarkdown, type JsonValue } from '@confab/model';
import { stripSpeechMarkdown } from '../speech/strip-speech-markdown.ts';

/**
 * The words of an entry of a response as a speaker reads them: its spoken text without marks, else its display text
 * without formatting. Tokens stay as they are. Empty when it says nothing.
 */
export function getSpokenWords(entry: JsonValue | undefined): string {
  if (!isJsonObject(entry)) return '';
  const [spoken, display] = [readString(entry.SpokenText), readString(entry.DisplayText)];
  const plain =
    spoken.trim() === ''
      ? stripMarkdown(display).replace(/^[ \t]{0,8}[-–•*][ \t]{1,8}/gm, '')
      : stripSpeechMarkdown(spoken);
  return plain.trim();
}

const word = /\{[^{}\s]{1,200}\}|[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in lower case, without punctuation. Tokens count as one word. */
export function splitWords(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").match(word) ?? [];
}

/**
 * A hash of the words of a text: 14 hexadecimal digits. Texts that differ in punctuation, case or space only have the
 * same hash, as a recording fits both. It finds changes and is no protection against intent.
 */
export function hashWords(text: string): string {
  let high = 0xdead_beef;
  let low = 0x41c6_ce57;
  for (const character of splitWords(text).join(' ')) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}
