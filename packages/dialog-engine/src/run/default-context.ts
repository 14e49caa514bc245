import type { ConversationContext } from '@confab/model';

/** The context that the state does not store. */
export const defaultContext: ConversationContext = {
  platform: 'Chatbot',
  language: 'en',
  isNewUser: true,
  isAccountLinked: false,
};

/** Whether a context is the one that the state does not store. */
export function isDefaultContext(context: ConversationContext) {
  const { platform, language, isNewUser, isAccountLinked, timeZone, region } = context;
  const isUsualPlace = platform === defaultContext.platform && language === defaultContext.language;
  return isUsualPlace && isNewUser && !isAccountLinked && timeZone === undefined && region === undefined;
}
