/** The words of the crash notice in German. */
export const words = {
  title: 'Leider ist bei dieser Anfrage etwas schiefgegangen',
  reported:
    'Ein dringender Bericht wurde automatisch an uns gesendet. Nichts Gespeichertes ist verloren. Geh zurück zur Startseite und versuche es noch einmal.',
  text: 'Nichts Gespeichertes ist verloren. Geh zurück zur Startseite und versuche es noch einmal.',
  returnHome: 'Zurück zur Startseite',
  contactSupport: 'Hilfe anfragen',
};
