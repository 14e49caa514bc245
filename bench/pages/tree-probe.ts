import { painted } from './painted.ts';

/** What the driver of the tree benchmark asks of every page, ours and the peers'. */
export interface TreeProbe {
  /** Shows the tree. @returns milliseconds until it stands painted. */
  open(): Promise<number>;
  /** Closes all of it, where it begins open. */
  close(): Promise<number>;
  /** Opens all of it. @returns milliseconds until that stands painted. */
  expandAll(): Promise<number>;
  /** Scrolls through it step by step. @returns milliseconds of each frame. */
  scroll(steps: number): Promise<readonly number[]>;
}

interface TreePage {
  show(): void;
  close?(): void;
  expandAll(): void;
  /** What scrolls. */
  scroller(): Element | null;
}

declare global {
  interface Window {
    treeProbe: TreeProbe;
  }
}

const stepPixels = 350;

/** Puts the probe of a page where the driver finds it. */
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

export const workflowCount = 1_000;
export const nodesEach = 50;

export const workflowName = (workflow: number) => `Workflow ${workflow}`;
export const nodeName = (workflow: number, node: number) => `Node ${node} of workflow ${workflow}`;
