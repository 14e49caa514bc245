import type { PlatformPublication } from '@confab/contracts';
import { readJsonText, toJsonText, type JsonText } from '@confab/model';

export type StoredLog = JsonText<PlatformPublication['log']>;

/** The newest lines are kept. */
const linesMax = 60;
const nameMax = 300;

/** Adds a line to a stored log. Long names, which platforms answer with, are shortened. */
export function addLine(stored: StoredLog, atUtc: string, message: string, names: readonly string[]): StoredLog {
  const line = { atUtc, message, names: names.map((name) => name.slice(0, nameMax)) };
  return toJsonText([...readJsonText(stored), line].slice(-linesMax));
}
