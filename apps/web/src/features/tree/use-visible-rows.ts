import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Range {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** The range grows by this many rows, so that most frames of slow scrolling render nothing. */
const rowsPerStep = 4;

/** The range of fixed-height rows that are visible in a scrolled element, plus some above and below. */
export function useVisibleRows(count: number, rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>({ first: 0, end: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = () => setRange((now) => computeRange(now, element, rowHeight));
    // Rendered in the scrolling frame: one frame later, empty rows would show.
    const updateSynchronously = () => flushSync(update);
    element.addEventListener('scroll', updateSynchronously, { passive: true });
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    update();
    return () => {
      element.removeEventListener('scroll', updateSynchronously);
      sizes.disconnect();
    };
  }, [rowHeight]);

  /** Scrolls a row into view by the smallest distance. */
  const show = useCallback(
    (at: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = at * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight * 2 > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowHeight * 2 - element.clientHeight;
      // The row is rendered with the next update, and not only with the event of the scrolling.
      setRange((now) => computeRange(now, element, rowHeight));
    },
    [rowHeight],
  );

  return {
    scroller,
    show,
    first: Math.min(range.first, count),
    end: Math.min(range.end, count),
    /** Maximum number of rendered rows. */
    slots: Math.max(range.end - range.first, 1),
  };
}

function computeRange(now: Range, element: HTMLElement, rowHeight: number): Range {
  const top = Math.floor(element.scrollTop / rowHeight);
  const first = Math.max(Math.floor(top / rowsPerStep) * rowsPerStep - rowsPerStep, 0);
  const seen = Math.ceil(element.clientHeight / rowHeight);
  const end = first + Math.ceil(seen / rowsPerStep) * rowsPerStep + rowsPerStep * 3;
  return now.first === first && now.end === end ? now : { first, end };
}
