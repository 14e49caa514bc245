import type { KeyboardEvent } from 'react';

/** Key code of all keys that an input method handles. Safari has only this for the key that ends a composition. */
const inputMethodKeyCode = 229;

/** Whether a key belongs to an input method that composes a character, such as Enter to accept a suggestion. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode;
}
