import type { PlatformPublication } from '@confab/contracts';

type LogLine = PlatformPublication['log'][number];

/** The newest lines are kept. */
const linesMax = 60;
const nameMax = 300;

/** Reads a stored log. */
export function parseLog(stored: string): LogLine[] {
  // Only `addLine` writes it.
  return JSON.parse(stored) as LogLine[];
}

/** Adds a line to a stored log. Long names, which platforms answer with, are shortened. */
export function addLine(stored: string, atUtc: string, message: string, names: readonly string[]): string {
  const line = { atUtc, message, names: names.map((name) => name.slice(0, nameMax)) };
  return JSON.stringify([...parseLog(stored), line].slice(-linesMax));
}
