import type { ChatRequest, ChatResponse } from '@confab/contracts';
import type { ChatConnection } from '../conversation/chat-connection.ts';

/** A response of an assistant with one text. */
export const answer = (text: string, more: Partial<ChatResponse> = {}): ChatResponse => ({
  sessionId: 's1',
  assistantName: 'Harbour Café',
  messages: [{ from: 'assistant', heading: '', text, imageUrl: null }],
  suggestionChips: [],
  ended: false,
  ...more,
});

/** The visitor and the language that the conversations of `connect` start with. */
export const start = { language: 'en', visitorId: 'visitor' };

/** A connection whose responses come from a function, which may throw a `ChatError` or answer later. */
export function connect(reply: (request: ChatRequest) => ChatResponse | Promise<ChatResponse>, remembered?: string) {
  const requests: ChatRequest[] = [];
  let session = remembered;
  let count = 0;
  const connection: ChatConnection = {
    request: (request) => {
      requests.push(request);
      return new Promise((resolve) => {
        resolve(reply(request));
      });
    },
    opening: () => start,
    newId: () => `turn ${(count += 1)}`,
    recallSession: () => session,
    rememberSession: (id) => {
      session = id;
    },
  };
  return { connection, requests, memory: () => session };
}

/** The props of a chat page with a connection of `connect`. */
export function aChat(reply: (request: ChatRequest) => ChatResponse) {
  return { connection: connect(reply).connection, isBeta: false };
}
