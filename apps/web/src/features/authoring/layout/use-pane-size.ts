import { useState } from 'react';
import { readSetting, writeSetting } from '../../../platform/settings.ts';

/** The size of a pane in pixels, stored in this browser. */
export function usePaneSize(
  name: string,
  size: { readonly first: number; readonly min: number; readonly max: number },
) {
  const key = `pane.${name}`;
  const [value, setValue] = useState(() => clamp(readSetting(key, size.first), size.min, size.max));
  return {
    size: value,
    min: size.min,
    max: size.max,
    onResize(next: number) {
      setValue(next);
      writeSetting(key, next);
    },
  };
}

function clamp(value: unknown, min: number, max: number) {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min;
}
