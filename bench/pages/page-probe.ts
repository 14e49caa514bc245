import { painted } from './painted.ts';

/** The functions that every page of the form benchmark offers to the driver. */
export interface PageProbe {
  /** How many inputs the form has: `?n=` of the address. */
  readonly count: number;
  /** Shows the form. @returns milliseconds until it is painted. */
  open(): Promise<number>;
  /** Starts recording the milliseconds from each key to the frame that shows it. */
  watchKeys(): void;
  readonly keys: number[];
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}

/** Installs the probe for the driver; `show` mounts the form. */
export function offerProbe(show: (count: number) => void): void {
  const count = Number(new URLSearchParams(location.search).get('n') ?? 1_000);
  const keys: number[] = [];
  window.probe = {
    count,
    keys,
    async open() {
      const from = performance.now();
      show(count);
      // The last input that every page renders at first.
      do await painted();
      while (document.querySelectorAll('input').length < Math.min(count, 10));
      await painted();
      return performance.now() - from;
    },
    watchKeys() {
      addEventListener(
        'beforeinput',
        () => {
          const from = performance.now();
          void painted().then(() => keys.push(performance.now() - from));
        },
        true,
      );
    },
  };
}

/** The names of the inputs on every page. */
export function inputNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `Field${index}`);
}
