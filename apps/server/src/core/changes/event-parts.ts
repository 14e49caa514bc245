import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { z } from 'zod';

/** An event's JSON text, cut where the item's values belong. Without an item, there is no tail. */
export interface EventParts {
  readonly head: string;
  readonly tail: string | null;
  readonly placeholder: string;
}

const document = '"PropertyValues":';

/** Splits an event, so that an item's values are sent to the database once for its row and its event. */
export function splitEvent(event: ProjectEvent): EventParts {
  if (event.type !== 'itemAdded' && event.type !== 'itemReplaced') {
    const { text, placeholder } = encodeWithPlaceholder(event);
    return { head: text, tail: null, placeholder };
  }
  const { text, placeholder } = encodeWithPlaceholder({ ...event, item: { ...event.item, propertyValues: {} } });
  // Quotes inside a text are escaped, so this finds the key itself.
  const at = text.indexOf(`${document}{}`) + document.length;
  return { head: text.slice(0, at), tail: text.slice(at + 2), placeholder };
}

/**
 * The JSON text of an event with a placeholder for its number. The placeholder occurs nowhere else in the text, whatever
 * the author wrote.
 */
export function encodeWithPlaceholder(event: ProjectEvent): { text: string; placeholder: string } {
  const places = event.type === 'edited' ? 2 : 1;
  for (let seq = Number.MAX_SAFE_INTEGER; ; seq -= 1) {
    const text = JSON.stringify(z.encode(projectEventSchema, withSeq(event, seq)));
    if (text.split(String(seq)).length === places + 1) return { text, placeholder: String(seq) };
  }
}

/** Sets the number of an event, and of the edit in it. */
export function withSeq(event: ProjectEvent, seq: number): ProjectEvent {
  return event.type === 'edited' ? { ...event, seq, edit: { ...event.edit, seq } } : { ...event, seq };
}
