import { toProjectLanguage } from '../default-phrases.ts';

/** How a built-in intent is handled in an imported project. */
export type BuiltInRole = 'help' | 'end' | 'home' | 'answer';

interface BuiltIn {
  readonly role: BuiltInRole;
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** Samples for built-in intents, which have none in the package. */
const builtIns: Readonly<Record<string, BuiltIn>> = {
  Help: {
    role: 'help',
    en: ['help', 'help me', 'what can I say', 'what can you do', 'I need some help'],
    de: ['Hilfe', 'hilf mir', 'was kann ich sagen', 'was kannst du', 'ich brauche Hilfe'],
  },
  Stop: {
    role: 'end',
    en: ['stop', 'goodbye', 'bye', 'quit', 'exit', 'that is all'],
    de: ['stopp', 'stop', 'beenden', 'tschüss', 'auf Wiedersehen', 'das war alles'],
  },
  Cancel: {
    role: 'end',
    en: ['cancel', 'never mind', 'forget it', 'cancel that'],
    de: ['abbrechen', 'vergiss es', 'lass es', 'schon gut'],
  },
  NavigateHome: {
    role: 'home',
    en: ['go home', 'home', 'main menu', 'back to the beginning'],
    de: ['zum Anfang', 'Hauptmenü', 'nach Hause', 'zurück zum Anfang'],
  },
  StartOver: {
    role: 'home',
    en: ['start over', 'start again', 'begin again', 'restart'],
    de: ['von vorn', 'noch einmal von vorn', 'neu anfangen', 'neu starten'],
  },
  Yes: {
    role: 'answer',
    en: ['yes', 'yes please', 'yeah', 'yep', 'sure', 'of course'],
    de: ['ja', 'ja bitte', 'jawohl', 'klar', 'gern', 'natürlich'],
  },
  No: {
    role: 'answer',
    en: ['no', 'no thanks', 'nope', 'no thank you'],
    de: ['nein', 'nein danke', 'nö', 'lieber nicht'],
  },
  Repeat: {
    role: 'answer',
    en: ['repeat', 'repeat that', 'say that again', 'pardon'],
    de: ['wiederholen', 'wiederhole das', 'sag das noch einmal', 'wie bitte'],
  },
  Next: {
    role: 'answer',
    en: ['next', 'next one', 'skip', 'go on'],
    de: ['weiter', 'nächste', 'überspringen'],
  },
  Previous: {
    role: 'answer',
    en: ['previous', 'go back', 'the one before'],
    de: ['zurück', 'vorherige', 'das davor'],
  },
  More: {
    role: 'answer',
    en: ['more', 'tell me more', 'show me more'],
    de: ['mehr', 'erzähl mir mehr', 'zeig mir mehr'],
  },
  Pause: { role: 'answer', en: ['pause', 'wait', 'hold on'], de: ['Pause', 'warte', 'einen Moment'] },
  Resume: {
    role: 'answer',
    en: ['resume', 'continue', 'carry on'],
    de: ['fortsetzen', 'weitermachen', 'mach weiter'],
  },
  LoopOn: { role: 'answer', en: ['loop on', 'repeat all'], de: ['Schleife an', 'alles wiederholen'] },
  LoopOff: { role: 'answer', en: ['loop off', 'stop repeating'], de: ['Schleife aus', 'nicht mehr wiederholen'] },
  ShuffleOn: { role: 'answer', en: ['shuffle on', 'shuffle'], de: ['Zufallswiedergabe an', 'mischen'] },
  ShuffleOff: { role: 'answer', en: ['shuffle off', 'stop shuffling'], de: ['Zufallswiedergabe aus', 'nicht mischen'] },
};

export const fallbackIntent = 'AMAZON.FallbackIntent';
/** Built-in intents that certification requires. */
export const requiredBuiltIns = ['Cancel', 'Help', 'NavigateHome', 'Stop'] as const;

export function isBuiltIn(name: string): boolean {
  return name.startsWith('AMAZON.');
}

/** Returns the name of a built-in intent in projects and channels: `AMAZON.StopIntent` gives `Stop`. */
export function toShortName(name: string): string {
  return /^AMAZON\.(\w+?)(?:Intent)?$/.exec(name)?.[1] ?? name;
}

/** Returns the platform name of a built-in intent; undefined for other intents. */
export function toBuiltInName(name: string): string | undefined {
  if (isBuiltIn(name)) return name;
  const known = Object.keys(builtIns).find((one) => one.toLowerCase() === name.toLowerCase());
  return known && `AMAZON.${known}Intent`;
}

/** Finds the role and samples of a built-in intent by its short name; undefined when it is not supported. */
export function findBuiltIn(
  name: string,
  language: string,
): { role: BuiltInRole; samples: readonly string[] } | undefined {
  const known = Object.hasOwn(builtIns, name) ? builtIns[name] : undefined;
  return known && { role: known.role, samples: known[toProjectLanguage(language)] };
}
