const english = {
  language: 'en',
  prefix: 'Message from an assistant: ',
  noSubject: 'A message for you',
  sender: (team: string) => `Assistant of ${team}`,
  plainSender: 'Assistant',
  top: (team: string) => `Message from an assistant of the team “${team}”.`,
  footer: (team: string) =>
    `An assistant of the team “${team}” sent this message to you. It is not a message from Confab.`,
  stop: 'Stop or report these messages',
  sms: (team: string, link: string) => `Team “${team}”. Stop or report: ${link}`,
};
/** The words that are added to the mails of assistants. */
export type AssistantMailWords = typeof english;

const german: AssistantMailWords = {
  language: 'de',
  prefix: 'Nachricht eines Assistenten: ',
  noSubject: 'Eine Nachricht für Sie',
  sender: (team) => `Assistent von ${team}`,
  plainSender: 'Assistent',
  top: (team) => `Nachricht eines Assistenten des Teams „${team}“.`,
  footer: (team) =>
    `Ein Assistent des Teams „${team}“ hat Ihnen diese Nachricht geschickt. Sie ist keine Nachricht von Confab.`,
  stop: 'Nachrichten abbestellen oder melden',
  sms: (team, link) => `Team „${team}“. Abbestellen oder melden: ${link}`,
};

/** Returns the words for a language tag such as `de-AT`; English for languages without words. */
export function getAssistantMailWords(language: string): AssistantMailWords {
  return /^de\b/i.test(language) ? german : english;
}
