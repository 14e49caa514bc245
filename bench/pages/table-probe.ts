import { painted } from './painted.ts';

/** What the driver of the table benchmark asks of both pages. */
export interface TableProbe {
  /** Shows the table. @returns milliseconds until its rows stand painted. */
  open(): Promise<number>;
  /** Presses a button by its name. @returns milliseconds until what it does stands painted. */
  press(name: string): Promise<number>;
  /** Opens the first row and goes into its first input. */
  edit(): Promise<void>;
  /** Begins to note the milliseconds from each key to the frame that shows it. */
  watchKeys(): void;
  readonly keys: number[];
}

interface TablePage {
  show(): void;
  /** What is pressed to open the first row; null until there is one. */
  firstRow(): HTMLElement | null;
  /** The input of the row that is open. */
  input(): HTMLInputElement | null;
}

declare global {
  interface Window {
    tableProbe: TableProbe;
  }
}

/** Puts the probe of a page where the driver finds it. */
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
    async press(name) {
      const button = [...document.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
      if (!button || button.disabled) throw new Error(`There is no button ${name} to press.`);
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

export const rowCount = 10_000;
export const rowName = (row: number) => `Row ${row}`;
