import { splitLast } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import type { TextPlace } from './text-source.ts';

/** The value at a place, or that the item or row that contained it was deleted. */
type PlaceValue = { readonly isGone: true } | { readonly isGone: false; readonly value: JsonValue | undefined };

/** Reads the value at a place. */
export function readPlace({ session, itemId, path }: TextPlace): PlaceValue {
  const parent = splitLast(path)?.parent ?? '';
  const isGone =
    session.getItem(itemId)?.values === undefined || (parent !== '' && session.getValue(itemId, parent) === undefined);
  return isGone ? { isGone } : { isGone, value: session.getValue(itemId, path) };
}

/**
 * Follows the value at a place for as long as there are listeners.
 *
 * @param update takes a changed value over; called before the listeners, and when the first one subscribes
 */
export function createPlaceFollower({ session, itemId, path }: TextPlace, update: () => void) {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  function notify() {
    for (const listener of Array.from(listeners)) listener();
  }

  return {
    notify,
    subscribe(listener: () => void) {
      const own = () => listener();
      listeners.add(own);
      stop ??= session.subscribe(itemId, path, () => {
        update();
        notify();
      });
      update();
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
