import type { ProjectLanguage } from '@confab/model';

/** The texts that new projects and pages begin with; those of the schemas are the English ones. */
export interface DefaultTexts {
  readonly noMatch: string;
  readonly noInput: string;
  readonly error: string;
  readonly didYouMean: string;
  readonly yesNoChips: readonly string[];
  /** Keywords of the Help page. */
  readonly help: string;
  /** Keywords of the Goodbye page. */
  readonly goodbye: string;
}

export type DefaultTextKey = keyof DefaultTexts;

/** The default texts of each language. */
export const defaultTexts: Readonly<Record<ProjectLanguage, DefaultTexts>> = {
  en: {
    noMatch: 'Sorry, I did not understand that. Could you put it another way?',
    noInput: 'I did not hear anything. Are you still there?',
    error: 'Sorry, something went wrong on my side. Let us try that again.',
    didYouMean: 'Did you mean {tv.Suggestion}?',
    yesNoChips: ['Yes', 'No'],
    help: 'help\nwhat can i say|what can you do',
    goodbye: 'goodbye|bye|that is all|stop',
  },
  de: {
    noMatch: 'Das habe ich leider nicht verstanden. Können Sie es bitte anders sagen?',
    noInput: 'Ich habe nichts gehört. Sind Sie noch da?',
    error: 'Entschuldigung, bei mir ist etwas schiefgegangen. Versuchen wir es noch einmal.',
    didYouMean: 'Meinen Sie {tv.Suggestion}?',
    yesNoChips: ['Ja', 'Nein'],
    help: 'hilfe|hilf mir\nwas kann ich sagen|was kannst du|was können sie',
    goodbye: 'auf wiedersehen|tschüss|das war alles|das ist alles|stopp',
  },
  es: {
    noMatch: 'Perdone, no le he entendido. ¿Puede decirlo de otra manera?',
    noInput: 'No he oído nada. ¿Sigue ahí?',
    error: 'Lo siento, algo ha fallado por mi parte. Intentémoslo de nuevo.',
    didYouMean: '¿Quiere decir {tv.Suggestion}?',
    yesNoChips: ['Sí', 'No'],
    help: 'ayuda|ayúdame\nqué puedo decir|qué puedes hacer|qué sabes hacer',
    goodbye: 'adiós|hasta luego|eso es todo|nada más|para',
  },
  fr: {
    noMatch: "Désolé, je n'ai pas compris. Pouvez-vous le dire autrement ?",
    noInput: "Je n'ai rien entendu. Êtes-vous toujours là ?",
    error: 'Désolé, un problème est survenu de mon côté. Réessayons.',
    didYouMean: 'Voulez-vous dire {tv.Suggestion} ?',
    yesNoChips: ['Oui', 'Non'],
    help: "aide|aidez-moi|aide-moi\nque puis-je dire|que peux-tu faire|qu'est-ce que tu sais faire",
    goodbye: "au revoir|salut|c'est tout|ce sera tout|stop",
  },
};
