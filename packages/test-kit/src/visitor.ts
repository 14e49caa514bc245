import type { ConversationContext } from '@confab/model';

/** A new visitor who speaks English with an assistant in the chat, without an account. */
export const visitor: ConversationContext = {
  platform: 'Chatbot',
  language: 'en',
  isNewUser: true,
  isAccountLinked: false,
};
