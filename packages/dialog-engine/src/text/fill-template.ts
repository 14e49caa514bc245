import type { JsonValue } from '@confab/model';
import { toText } from '../expression/values.ts';
import type { TurnRun } from '../run/turn-run.ts';
import { escapeText, type Destination } from './escape-text.ts';
import type { TextTemplate } from './text-template.ts';

/** The destinations that people read or hear. */
const forPeople: ReadonlySet<Destination> = new Set(['text', 'speech', 'xml', 'line']);

function toValueText(value: JsonValue, destination: Destination, run: TurnRun): string {
  return forPeople.has(destination) ? run.toWords(value) : toText(value);
}

/**
 * Fills in the tokens of a text, escaped for the destination. Unknown tokens are left out.
 *
 * @param most the characters that the text, and all values in it, can have
 * @param isCounted whether the turn counts the values before they are escaped, and traces unknown tokens
 * @returns undefined for a longer text, which is not built
 */
export function fillTemplate(
  { parts, destination, plain }: TextTemplate,
  run: TurnRun,
  most: number,
  isCounted: boolean,
): string | undefined {
  if (plain !== undefined) return plain.length > most ? undefined : plain;
  let text = '';
  // Escaping may shorten a value, but always reads the whole value.
  let valueLength = 0;
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part.read) {
      const value = part.read(run);
      const raw = part.as === 'value' ? JSON.stringify(value) : toValueText(value, part.as ?? destination, run);
      valueLength += raw.length;
      if (text.length + raw.length > most || valueLength > most) return undefined;
      if (isCounted) run.spend(raw.length);
      text += part.as === 'value' ? raw : escapeText(part.as ?? destination, raw);
    } else if (part.as === 'value') text += 'null';
    else if (isCounted) run.record({ type: 'tokenUnknown', nodeId: run.nodeId, token: part.token });
    if (text.length > most) return undefined;
  }
  return text;
}
