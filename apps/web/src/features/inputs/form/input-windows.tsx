import type { GridCell } from '@confab/inputs';
import type { Property } from '@confab/model';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { getInputLabel } from '../field/field-frame.tsx';
import classes from '../inputs.module.css';

/** Number of inputs that are rendered together. Every rendered input slows down typing a little. */
const windowSize = 12;
/** Number of distant windows that share one placeholder. Placeholders slow down typing as well. */
const windowsTogether = 12;
/** A form with at most this many inputs is rendered completely. */
const shortForm = 48;
/** Inputs within this distance of the visible area are rendered. */
const aheadPx = 600;
/** Estimated height of a row of inputs. */
const rowHeightPx = 74;

interface InputWindowsProps {
  readonly properties: readonly Property[];
  /** The grid cell of each property. */
  readonly cells: readonly GridCell[];
  /** The input that is rendered even if it is far down. */
  readonly targetName: string | undefined;
  /** Whether the grid starts far down the form, outside the visible area. */
  readonly isFar: boolean;
  readonly draw: (property: Property, index: number) => ReactNode;
}

/**
 * Renders the inputs of a grid when they are scrolled near, so that a form with thousands of inputs opens instantly.
 *
 * A placeholder of the same height shows the labels until then: the browser's page search finds them, and the scroll bar
 * has its final length. Inputs stay rendered once they were.
 */
export function InputWindows({ properties, cells, targetName, isFar, draw }: InputWindowsProps) {
  const isShort = properties.length <= shortForm && !isFar;
  if (isShort || typeof IntersectionObserver === 'undefined') return properties.map(draw);
  return (
    <InputWindowList
      {...{ properties, cells, targetName, draw }}
      start={0}
      isAtTop={!isFar}
      size={windowSize * windowsTogether}
    />
  );
}

interface WindowListProps extends Omit<InputWindowsProps, 'isFar'> {
  /** Index of the first input in the grid. */
  readonly start: number;
  /** Whether the first inputs are visible initially. */
  readonly isAtTop: boolean;
  readonly size: number;
}

/** Splits inputs into windows of one size. */
function InputWindowList({ properties, start, isAtTop, size, ...rest }: WindowListProps) {
  return Array.from({ length: Math.ceil(properties.length / size) }, (_, at) => {
    const within = properties.slice(at * size, (at + 1) * size);
    return (
      <InputWindow
        key={at}
        {...rest}
        properties={within}
        start={start + at * size}
        isAtTop={isAtTop && at === 0}
        size={size}
      />
    );
  });
}

/** Inputs that are rendered, or split further, when scrolled near or when one of them is the target. */
function InputWindow({ properties, cells, targetName, start, isAtTop, size, draw }: WindowListProps) {
  const isWanted = isAtTop || properties.some(({ name }) => name === targetName);
  const [isNear, setNear] = useState(isWanted);
  if (isWanted && !isNear) setNear(true);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // `rootMargin` has no effect inside a scrolling panel; `scrollMargin` has.
      { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const rows = useMemo(
    () => new Set(cells.slice(start, start + properties.length).map(({ row }) => row)).size,
    [cells, start, properties.length],
  );
  if (isNear && size === windowSize) return properties.map((property, index) => draw(property, start + index));
  if (isNear) return <InputWindowList {...{ properties, cells, targetName, start, isAtTop, draw }} size={windowSize} />;
  return (
    <div ref={watch} className={classes.ahead} style={{ height: rows * rowHeightPx }}>
      {properties.map((property) => (
        <span key={property.name} data-input={property.name}>
          {getInputLabel(property)}
        </span>
      ))}
    </div>
  );
}
