import type { ProgramResponse } from '../program.ts';
import type { TextTemplate } from '../text/text-template.ts';

/**
 * The display texts that a response could have chosen at random; undefined if there is one, or if they are too long.
 *
 * @param eligible indexes of the entries that take part.
 * @param most the characters that all texts can have together
 * @param fill returns undefined for a text with more than `most` characters
 */
export function listWordings(
  { method, entries }: ProgramResponse,
  eligible: readonly number[],
  most: number,
  fill: (template: TextTemplate, most: number) => string | undefined,
): readonly string[] | undefined {
  if (method !== 'Random') return undefined;
  const texts: string[] = [];
  let left = most;
  for (const place of eligible) {
    const template = entries[place]?.display;
    const text = template && fill(template, left);
    if (text === undefined) return undefined;
    left -= text.length;
    texts.push(text);
  }
  return texts.length > 1 ? texts : undefined;
}
