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

/** Returns the words for a language tag, or for the first language of an Accept-Language header; English by default. */
export function getMailPreferenceWords(language: string): MailPreferenceWords {
  return /^\s*de\b/i.test(language) ? german : english;
}
