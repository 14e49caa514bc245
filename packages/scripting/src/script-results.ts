import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { ScriptOutcome } from './script.ts';

/** What a form is told of one input; what is not said stays as it is. */
export interface ControlDisplay {
  readonly visible?: boolean;
  readonly enabled?: boolean;
}

/** The most that is read of a message: a sentence or two under a field. */
const messageLength = 300;

/**
 * What `GetControlDisplay` answered: by the names of the inputs that there are, whether each is shown and can be used.
 *
 * @returns undefined when the script failed or answered something else, so that the form is left as it was.
 */
export function readControlDisplay(
  outcome: ScriptOutcome,
  inputNames: readonly string[],
): Readonly<Record<string, ControlDisplay>> | undefined {
  const answer = objectIn(outcome);
  return answer && pick(answer, inputNames, toDisplay);
}

/**
 * What `ValidatePreSave` answered: by the names of the inputs that there are, what is wrong with each. Nothing is wrong
 * with an input that is not named, or with a text that is blank.
 *
 * @returns undefined when the script failed or answered something else.
 */
export function readInputErrors(
  outcome: ScriptOutcome,
  inputNames: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const answer = objectIn(outcome);
  return answer && pick(answer, inputNames, toMessage);
}

/** What the `ValidatePreSave` of one input answered: what is wrong with it. Nothing is, when the text is blank. */
export function readInputError(outcome: ScriptOutcome): string | undefined {
  const answer = valueIn(outcome);
  return answer === undefined ? undefined : toMessage(answer);
}

function objectIn(outcome: ScriptOutcome): JsonObject | undefined {
  const answer = valueIn(outcome);
  return isJsonObject(answer) ? answer : undefined;
}

function valueIn(outcome: ScriptOutcome): JsonValue | undefined {
  if (outcome.type === 'failed') return undefined;
  try {
    // JSON.parse gives nothing but JSON.
    return JSON.parse(outcome.text) as JsonValue;
  } catch {
    return undefined; // Not JSON: a script may give any text.
  }
}

/** Only names that the schema has are read, so nothing a script invents gets anywhere. */
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
