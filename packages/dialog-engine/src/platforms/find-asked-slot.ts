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
  if (asked === undefined) return undefined;
  const platform = conversation.context?.platform ?? defaultContext.platform;
  return platformSlots.find((name) => listNamedSlots(program, name, platform).some((slot) => slot.name === asked));
}
