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

/** Position of a bar: the passed share at the bottom, the failed share on top of it. */
interface Bar {
  readonly x: number;
  readonly width: number;
  readonly passed: Span;
  readonly failed: Span;
}

const barWidthMax = 26;

/** Places bars side by side in a box, each as high as 100 %. */
export function layoutBars(
  runs: readonly { readonly passed: number; readonly failed: number }[],
  { width, height, left, right, top, bottom }: Box,
): readonly Bar[] {
  const slotWidth = (width - left - right) / Math.max(runs.length, 1);
  const barWidth = Math.min(barWidthMax, slotWidth * 0.7);
  const fullHeight = height - top - bottom;
  return runs.map(({ passed, failed }, at) => {
    const passedHeight = (passed / 100) * fullHeight;
    const failedHeight = (failed / 100) * fullHeight;
    return {
      x: left + at * Math.min(slotWidth, barWidthMax * 1.5) + 6,
      width: barWidth,
      passed: { y: top + fullHeight - passedHeight, height: passedHeight },
      failed: { y: top + fullHeight - passedHeight - failedHeight, height: failedHeight },
    };
  });
}

/** The percentage of passed cases, rounded down so that 100 means all of them. */
export function getPassPercent({ passed, total }: Pick<TestRunSummary, 'passed' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((passed / total) * 100);
}
