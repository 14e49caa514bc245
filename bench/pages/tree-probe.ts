import { painted } from './painted.ts';

/** The functions that every page of the tree benchmark offers to the driver. */
export interface TreeProbe {
  /** Shows the tree. @returns milliseconds until it is painted. */
  open(): Promise<number>;
  /** Collapses the whole tree, if it starts expanded. */
  close(): Promise<number>;
  /** Expands all of it. @returns milliseconds until it is painted. */
  expandAll(): Promise<number>;
  /** Scrolls through it step by step. @returns milliseconds of each frame. */
  scroll(steps: number): Promise<readonly number[]>;
}

interface TreePage {
  show(): void;
  close?(): void;
  expandAll(): void;
  /** The scrolling element. */
  scroller(): Element | null;
}

declare global {
  interface Window {
    treeProbe: TreeProbe;
  }
}

const stepPixels = 350;

/** Installs the probe for the driver. */
export function offerTreeProbe({ show, close, expandAll, scroller }: TreePage): void {
  window.treeProbe = {
    open: () => timed(show),
    close: () => timed(() => close?.()),
    expandAll: () => timed(expandAll),
    async scroll(steps) {
      const element = scroller();
      if (!element) throw new Error('Nothing scrolls.');
      const frames: number[] = [];
      for (let step = 0; step < steps; step += 1) {
        const from = performance.now();
        element.scrollTop += stepPixels;
        await painted();
        frames.push(performance.now() - from);
      }
      if (element.scrollTop < steps * stepPixels * 0.9) throw new Error(`It scrolled to ${element.scrollTop} only.`);
      return frames;
    },
  };
}

async function timed(what: () => void): Promise<number> {
  const from = performance.now();
  what();
  await painted();
  await painted();
  return performance.now() - from;
}

/** The number of workflows: `?n=` of the address. */
export const workflowCount = Number(new URLSearchParams(location.search).get('n') ?? 1_000);
export const nodesEach = 50;

export const workflowName = (workflow: number) => `Workflow ${workflow}`;
export const nodeName = (workflow: number, node: number) => `Node ${node} of workflow ${workflow}`;
