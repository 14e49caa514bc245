import type { GridCell } from '@confab/inputs';
import type { Property } from '@confab/model';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { labelOf } from './field-frame.tsx';
import classes from './inputs.module.css';

/** So many inputs are drawn together: every one that is drawn costs each key something. */
const windowSize = 12;
/** So many windows that nobody has come near stand as one: every block of a long form costs each key something too. */
const windowsTogether = 12;
/** A form of no more inputs is drawn whole. */
const shortForm = 48;
/** How far below or above what is in sight inputs are drawn already. */
const aheadPx = 600;
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
  const isShort = properties.length <= shortForm && !isFar;
  if (isShort || typeof IntersectionObserver === 'undefined') return properties.map(draw);
  return (
    <Stretches
      {...{ properties, cells, sought, draw }}
      start={0}
      isAtTop={!isFar}
      size={windowSize * windowsTogether}
    />
  );
}

interface StretchesProps extends Omit<InputWindowsProps, 'isFar'> {
  /** Place of its first input among all of them. */
  readonly start: number;
  /** Whether what it begins with is in sight at first. */
  readonly isAtTop: boolean;
  readonly size: number;
}

/** Inputs in stretches of one size. */
function Stretches({ properties, start, isAtTop, size, ...rest }: StretchesProps) {
  return Array.from({ length: Math.ceil(properties.length / size) }, (_, at) => {
    const within = properties.slice(at * size, (at + 1) * size);
    return (
      <Stretch
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

/** Inputs that are drawn, or parted further, once somebody comes near them or seeks one of them. */
function Stretch({ properties, cells, sought, start, isAtTop, size, draw }: StretchesProps) {
  const isWanted = isAtTop || properties.some(({ name }) => name === sought);
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
  if (isNear && size === windowSize) return properties.map((property, index) => draw(property, start + index));
  if (isNear) return <Stretches {...{ properties, cells, sought, start, isAtTop, draw }} size={windowSize} />;
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
