import { type JsonValue, readJsonText, toJsonText, type JsonText } from '@confab/model';
import type { Program } from './program.ts';
import type { ConversationState } from './types.ts';

/**
 * Writes the state of a conversation as its difference from the program: variables that still have their initial value
 * are left out. A project may hold megabytes of initial values, and a stranger can start conversations with a few
 * bytes.
 */
export function writeConversation(program: Program, conversation: ConversationState): JsonText<ConversationState> {
  const initials = listInitialValues(program);
  const changed = Object.entries(conversation.variables).filter(
    ([name, value]) => !initials.has(name) || initials.get(name) !== value,
  );
  return toJsonText({ ...conversation, variables: Object.fromEntries(changed) });
}

/** Reads what `writeConversation` wrote. A variable that was not changed has the initial value of this program. */
export function readConversation(program: Program, text: JsonText<ConversationState>): ConversationState {
  const { variables, ...rest } = readJsonText(text);
  return { ...rest, variables: { ...Object.fromEntries(listInitialValues(program)), ...variables } };
}

/** The values that a conversation starts with, by name. Parameters of pages have none: they are added when they are set. */
function listInitialValues(program: Program): ReadonlyMap<string, JsonValue> {
  const values = new Map<string, JsonValue>();
  for (const { name, initial, scope } of program.variables.values()) if (scope !== 'Page') values.set(name, initial);
  return values;
}
