/** Below this zoom a card shows only its name, because the rest would be unreadable. */
const farZoom = 0.3;

/** Whether the canvas is zoomed out so far that only names can be read. */
export function isFarAway({ transform }: { readonly transform: readonly [number, number, number] }): boolean {
  return transform[2] < farZoom;
}
