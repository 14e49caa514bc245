import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Range {
  readonly first: number;
  /** The row after the last. */
  readonly end: number;
}

/** Rows are drawn a few at a time, so that slow scrolling draws nothing for most of its frames. */
const step = 4;

/** Which rows of one height are in sight of a scrolled element, with some to spare. */
export function useFixedRows(count: number, rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>({ first: 0, end: 0 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => setRange((now) => nextRange(now, element, rowHeight));
    // Drawn in the frame that scrolls: a later one would show rows that are not there.
    const lookAtOnce = () => flushSync(look);
    element.addEventListener('scroll', lookAtOnce, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => {
      element.removeEventListener('scroll', lookAtOnce);
      sizes.disconnect();
    };
  }, [rowHeight]);

  /** Brings a row into sight, as little as that takes. */
  const show = useCallback(
    (at: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = at * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight * 2 > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowHeight * 2 - element.clientHeight;
    },
    [rowHeight],
  );

  return {
    scroller,
    show,
    first: Math.min(range.first, count),
    end: Math.min(range.end, count),
    /** How many are drawn at most. */
    slots: Math.max(range.end - range.first, 1),
  };
}

function nextRange(now: Range, element: HTMLElement, rowHeight: number): Range {
  const top = Math.floor(element.scrollTop / rowHeight);
  const first = Math.max(Math.floor(top / step) * step - step, 0);
  const seen = Math.ceil(element.clientHeight / rowHeight);
  const end = first + Math.ceil(seen / step) * step + step * 3;
  return now.first === first && now.end === end ? now : { first, end };
}
