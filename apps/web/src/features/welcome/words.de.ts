const pro = 'Dein Konto für Confab Pro ist bereit. Melde dich an und entwirf deinen ersten Assistenten.';

/** The German texts; `words.ts` checks that every key is present. */
export const words = {
  checking: 'Link wird geprüft',
  login: 'Anmelden',
  continue: 'Weiter',
  welcomeTo: (team: string) => `Willkommen bei ${team}!`,
  welcome: 'Willkommen im Team!',
  welcomeAlone: 'Willkommen bei Confab!',
  declined: (team: string) => `Einladung zu ${team} abgelehnt.`,
  join: (team: string) => `Dem Team ${team} beitreten`,
  invitedBy: (inviter: string, team: string, role: string) =>
    `${inviter} lädt dich als ${role} in das Team ${team} ein.`,
  joinsAs: (invited: string, own: string) =>
    `Du bist als ${own} angemeldet. Die Einladung ist für ${invited}, und dieses Konto tritt dem Team bei.`,
  acceptInvitation: 'Einladung annehmen',
  decline: 'Ablehnen',
  emailExpired: 'Dieser Link ist abgelaufen',
  alreadyRegistered: 'Dein Konto ist bereits registriert',
  signInRequired: 'Melde dich an, um die neue Adresse zu bestätigen',
  userNotFound: 'Dieses Konto haben wir nicht gefunden',
  internalError: 'Das hat nicht geklappt',
  my: 'Dein Confab-Konto ist bereit. Melde dich an und lege deinen ersten Assistenten an.',
  pro,
  author: pro,
  one: 'Dein Konto für Confab One ist bereit. Melde dich an und beginne mit einer Vorlage.',
  analytics:
    'Dein Konto für Confab Analytics ist bereit. Melde dich an und sieh, wie deine Assistenten genutzt werden.',
  inclusion: 'Dein Konto für Confab Inclusion ist bereit. Melde dich an und baue barrierefreie Assistenten für alle.',
  teamAccept: 'Du bist jetzt Mitglied des Teams. Melde dich an, um an den Projekten mitzuarbeiten.',
  teamReject: 'Du bist dem Team nicht beigetreten. An deinem Konto hat sich nichts geändert.',
  keepHeading: 'Bestätige dein Passwort',
  keepText:
    'Du hast diesen Link in einem anderen Browser geöffnet als dem, in dem du dich registriert hast. Gib das dort gewählte Passwort ein, um es zu behalten.',
  signUpPassword: 'Passwort von der Registrierung',
  setNew: 'Stattdessen ein neues Passwort festlegen',
  keepOld: 'Passwort von der Registrierung behalten',
  setHeading: 'Lege dein Passwort fest',
  newPassword: 'Neues Passwort',
  submit: 'Festlegen',
  setLater: 'Du wählst dein Passwort bei der Anmeldung.',
  invited: (invited: string, own: string) =>
    `Diese Einladung ist für ${invited}, du bist aber als ${own} angemeldet. Wechsle das Konto, um sie anzunehmen.`,
  signedInAs: (own: string) =>
    `Du bist als ${own} angemeldet. Wenn die Einladung für jemand anderen ist, wechsle das Konto.`,
  switchAccount: 'Konto wechseln',
  products: 'Erste Schritte',
  oneTitle: 'One',
  oneText: 'Baue einen Assistenten aus einer Vorlage, Seite für Seite.',
  proTitle: 'Pro',
  proText: 'Entwirf Gespräche Knoten für Knoten, teste und veröffentliche sie gemeinsam.',
  canvasTitle: 'Canvas',
  canvasText: 'Überblicke ein ganzes Gespräch und zeichne seinen Ablauf.',
  start: 'Starten',
  startProduct: (product: string) => `${product} starten`,
  learnMore: 'Mehr erfahren',
  learnMoreAbout: (product: string) => `Mehr über ${product} erfahren`,
};
