import { painted } from './painted.ts';

/** The functions that every page of the canvas benchmark offers to the driver. */
export interface CanvasProbe {
  /** Shows the canvas. @returns milliseconds until it is painted. */
  open(): Promise<number>;
}

declare global {
  interface Window {
    canvasProbe: CanvasProbe;
    /** The milliseconds of each frame since the list was emptied. */
    frameMs: number[];
  }
}

/** How many nodes the canvas has, `?n=` of the address, and in how many columns. */
export const nodeCount = Number(new URLSearchParams(location.search).get('n') ?? 2_000);
const columns = 50;

/** The position of a node, and the nodes that it leads to. */
export function describeNode(at: number) {
  return {
    name: `Node ${at}`,
    x: (at % columns) * 340,
    y: Math.floor(at / columns) * 220,
    targets: [at + 1, ...(at % 2 === 0 ? [at + columns] : [])].filter((to) => to < nodeCount),
  };
}

/** Installs the probe for the driver. */
export function offerCanvasProbe(show: () => void): void {
  window.frameMs = [];
  let last = performance.now();
  const watch = (now: number) => {
    window.frameMs.push(now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  window.canvasProbe = {
    async open() {
      const from = performance.now();
      show();
      while (document.querySelectorAll('.react-flow__node').length < 4) await painted();
      await painted();
      requestAnimationFrame(watch);
      return performance.now() - from;
    },
  };
}
