import type { ChatResponse } from '@confab/contracts';
import {
  compileOneProject,
  start,
  step,
  type ConversationState,
  type OneProjectSource,
  type Program,
  type TurnResult,
} from '@confab/dialog-engine';
import { ChatError } from '../../chat/conversation/chat-error.ts';
import type { ChatConnection } from '../../chat/conversation/chat-connection.ts';
import { toChatMessage } from '../../chat/conversation/to-chat-message.ts';
import { noAddresses } from '../../media/asset-addresses.ts';

/** Connects the chat to a template that runs in the browser; nothing of the conversation is stored or sent. */
export function createTemplateConnection(source: OneProjectSource): ChatConnection {
  const program = compileOneProject(source);
  const effects = { clock: () => Date.now() };
  let conversation: ConversationState | undefined;

  function keep(turn: TurnResult): ChatResponse {
    ({ conversation } = turn);
    return toResponse(program, turn);
  }

  return {
    newId: () => crypto.randomUUID(),
    opening: () => ({ type: 'start' }),
    recallSession: () => undefined,
    rememberSession: () => undefined,
    async request(request) {
      if (request.type === 'start') {
        const context = {
          platform: 'Chatbot',
          language: program.language,
          isNewUser: true,
          isAccountLinked: false,
        } as const;
        return keep(start(program, context, Date.now(), effects));
      }
      if (request.type !== 'say' || !conversation) throw new ChatError('notFound');
      return keep(await step(program, conversation, { type: 'said', text: request.text }, effects));
    },
  };
}

function toResponse({ projectName, language, chatLook = {} }: Program, { outputs, ended }: TurnResult): ChatResponse {
  const spoken = outputs.filter((output) => output.type === 'response');
  const { name = projectName, ...look } = chatLook;
  return {
    sessionId: 'template',
    assistantName: name,
    ...(Object.keys(look).length > 0 && { look }),
    // A template has no files of a team, so only addresses on the web are shown.
    messages: spoken.map((output) => toChatMessage(output, noAddresses)),
    suggestionChips: spoken.at(-1)?.suggestionChips ?? [],
    ended,
    language,
  };
}
