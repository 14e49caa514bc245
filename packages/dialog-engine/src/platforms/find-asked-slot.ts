import { chooseProgram, getConversationLanguage } from '../languages/choose-program.ts';
import type { Program } from '../program.ts';
import { defaultContext } from '../run/default-context.ts';
import type { ConversationState } from '../types.ts';
import { listNamedSlots } from './match-platform-intent.ts';

/** Finds the slot whose value a conversation waits for, by its name in the project. */
export function getAskedSlot(
  { nodes }: Pick<Program, 'nodes'>,
  { nodeId, capture, ended }: ConversationState,
): string | undefined {
  return ended || !capture || capture.isConfirming ? undefined : nodes.get(nodeId)?.getAskedSlot?.(capture);
}

/**
 * Finds the slot whose value a conversation waits for among the slots of an intent of the platform. While a value is being
 * confirmed, there is none.
 *
 * @param platformSlots the names of the slots on the platform
 */
export function findAskedSlot(
  project: Program,
  conversation: ConversationState,
  platformSlots: readonly string[],
): string | undefined {
  const program = chooseProgram(project, getConversationLanguage(conversation));
  const asked = getAskedSlot(program, conversation);
  return asked === undefined ? undefined : platformSlots.find((name) => isNameOf(program, conversation, name, [asked]));
}

/**
 * Lists the slots of an intent of the platform whose values still hold: all but those that the open form asks for and has
 * no value of. Without an open form, there are none.
 *
 * @param platformSlots the names of the slots on the platform
 */
export function listKeptSlots(
  project: Program,
  conversation: ConversationState,
  platformSlots: readonly string[],
): readonly string[] {
  const program = chooseProgram(project, getConversationLanguage(conversation));
  const empty = findEmptySlots(program, conversation);
  return empty === undefined ? [] : platformSlots.filter((name) => !isNameOf(program, conversation, name, empty));
}

/** The slots without a value of the open form, or else of the form that the open modules return to. */
function findEmptySlots(
  { nodes }: Pick<Program, 'nodes'>,
  { nodeId, capture, stack = [], ended }: ConversationState,
): readonly string[] | undefined {
  if (ended) return undefined;
  for (const place of [{ nodeId, capture }, ...stack.toReversed()]) {
    const empty = place.capture && nodes.get(place.nodeId)?.listEmptySlots?.(place.capture);
    if (empty) return empty;
  }
  return undefined;
}

/** Whether a name on the platform may mean one of these slots. */
function isNameOf(program: Program, { context }: ConversationState, name: string, slots: readonly string[]): boolean {
  const platform = context?.platform ?? defaultContext.platform;
  return listNamedSlots(program, name, platform).some((slot) => slots.includes(slot.name));
}
