import type { ChatResponse } from '@confab/contracts';
import { listSuggestionChips } from '@confab/model';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import type { AddressFile } from '../get-asset-url.ts';
import { toChatMessages } from './to-chat-messages.ts';

/** Converts an answer to a response of the chat protocol. */
export function toChatResponse(
  sessionId: string,
  { assistantName, chatLook = {}, language, languages, outputs, ended }: ChannelAnswer,
  addressFile: AddressFile,
): ChatResponse {
  const handover = outputs.find((output) => output.type === 'handover');
  const { name = assistantName, ...look } = chatLook;
  return {
    sessionId,
    assistantName: name,
    ...(Object.keys(look).length > 0 && { look }),
    messages: toChatMessages(outputs, addressFile),
    suggestionChips: listSuggestionChips(outputs),
    ended,
    language,
    ...(languages && { languages }),
    ...(handover && { handover: handover.destination }),
  };
}
