import type { GridCell } from '@confab/inputs';
import type { Property } from '@confab/model';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { labelOf } from './field-frame.tsx';
import classes from './inputs.module.css';

/** So many inputs are drawn together; a form of no more than two such windows is drawn whole. */
const windowSize = 24;
/** How far below or above what is in sight inputs are drawn already. */
const aheadPx = 900;
/** What a row of inputs is usually as high as. */
const rowHeightPx = 74;

interface InputWindowsProps {
  readonly properties: readonly Property[];
  /** Where each of them stands. */
  readonly cells: readonly GridCell[];
  /** The input that has to be drawn, however far down. */
  readonly sought: string | undefined;
  /** Whether much stands above it already, so that not even its beginning is in sight. */
  readonly isFar: boolean;
  readonly draw: (property: Property, index: number) => ReactNode;
}

/**
 * The inputs of a grid, drawn as they come near what is in sight, so that a form of thousands opens at once.
 *
 * Until then the labels of a window stand in its place, in its height: searching in the page finds them, the scroll bar is
 * as long as it will be, and what has been drawn once stays.
 */
export function InputWindows({ properties, cells, sought, isFar, draw }: InputWindowsProps) {
  const isShort = properties.length <= 2 * windowSize && !isFar;
  if (isShort || typeof IntersectionObserver === 'undefined') return properties.map(draw);
  const starts = Array.from({ length: Math.ceil(properties.length / windowSize) }, (_, at) => at * windowSize);
  return starts.map((start) => (
    <InputWindow
      key={start}
      {...{ cells, draw, start }}
      properties={properties.slice(start, start + windowSize)}
      isWanted={
        (start === 0 && !isFar) || properties.slice(start, start + windowSize).some(({ name }) => name === sought)
      }
    />
  ));
}

interface InputWindowProps extends Omit<InputWindowsProps, 'sought' | 'isFar'> {
  /** Place of its first input among all of them. */
  readonly start: number;
  readonly isWanted: boolean;
}

function InputWindow({ properties, cells, start, isWanted, draw }: InputWindowProps) {
  const [isNear, setNear] = useState(isWanted);
  if (isWanted && !isNear) setNear(true);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // Inside a panel that scrolls by itself only the second says how far ahead.
      { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const rows = useMemo(
    () => new Set(cells.slice(start, start + properties.length).map(({ row }) => row)).size,
    [cells, start, properties.length],
  );
  if (isNear) return properties.map((property, index) => draw(property, start + index));
  return (
    <div ref={watch} className={classes.ahead} style={{ height: rows * rowHeightPx }}>
      {properties.map((property) => (
        <span key={property.name} data-input={property.name}>
          {labelOf(property)}
        </span>
      ))}
    </div>
  );
}
