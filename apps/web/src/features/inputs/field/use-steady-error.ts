import { useEffect, useState } from 'react';
import type { Message } from '../../../words/message.ts';

let isPressed = false;
const waiting = new Set<() => void>();
let isListening = false;

/** Tracks whether a pointer is pressed. The listeners are added once, with the first field. */
function listen() {
  if (isListening) return;
  isListening = true;
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, options);
}

/** Releases held errors after the click event, so that the click still hits its target. */
function letGo() {
  isPressed = false;
  setTimeout(() => {
    for (const tell of Array.from(waiting)) tell();
    waiting.clear();
  });
}

/**
 * The input error of a field, held while a pointer is pressed: leaving a field by clicking a button below it must not move
 * that button away before the click.
 *
 * @returns the error to show, and a function to call on blur.
 */
export function useSteadyError(error: Message | undefined): readonly [Message | undefined, () => void] {
  const [shown, setShown] = useState(error);
  const [isHeld, setHeld] = useState(false);
  useEffect(listen, []);
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = () => setHeld(false);
    waiting.add(release);
    return () => void waiting.delete(release);
  }, [isHeld]);
  // A rule creates the same error again in each rendering.
  if (!isHeld && getText(shown) !== getText(error)) setShown(error);
  return [isHeld ? shown : error, () => setHeld(isPressed)];
}

const getText = (error: Message | undefined) => error?.message;
