import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './split-handle.module.css';

interface SplitHandleProps {
  readonly label: string;
  /** The size of the resized pane in pixels. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  /** The edge of the pane at which the handle is. */
  readonly edge: 'right' | 'left' | 'top';
  readonly onResize: (size: number) => void;
}

const keyStep = 16;

/** The separator between two panes, moved by pointer or arrow keys. */
export function SplitHandle({ label, size, min, max, edge, onResize }: SplitHandleProps) {
  const [from, setFrom] = useState<{ at: number; size: number }>();
  const isRow = edge === 'top';
  const direction = edge === 'right' ? 1 : -1;
  const place = (event: PointerEvent) => (isRow ? event.clientY : event.clientX);
  const resize = (next: number) => onResize(Math.round(Math.min(max, Math.max(min, next))));

  function handleKey(event: KeyboardEvent) {
    const forwards = isRow ? 'ArrowDown' : 'ArrowRight';
    const backwards = isRow ? 'ArrowUp' : 'ArrowLeft';
    if (event.key !== forwards && event.key !== backwards) return;
    event.preventDefault();
    resize(size + direction * (event.key === forwards ? keyStep : -keyStep));
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      className={`${classes.handle} ${isRow ? classes.row : ''}`}
      data-moving={from ? true : undefined}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ at: place(event), size });
      }}
      onPointerMove={(event) => from && resize(from.size + direction * (place(event) - from.at))}
      onPointerUp={() => setFrom(undefined)}
    />
  );
}
