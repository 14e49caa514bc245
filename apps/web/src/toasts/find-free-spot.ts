/** A rectangle of the window, in pixels from its top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance of toasts from the edges of the window and from controls, in pixels. */
const gap = 16;
const step = 24;

/**
 * Finds where toasts of a size cover no control: as far down as possible, and as far left as possible at that height.
 * When every place covers something, it is the place that covers least.
 */
export function findFreeSpot(
  { width, height }: Size,
  view: Size,
  controls: readonly Rectangle[],
): { left: number; bottom: number } {
  let best = { left: gap, bottom: gap };
  let least = Infinity;
  for (let bottom = gap; bottom + height + gap <= view.height; bottom += step) {
    for (let left = gap; left + width + gap <= view.width; left += step) {
      const spot = { left, top: view.height - bottom - height, width, height };
      const covered = controls.reduce((sum, control) => sum + computeOverlap(spot, control), 0);
      if (covered === 0) return { left, bottom };
      if (covered < least) [best, least] = [{ left, bottom }, covered];
    }
  }
  return best;
}

/** The area that two rectangles share, in square pixels. */
function computeOverlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
