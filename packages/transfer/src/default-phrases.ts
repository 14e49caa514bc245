/** Phrases for projects imported from formats without them. */
export interface DefaultPhrases {
  readonly welcome: (name: string) => string;
  readonly question: string;
  readonly anythingElse: string;
  readonly help: (samples: readonly string[]) => string;
  readonly goodbye: string;
  readonly placeholder: (intent: string) => string;
  readonly slotPrompt: (slot: string) => string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly fallback: string;
}

const english: DefaultPhrases = {
  welcome: (name) => `Welcome to ${name}.`,
  question: 'What can I do for you?',
  anythingElse: 'Is there anything else I can do for you?',
  help: (samples) => (samples.length === 0 ? 'How can I help?' : `You can say, for example: ${samples.join('; ')}.`),
  goodbye: 'Goodbye.',
  placeholder: (intent) => `This is where ${intent} is answered.`,
  slotPrompt: (slot) => `What is the ${slot.replaceAll(/[_-]+/g, ' ')}?`,
  yes: ['yes', 'yes please', 'yeah', 'yep', 'sure', 'okay', 'that is right', 'correct'],
  no: ['no', 'no thanks', 'nope', 'that is wrong', 'not really'],
  fallback: 'Sorry, I did not understand that. Could you put it another way?',
};

const german: DefaultPhrases = {
  welcome: (name) => `Willkommen bei ${name}.`,
  question: 'Was kann ich für dich tun?',
  anythingElse: 'Kann ich sonst noch etwas für dich tun?',
  help: (samples) =>
    samples.length === 0 ? 'Wie kann ich helfen?' : `Du kannst zum Beispiel sagen: ${samples.join('; ')}.`,
  goodbye: 'Auf Wiedersehen.',
  placeholder: (intent) => `Hier wird ${intent} beantwortet.`,
  slotPrompt: (slot) => `Welcher Wert gilt für ${slot.replaceAll(/[_-]+/g, ' ')}?`,
  yes: ['ja', 'ja bitte', 'jawohl', 'klar', 'gern', 'okay', 'das stimmt', 'richtig'],
  no: ['nein', 'nein danke', 'nö', 'das stimmt nicht', 'eher nicht'],
  fallback: 'Das habe ich leider nicht verstanden. Sagst du es bitte noch einmal anders?',
};

/** Converts a language tag to one of the two supported languages. */
export function toProjectLanguage(language: string): 'en' | 'de' {
  return /^de\b/i.test(language) ? 'de' : 'en';
}

export function isSupportedLanguage(language: string): boolean {
  return /^(en|de)\b/i.test(language);
}

export function getDefaultPhrases(language: string): DefaultPhrases {
  return toProjectLanguage(language) === 'de' ? german : english;
}
