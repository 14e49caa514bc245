import type { ConversationState, Program } from '@confab/dialog-engine';
import { toJsonText, type JsonObject, type JsonValue } from '@confab/model';

/**
 * The characters of JSON that are stored for a visitor, about as many as the variables of one conversation may have.
 */
const userValuesMax = 262_144;

/** Reads the variables of scope User that differ from their initial values. */
export function readUserValues(program: Program, variables: ConversationState['variables']): JsonObject {
  const values: Record<string, JsonValue> = {};
  for (const { name, scope, initial } of program.variables.values())
    if (scope === 'User' && Object.hasOwn(variables, name) && variables[name] !== initial)
      values[name] = variables[name] ?? null;
  return values;
}

/** The User variables of a conversation before and after a turn. */
export interface UserValueChange {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Whether a turn changed any User variable. */
export function hasChanged(change: UserValueChange): boolean {
  return listChangedNames(change).length > 0;
}

/**
 * Merges what a turn changed into the stored variables of its visitor. Variables that the turn did not change stay as
 * another conversation or release stored them, unless all together become too large: then only those of this
 * conversation are kept.
 */
export function mergeUserValues(stored: JsonObject, change: UserValueChange): JsonObject {
  const after = new Map(Object.entries(change.after));
  const merged = new Map(Object.entries(stored));
  for (const name of listChangedNames(change)) {
    const value = after.get(name);
    if (value === undefined) merged.delete(name);
    else merged.set(name, value);
  }
  const values: JsonObject = Object.fromEntries(merged);
  return toJsonText(values).length > userValuesMax ? change.after : values;
}

function listChangedNames(change: UserValueChange): string[] {
  const [before, after] = [new Map(Object.entries(change.before)), new Map(Object.entries(change.after))];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
}
