import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

const english = {
  language: 'en',
  title: 'Messages from an assistant',
  intro: (team: string) => `You got a message from an assistant of the team “${team}”. Choose what should happen.`,
  active: 'You can get further messages of this team.',
  stoppedTeam: (team: string) => `You get no further messages of the team “${team}”.`,
  stoppedAll: 'You get no further messages of any assistant on this site.',
  reported: 'Thank you. The message was reported to the people who run this site.',
  stopTeam: 'Stop messages of this team',
  stopTeamHint: 'No assistant of the team can write to you any more.',
  stopAll: 'Stop messages of all assistants',
  stopAllHint: 'No assistant of any team on this site can write to you any more.',
  report: 'Report this message',
  reportHint: 'Stops the messages of this team, and tells the people who run this site about this message.',
  resume: 'Allow messages again',
  resumeHint: 'Undoes your choice for this team, and for all assistants.',
  unknownTitle: 'This link does not work',
  unknown: 'The address is incomplete or too old. Open the link in a newer message, or copy the whole address.',
  tooFast: 'Too many requests. Wait a minute, then try again.',
};
/** The words of the page that stops and reports messages. */
export type MailPreferenceWords = typeof english;

const german: MailPreferenceWords = {
  language: 'de',
  title: 'Nachrichten eines Assistenten',
  intro: (team) =>
    `Sie haben eine Nachricht von einem Assistenten des Teams „${team}“ bekommen. Wählen Sie, wie es weitergehen soll.`,
  active: 'Sie können weitere Nachrichten dieses Teams bekommen.',
  stoppedTeam: (team) => `Sie bekommen keine weiteren Nachrichten des Teams „${team}“.`,
  stoppedAll: 'Sie bekommen von keinem Assistenten dieser Website weitere Nachrichten.',
  reported: 'Danke. Die Nachricht wurde den Betreibern dieser Website gemeldet.',
  stopTeam: 'Nachrichten dieses Teams abbestellen',
  stopTeamHint: 'Kein Assistent des Teams kann Ihnen mehr schreiben.',
  stopAll: 'Nachrichten aller Assistenten abbestellen',
  stopAllHint: 'Kein Assistent irgendeines Teams auf dieser Website kann Ihnen mehr schreiben.',
  report: 'Diese Nachricht melden',
  reportHint:
    'Bestellt die Nachrichten dieses Teams ab und informiert die Betreiber dieser Website über diese Nachricht.',
  resume: 'Nachrichten wieder erlauben',
  resumeHint: 'Macht Ihre Auswahl für dieses Team und für alle Assistenten rückgängig.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknown:
    'Die Adresse ist unvollständig oder zu alt. Öffnen Sie den Link in einer neueren Nachricht oder kopieren Sie die ganze Adresse.',
  tooFast: 'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
};

const spanish: MailPreferenceWords = {
  language: 'es',
  title: 'Mensajes de un asistente',
  intro: (team) => `Ha recibido un mensaje de un asistente del equipo «${team}». Elija qué debe ocurrir.`,
  active: 'Puede recibir más mensajes de este equipo.',
  stoppedTeam: (team) => `Ya no recibirá mensajes del equipo «${team}».`,
  stoppedAll: 'Ya no recibirá mensajes de ningún asistente de este sitio.',
  reported: 'Gracias. El mensaje se ha comunicado a los responsables de este sitio.',
  stopTeam: 'Dejar de recibir mensajes de este equipo',
  stopTeamHint: 'Ningún asistente del equipo podrá volver a escribirle.',
  stopAll: 'Dejar de recibir mensajes de todos los asistentes',
  stopAllHint: 'Ningún asistente de ningún equipo de este sitio podrá volver a escribirle.',
  report: 'Denunciar este mensaje',
  reportHint: 'Detiene los mensajes de este equipo e informa de este mensaje a los responsables de este sitio.',
  resume: 'Volver a permitir mensajes',
  resumeHint: 'Deshace su elección para este equipo y para todos los asistentes.',
  unknownTitle: 'Este enlace no funciona',
  unknown:
    'La dirección está incompleta o es demasiado antigua. Abra el enlace de un mensaje más reciente o copie la dirección completa.',
  tooFast: 'Demasiadas solicitudes. Espere un minuto y vuelva a intentarlo.',
};

const french: MailPreferenceWords = {
  language: 'fr',
  title: "Messages d'un assistant",
  intro: (team) => `Vous avez reçu un message d'un assistant de l'équipe « ${team} ». Choisissez la suite.`,
  active: "Vous pouvez recevoir d'autres messages de cette équipe.",
  stoppedTeam: (team) => `Vous ne recevrez plus de messages de l'équipe « ${team} ».`,
  stoppedAll: "Vous ne recevrez plus de messages d'aucun assistant de ce site.",
  reported: 'Merci. Le message a été signalé aux responsables de ce site.',
  stopTeam: 'Ne plus recevoir les messages de cette équipe',
  stopTeamHint: "Plus aucun assistant de l'équipe ne pourra vous écrire.",
  stopAll: 'Ne plus recevoir les messages de tous les assistants',
  stopAllHint: "Plus aucun assistant d'aucune équipe de ce site ne pourra vous écrire.",
  report: 'Signaler ce message',
  reportHint: 'Arrête les messages de cette équipe et signale ce message aux responsables de ce site.',
  resume: 'Autoriser à nouveau les messages',
  resumeHint: 'Annule votre choix pour cette équipe et pour tous les assistants.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknown:
    "L'adresse est incomplète ou trop ancienne. Ouvrez le lien d'un message plus récent, ou copiez l'adresse entière.",
  tooFast: 'Trop de demandes. Patientez une minute, puis réessayez.',
};

const words: Readonly<Record<ProjectLanguage, MailPreferenceWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** Returns the words for a language tag, or for the first language of an Accept-Language header; English by default. */
export function getMailPreferenceWords(language: string): MailPreferenceWords {
  const [first = ''] = language.trim().split(/[,;]/);
  return words[findLanguageByTag(first) ?? 'en'];
}
