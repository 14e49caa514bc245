import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';

const maxWords = 8;

const beginnings: Readonly<Record<ProjectLanguage, string>> = {
  en: "what|what's|when|where|where's|who|which|how|why|do you|does|are you|is it|is there|are there|is your|are your|have you got|can i|can we|may i|may we|any",
  de: 'was|wann|wo|wer|welche|welcher|welches|wie|warum|wieso|gibt es|habt ihr|haben sie|hast du|seid ihr|sind sie|ist euer|ist eure|ist ihr|ist ihre|sind eure|sind ihre|kann ich|kann man|können wir|darf ich|darf man|dürfen wir|um wie viel uhr|ab wann|bis wann',
  es: 'qué|a qué hora|cuándo|dónde|quién|cuál|cuáles|cómo|cuánto|cuánta|cuántos|cuántas|por qué|hay|tienen|tenéis|tienes|puedo|podemos|se puede|es su|es vuestro|es vuestra',
  fr: "que|qu'est-ce|quoi|à quelle heure|quand|où|qui|quel|quelle|quels|quelles|comment|combien|pourquoi|est-ce que|est-ce votre|y a-t-il|avez-vous|as-tu|puis-je|peut-on|pouvons-nous",
};

/** The words that ask and the verbs that follow them in a question: 'when we come' asks nothing. */
const clearBeginnings: Readonly<Record<ProjectLanguage, { readonly asks: string; readonly verbs: string }>> = {
  en: {
    asks: 'what|what time|when|until when|where|who|how|how much|how long|how far|how late',
    verbs: 'is|are|do|does|can',
  },
  de: {
    asks: 'was|wann|ab wann|bis wann|um wie viel uhr|wo|wer|wie|wie viel|wie lange|wie weit|wie spät',
    verbs:
      'ist|sind|hat|haben|habt|kostet|kosten|kann|können|macht|machen|öffnet|öffnen|schließt|schließen|komme|kommt|kommen|liegt|finde|finden|darf|dürfen',
  },
  es: {
    asks: 'qué|a qué hora|hasta qué hora|cuándo|hasta cuándo|dónde|quién|cómo|cuánto',
    verbs:
      'es|son|está|están|hay|abre|abren|abrís|cierra|cierran|cerráis|cuesta|cuestan|vale|valen|puedo|podemos|se|llego',
  },
  fr: {
    asks: "que|à quelle heure|jusqu'à quelle heure|quand|jusqu'à quand|où|qui|comment|combien",
    verbs:
      'est|sont|est-ce que|ouvre|ouvrez|ouvre-t-il|ferme|fermez|coûte|coûtent|puis-je|peut-on|pouvons-nous|se trouve|êtes-vous|ouvrez-vous|fermez-vous',
  },
};
const shortForms: Partial<Record<string, string>> = { en: "what's|when's|where's|who's|how's", fr: "qu'est-ce que" };

const beginningsByLanguage = new Map(
  Object.entries(beginnings).map(([language, own]) => [language, toSpoken(own.split('|'))]),
);
const clearBeginningsByLanguage = new Map(
  Object.entries(clearBeginnings).map(([language, { asks, verbs }]) => {
    const pairs = asks.split('|').flatMap((ask) => verbs.split('|').map((verb) => `${ask} ${verb}`));
    return [language, toSpoken([...pairs, ...(shortForms[language]?.split('|') ?? [])])];
  }),
);

/** Whether words are a short question about something, such as 'what time do you open'. */
export function isShortQuestion(words: readonly string[], language: string): boolean {
  return beginsWith(words, beginningsByLanguage.get(findLanguageByTag(language) ?? 'en'));
}

/**
 * Whether words are a short question that is no wish as well: 'where can I park', but neither 'is there a high chair' nor
 * 'when we come we need a high chair'.
 */
export function isClearQuestion(words: readonly string[], language: string): boolean {
  return beginsWith(words, clearBeginningsByLanguage.get(findLanguageByTag(language) ?? 'en'));
}

function beginsWith(words: readonly string[], known: readonly string[] = []): boolean {
  const said = `${words.join(' ')} `;
  return words.length <= maxWords && known.some((beginning) => said.startsWith(beginning));
}

function toSpoken(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => `${splitKeywordWords(phrase).join(' ')} `);
}
