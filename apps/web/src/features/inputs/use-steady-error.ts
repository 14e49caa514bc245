import { useEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();
let isListening = false;

/** From the first field on, knows whether something is being pressed. */
function listen() {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, options);
}

/** After the click that a press ends with, not before: it has to land where the finger is. */
function letGo() {
  isPressed = false;
  setTimeout(() => {
    for (const tell of Array.from(waiting)) tell();
    waiting.clear();
  });
}

/**
 * What is wrong with a field, but never changed while somebody is pressing something: leaving a field by a click on what
 * is below it must not move that away from under the pointer.
 *
 * @returns the sentence to show, and what to call when the field is left.
 */
export function useSteadyError(error: string | undefined): readonly [string | undefined, () => void] {
  const [shown, setShown] = useState(error);
  const [isHeld, setHeld] = useState(false);
  useEffect(listen, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = () => setHeld(false);
    waiting.add(release);
    return () => void waiting.delete(release);
  }, [isHeld]);
  if (!isHeld && shown !== error) setShown(error);
  return [isHeld ? shown : error, () => setHeld(isPressed)];
}
