import type { ChatRequest, ChatResponse } from '@confab/contracts';
import type { ChatConnection } from '../conversation/chat-connection.ts';

/** An answer of an assistant that says that. */
export const answer = (text: string, more: Partial<ChatResponse> = {}): ChatResponse => ({
  sessionId: 's1',
  assistantName: 'Harbour Café',
  messages: [{ from: 'assistant', heading: '', text, imageUrl: null }],
  suggestionChips: [],
  ended: false,
  ...more,
});

/** An assistant whose answers are given by a function; a thrown fault is an answer too. */
export function connect(reply: (request: ChatRequest) => ChatResponse, remembered?: string) {
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
    opening: () => ({ type: 'start' }),
    newId: () => `turn ${(count += 1)}`,
    recallSession: () => session,
    rememberSession: (id) => {
      session = id;
    },
  };
  return { connection, requests, memory: () => session };
}

/** What a chat page needs to talk to such an assistant. */
export function aChat(reply: (request: ChatRequest) => ChatResponse) {
  return { connection: connect(reply).connection, isBeta: false };
}
