import { findLanguageByTag, type ProjectLanguage } from '@confab/model';

/** Texts that a channel gives when no assistant can answer, and the words for yes, no and help. */
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
const spanish: Phrases = {
  away: 'Este asistente no está disponible en este momento.',
  tooFast: 'Eso ha sido un poco rápido. Espere un momento y vuelva a intentarlo.',
  full: 'Este asistente mantiene muchas conversaciones en este momento. Vuelva a intentarlo más tarde.',
  cannot: 'Lo siento, este asistente no puede hacer eso.',
  yes: 'sí',
  no: 'no',
  help: 'ayuda',
  listen: 'Escuchar',
  watch: 'Ver el vídeo',
};
const french: Phrases = {
  away: "Cet assistant n'est pas disponible pour le moment.",
  tooFast: 'Un peu trop vite. Patientez un instant, puis réessayez.',
  full: 'Cet assistant mène beaucoup de conversations en ce moment. Réessayez plus tard.',
  cannot: 'Désolé, cet assistant ne peut pas faire cela.',
  yes: 'oui',
  no: 'non',
  help: 'aide',
  listen: 'Écouter',
  watch: 'Voir la vidéo',
};

const phrases: Readonly<Record<ProjectLanguage, Phrases>> = { en: english, de: german, es: spanish, fr: french };

/** Returns the phrases for a language tag such as `de-AT`; English for unknown languages. */
export function getPhrases(language: string): Phrases {
  return phrases[findLanguageByTag(language) ?? 'en'];
}
