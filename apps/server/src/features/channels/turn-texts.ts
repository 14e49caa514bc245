import type { Program, ConversationState } from '@confab/dialog-engine';
import type { JsonValue, TurnOutput } from '@confab/model';
import type { ChannelInput } from './channel-turn.ts';

/** What somebody said in a turn; null where nothing was said. */
export function saidIn(input: ChannelInput): string | null {
  if (input.type === 'said') return input.text;
  return input.type === 'intent' ? input.text || input.name : null;
}

/** What the assistant answered, as one text. */
export function answeredText(outputs: readonly TurnOutput[]): string {
  return outputs.flatMap((output) => (output.type === 'response' ? [output.displayText] : [])).join('\n');
}

/** A person's own variables, as JSON text: what is known of them in their next conversation. */
export function userValuesOf(program: Program, { variables }: ConversationState): string {
  const kept: Record<string, JsonValue> = {};
  for (const { name, scope } of program.variables.values())
    if (scope === 'User' && Object.hasOwn(variables, name)) kept[name] = variables[name] ?? null;
  return JSON.stringify(kept);
}
