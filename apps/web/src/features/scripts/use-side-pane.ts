import { useState } from 'react';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const key = 'pane.code';
/** The side pane takes 30 % of the width, and never less than 300 pixels (A2.50, A9.32). */
const share = 0.3;
const widthMin = 300;

/** The width of the pane beside the code, kept in this browser. */
export function useSidePane() {
  const max = Math.max(Math.round(window.innerWidth * 0.7), widthMin);
  const [kept, setKept] = useState<number>(() => {
    const found: unknown = readSetting(key, undefined);
    return typeof found === 'number' ? found : Math.round(window.innerWidth * share);
  });
  return {
    size: Math.min(Math.max(kept, widthMin), max),
    min: widthMin,
    max,
    onResize(width: number) {
      setKept(width);
      writeSetting(key, width);
    },
  };
}
