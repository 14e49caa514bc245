import type { Program, ConversationState } from '@confab/dialog-engine';
import {
  stripMarkdown,
  type JsonValue,
  type TurnOutput,
  toJsonText,
  type JsonObject,
  type JsonText,
} from '@confab/model';
import type { ChannelInput } from './channel-turn.ts';

/** Returns the utterance of an input, or null when there is none. */
export function getUtterance(input: ChannelInput): string | null {
  if (input.type === 'said') return input.text;
  return input.type === 'intent' ? input.text || input.name : null;
}

/** Returns the displayed texts of a turn as one text without formatting. */
export function getAnswerText(outputs: readonly TurnOutput[]): string {
  return outputs
    .flatMap((output) => (output.type === 'response' ? [stripMarkdown(output.displayText)] : []))
    .join('\n');
}

/** Serializes the variables of scope User as JSON text. The visitor's next conversation starts with them. */
export function serializeUserValues(program: Program, { variables }: ConversationState): JsonText<JsonObject> {
  const kept: Record<string, JsonValue> = {};
  for (const { name, scope, initial } of program.variables.values())
    if (scope === 'User' && Object.hasOwn(variables, name) && variables[name] !== initial)
      kept[name] = variables[name] ?? null;
  return toJsonText(kept);
}
