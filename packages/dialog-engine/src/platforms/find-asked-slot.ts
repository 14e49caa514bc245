import type { JsonValue } from '@confab/model';
import { isEqualData } from '@confab/understanding';
import { isPlainList, toText } from '../expression/values.ts';
import { chooseProgram, getConversationLanguage } from '../languages/choose-program.ts';
import type { CapturedSlot, Program } from '../program.ts';
import { defaultContext } from '../run/default-context.ts';
import { toWords } from '../text/to-words.ts';
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
 * Lists the slots of an intent of the platform whose values are still valid: all but those that the open form asks for
 * and has no value of. Without an open form, there are none.
 *
 * @param platformSlots the names of the slots on the platform
 */
export function listKeptSlots(
  project: Program,
  conversation: ConversationState,
  platformSlots: readonly string[],
): readonly string[] {
  const program = chooseProgram(project, getConversationLanguage(conversation));
  const form = findOpenForm(program, conversation);
  if (!form) return [];
  const filled = new Set(form.slots.filter(({ value }) => value !== undefined).map(({ name }) => name));
  const empty = form.slots.map(({ name }) => name).filter((name) => !filled.has(name));
  return platformSlots.filter((name) => !isNameOf(program, conversation, name, empty));
}

/**
 * Reads the values that a turn gave to slots of the open form, by the names of the slots on the platform: several for one
 * that takes a list.
 *
 * @param before the conversation before the turn
 */
export function readChangedSlots(
  project: Program,
  before: ConversationState,
  conversation: ConversationState,
  platformSlots: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const program = chooseProgram(project, getConversationLanguage(conversation));
  const form = findOpenForm(program, conversation);
  if (!form) return {};
  const earlier = findOpenForm(program, before);
  const known = new Map(earlier?.nodeId === form.nodeId ? earlier.slots.map(({ id, value }) => [id, value]) : []);
  const changed = form.slots.flatMap(({ id, name, value }) =>
    value === undefined || isEqualData(known.get(id), value)
      ? []
      : platformSlots
          .filter((slot) => isNameOf(program, conversation, slot, [name]))
          .map((slot) => [slot, toPlatformTexts(value, program.language)] as const),
  );
  return Object.fromEntries(changed);
}

/** A value as a platform writes it: ISO 8601, digits, or else the words for it. */
function toPlatformTexts(value: JsonValue, language: string): readonly string[] {
  const toPlatformText = (one: JsonValue) =>
    typeof one === 'string' || typeof one === 'number'
      ? toText(one)
      : toWords(one, { language, region: undefined, year: 0 });
  return isPlainList(value) ? value.map(toPlatformText) : [toPlatformText(value)];
}

/** The slots of the open form, or else of the form that the open modules return to. */
function findOpenForm(
  { nodes }: Pick<Program, 'nodes'>,
  { nodeId, capture, stack = [], ended }: ConversationState,
): { readonly nodeId: string; readonly slots: readonly CapturedSlot[] } | undefined {
  if (ended) return undefined;
  for (const place of [{ nodeId, capture }, ...stack.toReversed()]) {
    const slots = place.capture && nodes.get(place.nodeId)?.listSlots?.(place.capture);
    if (slots) return { nodeId: place.nodeId, slots };
  }
  return undefined;
}

/** Whether a name on the platform may mean one of these slots. */
function isNameOf(program: Program, { context }: ConversationState, name: string, slots: readonly string[]): boolean {
  const platform = context?.platform ?? defaultContext.platform;
  return listNamedSlots(program, name, platform).some((slot) => slots.includes(slot.name));
}
