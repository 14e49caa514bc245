import type { ProgramResponse } from '../program.ts';
import type { TextTemplate } from '../text/text-template.ts';

/**
 * The display texts that a response could have chosen at random; undefined if there is one.
 *
 * @param eligible indexes of the entries that take part.
 */
export function listWordings(
  { method, entries }: ProgramResponse,
  eligible: readonly number[],
  fillTemplate: (template: TextTemplate) => string,
): readonly string[] | undefined {
  if (method !== 'Random') return undefined;
  const texts = eligible.flatMap((place) => {
    const template = entries[place]?.display;
    return template ? [fillTemplate(template)] : [];
  });
  return texts.length > 1 ? texts : undefined;
}
