import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

/** Phrases for projects imported from formats without them. */
export interface DefaultPhrases {
  readonly welcome: (name: string) => string;
  readonly question: string;
  readonly anythingElse: string;
  /** The same as a question that a yes or a no does not answer. */
  readonly whatElse: string;
  readonly help: (samples: readonly string[]) => string;
  readonly goodbye: string;
  readonly placeholder: (intent: string) => string;
  readonly slotPrompt: (slot: string) => string;
  readonly askChange: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly fallback: string;
  readonly noInput: string;
  readonly error: string;
  readonly didYouMean: string;
}

const english: DefaultPhrases = {
  welcome: (name) => `Welcome to ${name}.`,
  question: 'What can I do for you?',
  anythingElse: 'Is there anything else I can do for you?',
  whatElse: 'What else can I do for you?',
  help: (samples) => (samples.length === 0 ? 'How can I help?' : `You can say, for example: ${samples.join('; ')}.`),
  goodbye: 'Goodbye.',
  placeholder: (intent) => `This is where ${intent} is answered.`,
  slotPrompt: (slot) => `What is the ${slot.replaceAll(/[_-]+/g, ' ')}?`,
  askChange: 'What should I change?',
  yes: ['yes', 'yes please', 'yeah', 'yep', 'sure', 'okay', 'that is right', 'correct'],
  no: ['no', 'no thanks', 'nope', 'that is wrong', 'not really'],
  fallback: 'Sorry, I did not understand that. Could you put it another way?',
  noInput: 'Are you still there?',
  error: 'Sorry, something went wrong.',
  didYouMean: 'Did you mean {tv.Suggestion}?',
};

const german: DefaultPhrases = {
  welcome: (name) => `Willkommen bei ${name}.`,
  question: 'Was kann ich für dich tun?',
  anythingElse: 'Kann ich sonst noch etwas für dich tun?',
  whatElse: 'Was kann ich sonst noch für dich tun?',
  help: (samples) =>
    samples.length === 0 ? 'Wie kann ich helfen?' : `Du kannst zum Beispiel sagen: ${samples.join('; ')}.`,
  goodbye: 'Auf Wiedersehen.',
  placeholder: (intent) => `Hier wird ${intent} beantwortet.`,
  slotPrompt: (slot) => `Welcher Wert gilt für ${slot.replaceAll(/[_-]+/g, ' ')}?`,
  askChange: 'Was soll ich ändern?',
  yes: ['ja', 'ja bitte', 'jawohl', 'klar', 'gern', 'okay', 'das stimmt', 'richtig'],
  no: ['nein', 'nein danke', 'nö', 'das stimmt nicht', 'eher nicht'],
  fallback: 'Das habe ich leider nicht verstanden. Sagst du es bitte noch einmal anders?',
  noInput: 'Bist du noch da?',
  error: 'Da ist leider etwas schiefgegangen.',
  didYouMean: 'Meinst du {tv.Suggestion}?',
};

const spanish: DefaultPhrases = {
  welcome: (name) => `Te damos la bienvenida a ${name}.`,
  question: '¿Qué puedo hacer por ti?',
  anythingElse: '¿Puedo ayudarte en algo más?',
  whatElse: '¿En qué más puedo ayudarte?',
  help: (samples) =>
    samples.length === 0 ? '¿En qué puedo ayudarte?' : `Puedes decir, por ejemplo: ${samples.join('; ')}.`,
  goodbye: 'Hasta luego.',
  placeholder: (intent) => `Aquí se responde a ${intent}.`,
  slotPrompt: (slot) => `¿Qué valor tiene ${slot.replaceAll(/[_-]+/g, ' ')}?`,
  askChange: '¿Qué hay que cambiar?',
  yes: ['sí', 'sí, por favor', 'claro', 'claro que sí', 'vale', 'de acuerdo', 'eso es', 'correcto'],
  no: ['no', 'no, gracias', 'para nada', 'no es correcto', 'mejor no'],
  fallback: 'Perdona, no te he entendido. ¿Puedes decirlo de otra manera?',
  noInput: '¿Sigues ahí?',
  error: 'Lo siento, algo ha salido mal.',
  didYouMean: '¿Quieres decir {tv.Suggestion}?',
};

const french: DefaultPhrases = {
  welcome: (name) => `Bienvenue chez ${name}.`,
  question: 'Que puis-je faire pour vous ?',
  anythingElse: 'Puis-je faire autre chose pour vous ?',
  whatElse: "Que puis-je faire d'autre pour vous ?",
  help: (samples) =>
    samples.length === 0 ? 'Comment puis-je vous aider ?' : `Vous pouvez dire, par exemple : ${samples.join(' ; ')}.`,
  goodbye: 'Au revoir.',
  placeholder: (intent) => `Ici, on répond à ${intent}.`,
  slotPrompt: (slot) => `Quelle est la valeur de ${slot.replaceAll(/[_-]+/g, ' ')} ?`,
  askChange: 'Que faut-il changer ?',
  yes: ['oui', 'oui, merci', 'ouais', 'bien sûr', "d'accord", 'volontiers', "c'est ça", "c'est exact"],
  no: ['non', 'non merci', 'pas du tout', "ce n'est pas ça", 'pas vraiment'],
  fallback: "Désolé, je n'ai pas compris. Pouvez-vous le dire autrement ?",
  noInput: 'Êtes-vous toujours là ?',
  error: "Désolé, une erreur s'est produite.",
  didYouMean: 'Voulez-vous dire {tv.Suggestion} ?',
};

const phrases: Readonly<Record<ProjectLanguage, DefaultPhrases>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** Converts a language tag to a language that assistants speak; English for others. */
export function toProjectLanguage(language: string): ProjectLanguage {
  return findLanguageByTag(language) ?? 'en';
}

export function isSupportedLanguage(language: string): boolean {
  return findLanguageByTag(language) !== undefined;
}

export function getDefaultPhrases(language: string): DefaultPhrases {
  return phrases[toProjectLanguage(language)];
}
