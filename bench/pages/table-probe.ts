import { painted } from './painted.ts';

/** The functions that both pages of the table benchmark offer to the driver. */
export interface TableProbe {
  /** Shows the table. @returns milliseconds until its rows are painted. */
  open(): Promise<number>;
  /** Presses the first button whose whole name a pattern matches. @returns milliseconds until its effect is painted. */
  press(pattern: string): Promise<number>;
  /** Opens the first row and focuses its first input. */
  edit(): Promise<void>;
  /** Starts recording the milliseconds from each key to the frame that shows it. */
  watchKeys(): void;
  readonly keys: number[];
}

interface TablePage {
  show(): void;
  /** The button that opens the first row; null until it is rendered. */
  firstRow(): HTMLElement | null;
  /** The input in the open row. */
  input(): HTMLInputElement | null;
}

declare global {
  interface Window {
    tableProbe: TableProbe;
  }
}

/** Installs the probe for the driver. */
export function offerTableProbe({ show, firstRow, input }: TablePage): void {
  const keys: number[] = [];
  window.tableProbe = {
    keys,
    async open() {
      const from = performance.now();
      show();
      while (!firstRow()) await painted();
      await painted();
      return performance.now() - from;
    },
    async press(pattern) {
      const name = new RegExp(`^${pattern}$`, 'u');
      const button = [...document.querySelectorAll('button')].find((one) =>
        name.test(one.getAttribute('aria-label') ?? one.textContent),
      );
      if (!button || button.disabled) throw new Error(`There is no button ${pattern} to press.`);
      const from = performance.now();
      button.click();
      await painted();
      await painted();
      return performance.now() - from;
    },
    async edit() {
      firstRow()?.click();
      while (!input()) await painted();
      input()?.focus();
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

/** The number of rows: `?n=` of the address. */
export const rowCount = Number(new URLSearchParams(location.search).get('n') ?? 10_000);
export const rowName = (row: number) => `Row ${row}`;
