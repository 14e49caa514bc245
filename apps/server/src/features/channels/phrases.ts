/** Texts that a channel says by itself when no assistant can, and the words for yes, no and help. */
export interface Phrases {
  readonly away: string;
  readonly tooFast: string;
  readonly full: string;
  readonly cannot: string;
  readonly yes: string;
  readonly no: string;
  readonly help: string;
  /** The captions of links to a sound and to a video. */
  readonly listen: string;
  readonly watch: string;
}

const english: Phrases = {
  away: 'This assistant is not available at the moment.',
  tooFast: 'That was a little fast. Please wait a moment and try again.',
  full: 'This assistant holds very many conversations at the moment. Please try again later.',
  cannot: 'Sorry, this assistant cannot do that.',
  yes: 'yes',
  no: 'no',
  help: 'help',
  listen: 'Listen',
  watch: 'Watch the video',
};
const german: Phrases = {
  away: 'Dieser Assistent ist im Moment nicht verfügbar.',
  tooFast: 'Das ging etwas schnell. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  full: 'Dieser Assistent führt im Moment sehr viele Gespräche. Bitte versuchen Sie es später noch einmal.',
  cannot: 'Das kann dieser Assistent leider nicht.',
  yes: 'ja',
  no: 'nein',
  help: 'Hilfe',
  listen: 'Anhören',
  watch: 'Video ansehen',
};

/** Returns the phrases for a language tag such as `de-AT`; English for unknown languages. */
export function getPhrases(language: string): Phrases {
  return /^de\b/i.test(language) ? german : english;
}
