import { createPlaceFollower, readPlace } from './follow-place.ts';
import { mergeTexts } from './merge-texts.ts';
import type { TextPlace, TextSource } from './text-source.ts';

/**
 * JSON that is being typed, beside the stored value.
 *
 * Half-typed JSON is not a value, so it cannot be stored while it is typed; values that others store are merged into it
 * as they arrive.
 *
 * @param first the stored value as text
 */
export function createJsonDraft(place: TextPlace, first: string): TextSource {
  const follower = createPlaceFollower(place, update);
  let stored = first;
  let text = first;
  let isGone = false;
  update();

  function update() {
    const found = readPlace(place);
    isGone = found.isGone;
    if (found.isGone) return;
    const next = formatJson(found.value);
    if (next === stored) return;
    text = mergeTexts(stored, text, next);
    stored = next;
  }

  return {
    read: () => text,
    write(next) {
      text = next;
      follower.notify();
    },
    subscribe: follower.subscribe,
    isGone: () => isGone,
    isChanged: () => text !== stored,
  };
}

/** A value as indented JSON; '' for none. */
function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}
