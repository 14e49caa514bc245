import type { PlatformPublication } from '@confab/contracts';
import { findMessageName } from '@confab/messages';
import { readJsonText, toJsonText, type JsonText } from '@confab/model';

export type StoredLog = JsonText<PlatformPublication['log']>;

/** The newest lines are kept. */
const linesMax = 60;
const nameMax = 300;

/**
 * Adds a line to a stored log, with the name by which its message is translated. Long names, which platforms answer with,
 * are shortened.
 *
 * @param message one of `platformLogMessages`
 */
export function addLine(stored: StoredLog, atUtc: string, message: string, names: readonly string[]): StoredLog {
  const messageName = findMessageName(message);
  const line = { atUtc, message, messageName, names: names.map((name) => name.slice(0, nameMax)) };
  return toJsonText([...readJsonText(stored), line].slice(-linesMax));
}
