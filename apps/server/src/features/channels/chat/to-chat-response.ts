import type { ChatResponse } from '@confab/contracts';
import type { ChannelAnswer } from '../channel-turn.ts';
import { toChatMessages } from './to-chat-messages.ts';

/** Converts an answer to a response of the chat protocol. */
export function toChatResponse(
  sessionId: string,
  { assistantName, language, outputs, ended }: ChannelAnswer,
  publicUrl: string,
): ChatResponse {
  const last = outputs.findLast((output) => output.type === 'response');
  const handover = outputs.find((output) => output.type === 'handover');
  return {
    sessionId,
    assistantName,
    messages: toChatMessages(outputs, publicUrl),
    suggestionChips: last?.suggestionChips ?? [],
    ended,
    language,
    ...(handover && { handover: handover.destination }),
  };
}
