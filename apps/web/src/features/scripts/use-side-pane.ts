import { useState } from 'react';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const key = 'pane.code';
/** The side pane takes 30 % of the window width, at least 300 pixels (A2.50, A9.32). */
const share = 0.3;
const widthMin = 300;

/** Width of the pane beside the code, stored in this browser. */
export function useSidePane() {
  const max = Math.max(Math.round(window.innerWidth * 0.7), widthMin);
  const [width, setWidth] = useState<number>(() => {
    const found = readSetting(key);
    return typeof found === 'number' ? found : Math.round(window.innerWidth * share);
  });
  return {
    size: Math.min(Math.max(width, widthMin), max),
    min: widthMin,
    max,
    onResize(next: number) {
      setWidth(next);
      writeSetting(key, next);
    },
  };
}
