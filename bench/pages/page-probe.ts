import { painted } from './painted.ts';

/** What the driver of a form benchmark asks of every page, ours and the peers'. */
export interface PageProbe {
  /** How many inputs the form has: `?n=` of the address. */
  readonly count: number;
  /** Shows the form. @returns milliseconds until it stands painted. */
  open(): Promise<number>;
  /** Begins to note, for each key, the milliseconds from the key to the frame that shows it. */
  watchKeys(): void;
  readonly keys: number[];
}

declare global {
  interface Window {
    probe: PageProbe;
  }
}

/** Puts the probe of a page where the driver finds it; `show` mounts the form. */
export function offerProbe(show: (count: number) => void): void {
  const count = Number(new URLSearchParams(location.search).get('n') ?? 1_000);
  const keys: number[] = [];
  window.probe = {
    count,
    keys,
    async open() {
      const from = performance.now();
      show(count);
      // The last thing that every page shows at first.
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

/** Names of the inputs that every page shows. */
export function inputNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `Field${index}`);
}
