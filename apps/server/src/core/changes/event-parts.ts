import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { z } from 'zod';

/** An event in parts: the item's document comes between them, unless there is no tail. */
export interface EventParts {
  readonly head: string;
  readonly tail: string | null;
  readonly placeholder: string;
}

const document = '"PropertyValues":';

/** The document of an item goes to the database once, for its row and its event both. */
export function splitEvent(event: ProjectEvent): EventParts {
  const { item } = event;
  if (!item) {
    const { text, placeholder } = encodeWithPlaceholder(event);
    return { head: text, tail: null, placeholder };
  }
  const { text, placeholder } = encodeWithPlaceholder({ ...event, item: { ...item, propertyValues: {} } });
  // Inside a text its quotes would be escaped, so this is the key itself.
  const at = text.indexOf(`${document}{}`) + document.length;
  return { head: text.slice(0, at), tail: text.slice(at + 2), placeholder };
}

/**
 * The text of an event with a number in place of the one it will get, which stands nowhere else in it, whatever
 * its author wrote.
 */
export function encodeWithPlaceholder(event: ProjectEvent): { text: string; placeholder: string } {
  const places = event.edit ? 2 : 1;
  for (let seq = Number.MAX_SAFE_INTEGER; ; seq -= 1) {
    const text = JSON.stringify(z.encode(projectEventSchema, withSeq(event, seq)));
    if (text.split(String(seq)).length === places + 1) return { text, placeholder: String(seq) };
  }
}

/** An event under its number; an edit carries it itself too. */
export function withSeq(event: ProjectEvent, seq: number): ProjectEvent {
  return event.edit ? { ...event, seq, edit: { ...event.edit, seq } } : { ...event, seq };
}
