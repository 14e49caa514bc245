import type { TestRunSummary } from '@confab/contracts';

interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Span {
  readonly y: number;
  readonly height: number;
}

/** Where a bar stands: what passed below, what failed on top of it. */
interface Bar {
  readonly x: number;
  readonly width: number;
  readonly passed: Span;
  readonly failed: Span;
}

const barWidthMax = 26;

/** Stands bars side by side in a box, each as high as 100 %. */
export function layoutBars(
  runs: readonly { readonly passed: number; readonly failed: number }[],
  { width, height, left, right, top, bottom }: Box,
): readonly Bar[] {
  const room = (width - left - right) / Math.max(runs.length, 1);
  const wide = Math.min(barWidthMax, room * 0.7);
  const whole = height - top - bottom;
  return runs.map(({ passed, failed }, at) => {
    const low = (passed / 100) * whole;
    const high = (failed / 100) * whole;
    return {
      x: left + at * Math.min(room, barWidthMax * 1.5) + 6,
      width: wide,
      passed: { y: top + whole - low, height: low },
      failed: { y: top + whole - low - high, height: high },
    };
  });
}

/** How much of a run passed, rounded down so that 100 means all of it. */
export function getPassPercent({ passed, total }: Pick<TestRunSummary, 'passed' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((passed / total) * 100);
}
