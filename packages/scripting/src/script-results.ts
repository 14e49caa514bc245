import { isJsonObject, jsonLimits, measureJson, type JsonObject, type JsonValue } from '@confab/model';
import type { ScriptOutcome } from './script.ts';

/** The visibility and enablement of one input; unset properties stay unchanged. */
export interface ControlDisplay {
  readonly visible?: boolean;
  readonly enabled?: boolean;
}

/** Maximum characters of a message below an input. */
const messageLength = 300;

/**
 * Reads the result of `GetControlDisplay`: visibility and enablement by input name.
 *
 * @returns undefined if the script failed or returned something else; the form then stays unchanged.
 */
export function readControlDisplay(
  outcome: ScriptOutcome,
  inputNames: readonly string[],
): Readonly<Record<string, ControlDisplay>> | undefined {
  const answer = parseObject(outcome);
  return answer && pick(answer, inputNames, toDisplay);
}

/**
 * Reads the result of `ValidatePreSave`: error messages by input name. Unnamed inputs and
 * blank texts mean no error.
 *
 * @returns undefined if the script failed or returned something else.
 */
export function readInputErrors(
  outcome: ScriptOutcome,
  inputNames: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const answer = parseObject(outcome);
  return answer && pick(answer, inputNames, toMessage);
}

/** Reads the result of the `ValidatePreSave` of one input: its error message; a blank text means no error. */
export function readInputError(outcome: ScriptOutcome): string | undefined {
  const answer = parseValue(outcome);
  return answer === undefined ? undefined : toMessage(answer);
}

function parseObject(outcome: ScriptOutcome): JsonObject | undefined {
  const answer = parseValue(outcome);
  return isJsonObject(answer) ? answer : undefined;
}

function parseValue(outcome: ScriptOutcome): JsonValue | undefined {
  if (outcome.type === 'failed') return undefined;
  const { depth, parts } = measureJson(outcome.text, jsonLimits.partsMax);
  if (depth > jsonLimits.depthMax || parts > jsonLimits.partsMax) return undefined;
  try {
    // Keys such as `__proto__` are never read.
    const value: JsonValue = JSON.parse(outcome.text);
    return value;
  } catch {
    return undefined; // A script may return any text.
  }
}

/** Reads only names of the schema, so invented names have no effect. */
function pick<Read>(
  answer: JsonObject,
  names: readonly string[],
  read: (value: JsonValue) => Read | undefined,
): Readonly<Record<string, Read>> {
  const found: [string, Read][] = [];
  for (const name of names) {
    const value = Object.hasOwn(answer, name) ? answer[name] : undefined;
    const one = value === undefined ? undefined : read(value);
    if (one !== undefined) found.push([name, one]);
  }
  return Object.fromEntries(found);
}

function toDisplay(value: JsonValue): ControlDisplay | undefined {
  if (!isJsonObject(value)) return undefined;
  const { visible, enabled } = value;
  return {
    ...(typeof visible === 'boolean' ? { visible } : {}),
    ...(typeof enabled === 'boolean' ? { enabled } : {}),
  };
}

function toMessage(value: JsonValue): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.trim().slice(0, messageLength);
}
