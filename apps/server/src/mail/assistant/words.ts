import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

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

const spanish: AssistantMailWords = {
  language: 'es',
  prefix: 'Mensaje de un asistente: ',
  noSubject: 'Un mensaje para usted',
  sender: (team) => `Asistente de ${team}`,
  plainSender: 'Asistente',
  top: (team) => `Mensaje de un asistente del equipo «${team}».`,
  footer: (team) => `Un asistente del equipo «${team}» le ha enviado este mensaje. No es un mensaje de Confab.`,
  stop: 'Dejar de recibir estos mensajes o denunciarlos',
  sms: (team, link) => `Equipo «${team}». Baja o denuncia: ${link}`,
};

const french: AssistantMailWords = {
  language: 'fr',
  prefix: "Message d'un assistant : ",
  noSubject: 'Un message pour vous',
  sender: (team) => `Assistant de ${team}`,
  plainSender: 'Assistant',
  top: (team) => `Message d'un assistant de l'équipe « ${team} ».`,
  footer: (team) => `Un assistant de l'équipe « ${team} » vous a envoyé ce message. Ce n'est pas un message de Confab.`,
  stop: 'Ne plus recevoir ces messages ou les signaler',
  sms: (team, link) => `Équipe « ${team} ». Arrêter ou signaler : ${link}`,
};

const words: Readonly<Record<ProjectLanguage, AssistantMailWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** Returns the words for a language tag such as `de-AT`; English for languages without words. */
export function getAssistantMailWords(language: string): AssistantMailWords {
  return words[findLanguageByTag(language) ?? 'en'];
}
