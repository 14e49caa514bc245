import { germanRoleNames } from '@confab/access';
import type { MailWords } from './mail-texts.ts';

const ignoreIt = 'kannst du diese E-Mail ignorieren';

const alertFootnote =
  'Du bekommst diese E-Mail je Kennzahl höchstens einmal am Tag. Solche E-Mails kannst du in deinem Profil abschalten, die Alarme im Projekt.';

/** The German texts of the mails. */
export const german: MailWords = {
  openAddress: 'Oder öffne diese Adresse:',
  verification: {
    subject: 'Bestätige deine E-Mail-Adresse für Confab',
    heading: 'Willkommen bei Confab',
    paragraphs: [
      'Bestätige deine E-Mail-Adresse, um dein Konto fertig einzurichten.',
      'Danach kannst du Projekte anlegen, Kolleginnen und Kollegen einladen und Assistenten veröffentlichen.',
    ],
    action: 'Meine E-Mail-Adresse bestätigen',
    footnote: `Der Link ist 24 Stunden gültig und nur einmal verwendbar. Wenn du kein Konto angelegt hast, ${ignoreIt}.`,
  },
  setPassword: {
    subject: 'Lege das Passwort deines Confab-Kontos fest',
    heading: 'Passwort festlegen',
    paragraphs: [
      'Dein Confab-Konto ist bereit und hat noch kein Passwort.',
      'Öffne den Link, um diese Adresse zu bestätigen und ein Passwort zu wählen.',
    ],
    action: 'Mein Passwort festlegen',
    footnote: `Der Link ist 24 Stunden gültig und nur einmal verwendbar. Wenn du kein Konto möchtest, ${ignoreIt}: Ohne diesen Link kann niemand das Konto benutzen.`,
  },
  alreadyRegistered: {
    subject: 'Du hast bereits ein Confab-Konto',
    heading: 'Du hast bereits ein Konto',
    paragraphs: [
      'Jemand, vielleicht du selbst, wollte mit dieser E-Mail-Adresse ein Confab-Konto anlegen. Es wurde nichts geändert.',
      'Melde dich mit deinem Passwort an oder setze es auf der Anmeldeseite zurück.',
    ],
    action: 'Anmelden',
    footnote: `Wenn du das nicht warst, ${ignoreIt}. Dein Konto bleibt unverändert.`,
  },
  reset: ({ at, undone }) => ({
    subject: 'Setze dein Confab-Passwort zurück',
    heading: 'Neues Passwort wählen',
    paragraphs: [
      `Am ${at} wurde angefordert, dein Passwort zurückzusetzen.`,
      `Wenn du ein neues Passwort wählst, wirst du auf allen Geräten abgemeldet${undone ? `, und die Änderung zu ${undone} wird rückgängig gemacht: Du meldest dich wieder mit dieser Adresse an` : ''}.`,
    ],
    action: 'Mein Passwort zurücksetzen',
    footnote: `Der neueste Link ist 60 Minuten gültig und nur einmal verwendbar. Wenn du das nicht warst, ${ignoreIt}. Dein Passwort bleibt unverändert.`,
  }),
  passwordChanged: (at) => ({
    subject: 'Dein Confab-Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    paragraphs: [
      `Das Passwort deines Kontos wurde am ${at} geändert.`,
      'Wenn du das warst, ist nichts zu tun. Alle anderen Sitzungen wurden abgemeldet.',
    ],
    action: 'Mein Passwort zurücksetzen',
    footnote:
      'Wenn du das nicht warst, wähle jetzt auf der Anmeldeseite „Passwort vergessen“. Ein neues Passwort meldet alle Sitzungen ab.',
  }),
  newAddress: {
    subject: 'Bestätige deine neue E-Mail-Adresse für Confab',
    heading: 'Neue Adresse bestätigen',
    paragraphs: [
      'Du meldest dich bei Confab jetzt mit dieser E-Mail-Adresse an.',
      'Bestätige, dass sie dir gehört. Bis dahin wird das Passwort über deine bisherige Adresse zurückgesetzt.',
    ],
    action: 'Meine neue Adresse bestätigen',
    footnote:
      'Der Link ist 24 Stunden gültig und nur einmal verwendbar. Wenn das nicht dein Konto ist, öffne ihn nicht und ignoriere diese E-Mail.',
  },
  addressChanged: ({ at, newAddress }) => ({
    subject: 'Die E-Mail-Adresse deines Confab-Kontos wurde geändert',
    heading: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Am ${at} wurde die E-Mail-Adresse deines Kontos in ${newAddress} geändert.`,
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, mache die Änderung rückgängig: Dein Konto bekommt diese Adresse zurück, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.',
    ],
    action: 'Änderung rückgängig machen',
    footnote: 'Der Link ist 7 Tage gültig und nur einmal verwendbar.',
  }),
  addressTaken: {
    subject: 'Jemand wollte deine E-Mail-Adresse bei Confab verwenden',
    heading: 'Dein Konto ist unverändert',
    paragraphs: [
      'Jemand, vielleicht du selbst mit einem anderen Konto, wollte die Adresse eines Confab-Kontos in diese ändern. Es wurde nichts geändert, denn zu dieser Adresse gibt es bereits ein Konto.',
    ],
    action: 'Anmelden',
    footnote: `Wenn du das nicht warst, ${ignoreIt}.`,
  },
  signInCode: (code) => ({
    subject: 'Dein Bestätigungscode für Confab',
    heading: 'Bestätige, dass du es bist',
    paragraphs: ['Gib diesen Code in das Fenster ein, das danach fragt:', code],
    action: 'Meine Sitzungen anzeigen',
    footnote:
      'Der Code ist 10 Minuten gültig und nur einmal verwendbar. Gib ihn niemandem. Wenn du ihn nicht angefordert hast, ist vielleicht jemand anderes in deinem Konto angemeldet: Melde dich überall sonst ab und ändere dein Passwort.',
  }),
  newSignIn: ({ at, browser }) => ({
    subject: 'Neue Anmeldung in deinem Confab-Konto',
    heading: 'Neue Anmeldung',
    paragraphs: [
      `In deinem Konto hat sich am ${at} jemand mit einem Browser angemeldet, der für dein Konto neu ist: ${browser || 'unbekannter Browser'}.`,
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere dein Passwort. Damit werden alle anderen Sitzungen abgemeldet.',
    ],
    action: 'Meine Sitzungen anzeigen',
    footnote: 'Du bekommst diese E-Mail höchstens einmal am Tag für jeden Browser.',
  }),
  invitation: ({ teamName, inviterName, permission }) => ({
    subject: 'Du bist in ein Team bei Confab eingeladen',
    heading: 'Tritt einem Team bei Confab bei',
    paragraphs: [
      `${inviterName} lädt dich in das Team „${teamName}“ ein (${germanRoleNames[permission]}).`,
      'Mit Confab entwerfen, testen und veröffentlichen Teams gemeinsam Sprach- und Chat-Assistenten.',
    ],
    action: 'Einladung annehmen',
    decline: 'Ablehnen',
    footnote: 'Die Einladung gilt nur für diese Adresse, 7 Tage lang. Wenn du das Team nicht kennst, ignoriere sie.',
  }),
  removedFromTeam: (teamName) => ({
    subject: 'Du bist nicht mehr in einem Team bei Confab',
    heading: 'Du wurdest aus einem Team entfernt',
    paragraphs: [
      `Du bist nicht mehr Mitglied des Teams „${teamName}“ und hast keinen Zugriff mehr auf seine Projekte.`,
      'Dein Konto und deine anderen Teams bleiben unverändert.',
    ],
    action: 'Meine Teams ansehen',
    footnote: 'Wenn das ein Irrtum ist, bitte einen Admin des Teams um eine neue Einladung.',
  }),
  teamDeleted: (teamName) => ({
    subject: 'Dein Team bei Confab wurde gelöscht',
    heading: 'Dein Team wurde gelöscht',
    paragraphs: [
      `Das Team „${teamName}“ wurde mit deinem Konto gelöscht. Seine Projekte werden 30 Tage aufbewahrt und dann endgültig gelöscht.`,
    ],
    action: 'Meine Teams ansehen',
    footnote:
      'Wenn du das nicht warst, ändere dein Passwort und bitte die Betreiber dieser Installation, das Team wiederherzustellen.',
  }),
  projectApproved: (projectName) => ({
    subject: 'Dein Projekt bei Confab wurde genehmigt',
    heading: 'Dein Projekt wurde genehmigt',
    paragraphs: [`„${projectName}“ wurde geprüft und genehmigt. Du kannst es jetzt live veröffentlichen.`],
    action: 'Projekt öffnen',
    footnote: 'Du bekommst diese E-Mail, weil du die Prüfung beantragt hast.',
  }),
  projectDenied: (projectName) => ({
    subject: 'Dein Projekt bei Confab wurde nicht genehmigt',
    heading: 'Dein Projekt wurde nicht genehmigt',
    paragraphs: [
      `„${projectName}“ wurde geprüft und nicht genehmigt. Ändere es wie gewünscht und beantrage dann eine neue Prüfung.`,
    ],
    action: 'Projekt öffnen',
    footnote: 'Du bekommst diese E-Mail, weil du die Prüfung beantragt hast.',
  }),
  reviewReason: (reason) => `Aus der Prüfung: „${reason}“`,
  unreadComments: (comments, more) => ({
    subject: 'Neue Kommentare für dich bei Confab',
    heading: comments.length + more === 1 ? 'Ein Kommentar für dich' : `${comments.length + more} Kommentare für dich`,
    paragraphs: [
      ...(more === 0 ? [] : [`Die letzten ${comments.length} davon:`]),
      ...comments.map(({ kind, name, item, quote }) =>
        kind === 'mentioned'
          ? `${name} hat dich in einem Kommentar zu „${item}“ erwähnt: ${quote}`
          : `${name} hat auf einen Kommentar zu „${item}“ geantwortet: ${quote}`,
      ),
    ],
    action: comments.length === 1 ? 'Kommentar öffnen' : 'Neuesten Kommentar öffnen',
    footnote:
      'Du bekommst diese E-Mail, wenn du einen Kommentar nach zehn Minuten nicht gelesen hast. In deinem Profil schaltest du sie ab.',
  }),
  alertMissed: ({ projectName, hours, share, usual }) => ({
    subject: 'Ein Projekt bei Confab versteht weniger als sonst',
    heading: 'Es wird mehr nicht verstanden als sonst',
    paragraphs: [
      `„${projectName}“ hat ${hours === 1 ? 'in der letzten Stunde' : 'in den letzten 24 Stunden'} ${share} der Eingaben nicht verstanden. Üblich sind zu dieser Zeit ${usual}.`,
      'Lies die Gespräche, um zu sehen, wonach gefragt wird.',
    ],
    action: 'Gespräche ansehen',
    footnote: alertFootnote,
  }),
  alertErrors: ({ projectName, hours, share, usual }) => ({
    subject: 'Ein Projekt bei Confab hat mehr Fehler als sonst',
    heading: 'Mehr Fehler als sonst',
    paragraphs: [
      `„${projectName}“ hatte ${hours === 1 ? 'in der letzten Stunde' : 'in den letzten 24 Stunden'} in ${share} der Schritte Fehler. Üblich sind zu dieser Zeit ${usual}.`,
      'Lies die Gespräche, um zu sehen, wo sie auftreten.',
    ],
    action: 'Gespräche ansehen',
    footnote: alertFootnote,
  }),
  mailReport: ({ teamName, projectName, ids }) => ({
    subject: 'Eine Nachricht eines Assistenten wurde bei Confab gemeldet',
    heading: 'Eine Nachricht wurde gemeldet',
    paragraphs: [
      `Jemand hat eine Nachricht gemeldet, die der Assistent „${projectName}“ des Teams „${teamName}“ geschickt hat. Diese Person bekommt keine weiteren Nachrichten dieses Teams.`,
      `Team / Projekt / Nachricht: ${ids}`,
    ],
    action: 'Confab öffnen',
    footnote: 'Du bekommst diese E-Mail höchstens einmal am Tag für jeden Assistenten, weil du zum Betrieb gehörst.',
  }),
};
