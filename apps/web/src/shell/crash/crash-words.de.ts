/** The words of the crash notice in German. */
export const words = {
  title: 'Leider ist bei dieser Anfrage etwas schiefgegangen',
  reported:
    'Wir haben automatisch einen dringenden Fehlerbericht erhalten. Alles Gespeicherte ist noch da. Geh zurück zur Startseite und versuche es noch einmal.',
  text: 'Alles Gespeicherte ist noch da. Geh zurück zur Startseite und versuche es noch einmal.',
  returnHome: 'Zurück zur Startseite',
  contactSupport: 'Hilfe anfragen',
};
