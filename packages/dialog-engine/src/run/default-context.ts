import type { ConversationContext } from '@confab/model';

/** The context that the state does not store. */
export const defaultContext: ConversationContext = {
  platform: 'Chatbot',
  language: 'en',
  isNewUser: true,
  isAccountLinked: false,
};

/** Whether a context is the one that the state does not store. */
export function isDefaultContext({ platform, language, isNewUser, isAccountLinked }: ConversationContext) {
  return platform === defaultContext.platform && language === defaultContext.language && isNewUser && !isAccountLinked;
}
