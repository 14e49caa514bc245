import { findLanguageByTag, projectLanguages, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';
import { listPhrases } from './parse-command.ts';

const thanks: Readonly<Record<ProjectLanguage, string>> = {
  en: 'thanks|thank you|thank you very much|thanks a lot|many thanks|cheers|great|perfect|super|lovely|wonderful|please',
  de: 'danke|danke schön|dankeschön|danke sehr|vielen dank|herzlichen dank|super|prima|perfekt|toll|wunderbar|bitte',
  es: 'gracias|muchas gracias|mil gracias|genial|perfecto|estupendo|por favor',
  fr: "merci|merci beaucoup|merci bien|super|parfait|génial|s'il vous plaît|s'il te plaît",
};

type Meaning = 'decline' | 'thanks';
interface Phrases {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly mostWords: number;
}

const phrasesByLanguage = new Map(projectLanguages.map((language) => [language, readPhrases(language)]));

/**
 * Reads a text that only declines or thanks: 'no thanks, that's all' declines, 'thanks a lot' only thanks.
 * @returns undefined for any other text
 */
export function parsePoliteWords(text: string, language: string): Meaning | undefined {
  const { meanings, mostWords } = phrasesByLanguage.get(findLanguageByTag(language) ?? 'en') ?? readPhrases('en');
  const words = splitKeywordWords(text);
  let found: Meaning | undefined;
  for (let at = 0; at < words.length;) {
    let length = Math.min(mostWords, words.length - at);
    while (length > 0 && !meanings.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return undefined;
    const meaning = meanings.get(words.slice(at, at + length).join(' '));
    if (found !== 'decline') found = meaning;
    at += length;
  }
  return found;
}

function readPhrases(language: ProjectLanguage): Phrases {
  const toSpoken = (phrase: string) => splitKeywordWords(phrase).join(' ');
  const declines = [...listPhrases('decline', language), ...listPhrases('skip', language)];
  const meanings = new Map<string, Meaning>([
    ...thanks[language].split('|').map((phrase) => [toSpoken(phrase), 'thanks'] as const),
    ...declines.map((phrase) => [toSpoken(phrase), 'decline'] as const),
  ]);
  const mostWords = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));
  return { meanings, mostWords };
}
