import { useState } from 'react';
import { readSetting, writeSetting } from '../../../platform/settings.ts';

/** The size of a pane in pixels, stored in this browser. */
export function usePaneSize(
  name: string,
  size: { readonly first: number; readonly min: number; readonly max: number },
) {
  const key = `pane.${name}`;
  const [value, setValue] = useState(() => readSize(key, size));
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

function readSize(key: string, { first, min, max }: { first: number; min: number; max: number }) {
  const stored = readSetting(key);
  return Math.min(Math.max(typeof stored === 'number' ? stored : first, min), max);
}
