import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';

const maxWords = 8;

const beginnings: Readonly<Record<ProjectLanguage, string>> = {
  en: "what|what's|when|where|where's|who|which|how|why|why do you|do you|does|are you|is it|is there|are there|is your|are your|have you got|can i|can we|may i|may we|any",
  de: 'was|wann|wo|wer|welche|welcher|welches|wie|warum|warum braucht|warum brauchen|wieso|gibt es|habt ihr|haben sie|hast du|seid ihr|sind sie|ist euer|ist eure|ist ihr|ist ihre|sind eure|sind ihre|kann ich|kann man|können wir|darf ich|darf man|dürfen wir|um wie viel uhr|ab wann|bis wann',
  es: 'qué|a qué hora|cuándo|dónde|quién|cuál|cuáles|cómo|cuánto|cuánta|cuántos|cuántas|por qué|hay|tienen|tenéis|tienes|puedo|podemos|se puede|es su|es vuestro|es vuestra',
  fr: "que|qu'est-ce|quoi|à quelle heure|quand|où|qui|quel|quelle|quels|quelles|comment|combien|pourquoi|pourquoi avez-vous|est-ce que|est-ce votre|y a-t-il|avez-vous|as-tu|puis-je|peut-on|pouvons-nous",
};

interface ClearBeginnings {
  readonly asks: string;
  readonly verbs: string;
  /** Beginnings of questions that may also begin a wish: 'what can you do for nuts'. */
  readonly wishes: string;
}

/** The words that ask and the verbs that follow them in a question: 'when we come' asks nothing. */
const clearBeginnings: Readonly<Record<ProjectLanguage, ClearBeginnings>> = {
  en: {
    asks: 'what|what time|when|until when|where|how|how much|how long|how far|how late',
    verbs: 'is|are|do|does|can i|can we',
    wishes: 'what is with',
  },
  de: {
    asks: 'was|wann|ab wann|bis wann|um wie viel uhr|wo|wie|wie viel|wie lange|wie weit|wie spät',
    verbs:
      'ist|sind|hat|haben|habt|kostet|kosten|kann ich|kann man|können wir|macht|machen|öffnet|öffnen|schließt|schließen|komme|kommt|kommen|liegt|finde|finden|darf ich|darf man|dürfen wir',
    wishes: 'was ist mit|was kann|was können',
  },
  es: {
    asks: 'qué|a qué hora|hasta qué hora|cuándo|hasta cuándo|dónde|cómo|cuánto',
    verbs:
      'es|son|está|están|hay|abre|abren|abrís|cierra|cierran|cerráis|cuesta|cuestan|vale|valen|puedo|podemos|se|llego',
    wishes: 'qué hay de|qué hay con',
  },
  fr: {
    asks: "que|à quelle heure|jusqu'à quelle heure|quand|jusqu'à quand|où|comment|combien",
    verbs:
      'est|sont|est-ce que|ouvre|ouvrez|ouvre-t-il|ferme|fermez|coûte|coûtent|puis-je|peut-on|pouvons-nous|se trouve|êtes-vous|ouvrez-vous|fermez-vous',
    wishes: 'que puis-je|que peut-on|que pouvons-nous',
  },
};
const shortForms: Partial<Record<string, string>> = { en: "what's|when's|where's|how's", fr: "qu'est-ce que" };

interface RequestWords {
  readonly asks: string;
  /**
   * Beginnings that may also introduce a name, such as 'I want to book for Ada', unless one of the verbs follows or
   * ends the text.
   */
  readonly wishes: string;
  readonly verbs: string;
}

/** How people ask for something on another page. */
const requests: Readonly<Record<ProjectLanguage, RequestWords>> = {
  en: {
    asks: 'show me|show us|tell me about|tell us about|can you tell me|could you tell me|can you show me',
    wishes: "i want to|i would like to|i'd like to",
    verbs: 'buy|order|see|look|visit|hear|know|find|ask',
  },
  de: {
    asks: 'zeig mir|zeigen sie mir|zeigen sie uns|erzähl mir|erzählen sie mir|sagen sie mir',
    wishes: 'ich möchte|wir möchten|ich will|ich würde gern|ich würde gerne',
    verbs: 'kaufen|bestellen|sehen|ansehen|anschauen|besuchen|hören|wissen|finden|fragen',
  },
  es: {
    asks: 'enséñame|muéstrame|háblame de',
    wishes: 'quiero|queremos|quisiera|me gustaría',
    verbs: 'comprar|pedir|ver|visitar|oír|saber|encontrar|preguntar',
  },
  fr: {
    asks: 'montrez-moi|montre-moi|parlez-moi',
    wishes: "je veux|je voudrais|j'aimerais|nous voudrions",
    verbs: 'acheter|commander|voir|visiter|entendre|savoir|trouver|demander',
  },
};

/** The beginnings of a question whether something is allowed. */
const permissions: Readonly<Record<ProjectLanguage, string>> = {
  en: 'can i|can we|may i|may we|could i|could we|is it ok|is it okay|is it fine|is it alright|is it all right',
  de: 'kann ich|kann man|können wir|darf ich|darf man|dürfen wir',
  es: 'puedo|podemos|se puede',
  fr: 'puis-je|peut-on|pouvons-nous|est-ce que je peux|est-ce que nous pouvons',
};

