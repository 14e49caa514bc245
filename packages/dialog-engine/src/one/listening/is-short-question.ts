import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';

const maxWords = 8;

const beginnings: Readonly<Record<ProjectLanguage, string>> = {
  en: "what|what's|when|where|where's|who|which|how|why|do you|does|are you|is it|is there|are there|have you got|can i|can we|may i|may we|any",
  de: 'was|wann|wo|wer|welche|welcher|welches|wie|warum|wieso|gibt es|habt ihr|haben sie|hast du|seid ihr|sind sie|kann ich|kann man|können wir|darf ich|darf man|dürfen wir|um wie viel uhr|ab wann|bis wann',
  es: 'qué|a qué hora|cuándo|dónde|quién|cuál|cuáles|cómo|cuánto|cuánta|cuántos|cuántas|por qué|hay|tienen|tenéis|tienes|puedo|podemos|se puede',
  fr: "que|qu'est-ce|quoi|à quelle heure|quand|où|qui|quel|quelle|quels|quelles|comment|combien|pourquoi|est-ce que|y a-t-il|avez-vous|as-tu|puis-je|peut-on|pouvons-nous",
};
const beginningsByLanguage = new Map(
  Object.entries(beginnings).map(([language, own]) => [
    language,
    own.split('|').map((phrase) => `${splitKeywordWords(phrase).join(' ')} `),
  ]),
);

/** Whether words are a short question about something, such as 'what time do you open'. */
export function isShortQuestion(words: readonly string[], language: string): boolean {
  const said = `${words.join(' ')} `;
  const known = beginningsByLanguage.get(findLanguageByTag(language) ?? 'en') ?? [];
  return words.length <= maxWords && known.some((beginning) => said.startsWith(beginning));
}