/** The beginnings of a question about using something else, and the verbs, one of which has to follow. */
const changes: Readonly<Record<ProjectLanguage, { readonly may: string; readonly use: string }>> = {
  en: {
    may: 'can i|can we|may i|may we|could i|could we',
    use: 'use|change|switch|give you another|give you my|give you a different',
  },
  de: { may: 'kann ich|können wir|darf ich|dürfen wir', use: 'nehmen|verwenden|benutzen|nutzen|angeben|ändern' },
  es: { may: 'puedo|podemos|podría', use: 'usar|utilizar|cambiar|poner|darle|darte' },
  fr: { may: 'puis-je|peut-on|pouvons-nous|je peux', use: 'utiliser|changer|mettre|prendre' },
};

const beginningsByLanguage = new Map(
  Object.entries(beginnings).map(([language, own]) => [language, toSpoken(own.split('|'))]),
);
const directByLanguage = new Map(
  Object.entries(beginnings).map(([language, own]) => [
    language,
    toSpoken(own.split('|')).filter((beginning) => beginning.trim().includes(' ')),
  ]),
);
const requestsByLanguage = new Map(
  Object.entries(requests).map(([language, { asks, wishes, verbs }]) => [
    language,
    {
      asks: toSpoken(asks.split('|')),
      wishes: toSpoken(wishes.split('|')),
      wishesToDo: toSpoken(wishes.split('|').flatMap((wish) => verbs.split('|').map((verb) => `${wish} ${verb}`))),
      verbs: new Set(splitKeywordWords(verbs)),
    },
  ]),
);
const permissionsByLanguage = new Map(
  Object.entries(permissions).map(([language, own]) => [language, toSpoken(own.split('|'))]),
);
const changesByLanguage = new Map(
  Object.entries(changes).map(([language, { may, use }]) => [
    language,
    { may: toSpoken(may.split('|')), use: toSpoken(use.split('|')) },
  ]),
);
const wishesByLanguage = new Map(
  Object.entries(clearBeginnings).map(([language, { wishes }]) => [language, toSpoken(wishes.split('|'))]),
);
const verbsByLanguage = new Map(
  Object.entries(clearBeginnings).map(([language, { verbs }]) => [language, toSpoken(verbs.split('|'))]),
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
 * Whether words are a short question that is not a wish as well: 'where can I park', but neither 'is there a high
 * chair', 'when we come we need a high chair' nor 'who is allergic: Ada'.
 */
export function isClearQuestion(words: readonly string[], language: string): boolean {
  const known = findLanguageByTag(language) ?? 'en';
  return beginsWith(words, clearBeginningsByLanguage.get(known)) && !beginsWith(words, wishesByLanguage.get(known));
}

/**
 * Whether words are a short question with more than a question word, as 'How' may be a name: 'do you have rooms' and
 * 'which rooms are there', but not 'How Wei Lim'.
 */
export function isDirectQuestion(words: readonly string[], language: string): boolean {
  const known = findLanguageByTag(language) ?? 'en';
  const direct = directByLanguage.get(known) ?? [];
  if (beginsWith(words, direct) || beginsWith(words, clearBeginningsByLanguage.get(known))) return true;
  const after = ` ${words.slice(1).join(' ')} `;
  const parts = [...direct, ...(verbsByLanguage.get(known) ?? [])];
  return isShortQuestion(words, language) && parts.some((part) => after.includes(` ${part}`));
}

/** Whether words are a short request to do or see something, such as 'I want to buy tickets', but not 'I want to use Ada'. */
export function isRequest(words: readonly string[], language: string): boolean {
  const known = requestsByLanguage.get(findLanguageByTag(language) ?? 'en');
  if (beginsWith(words, known?.asks) || beginsWith(words, known?.wishesToDo)) return true;
  return beginsWith(words, known?.wishes) && known?.verbs.has(words.at(-1) ?? '') === true;
}

/** Whether words are a short question whether something is allowed, such as 'can I use the name Ada'. */
export function asksPermission(words: readonly string[], language: string): boolean {
  return beginsWith(words, permissionsByLanguage.get(findLanguageByTag(language) ?? 'en'));
}

/** Whether words ask if something else may be used, such as 'can I use the email ada@example.com'. */
export function asksToUse(words: readonly string[], language: string): boolean {
  const known = changesByLanguage.get(findLanguageByTag(language) ?? 'en');
  const said = ` ${words.join(' ')} `;
  return beginsWith(words, known?.may) && known?.use.some((use) => said.includes(` ${use}`)) === true;
}

function beginsWith(words: readonly string[], known: readonly string[] = []): boolean {
  const said = `${words.join(' ')} `;
  return words.length <= maxWords && known.some((beginning) => said.startsWith(beginning));
}

function toSpoken(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => `${splitKeywordWords(phrase).join(' ')} `);
}
