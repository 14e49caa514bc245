import { toProjectLanguage } from '../default-phrases.ts';

/** What becomes of a built-in intent in a project that is made of a skill. */
export type BuiltInRole = 'help' | 'end' | 'home' | 'answer';

interface BuiltIn {
  readonly role: BuiltInRole;
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** Built-in intents come without samples, since the platform knows them; here are ours. */
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
};

export const fallbackIntent = 'AMAZON.FallbackIntent';
/** A skill has these, or it is not certified. */
export const requiredBuiltIns = ['Cancel', 'Help', 'NavigateHome', 'Stop'] as const;

export function isBuiltIn(name: string): boolean {
  return name.startsWith('AMAZON.');
}

/** What a built-in intent is called in a project: `AMAZON.StopIntent` is Stop, which is what the channel calls it too. */
export function toShortName(name: string): string {
  return /^AMAZON\.(\w+?)(?:Intent)?$/.exec(name)?.[1] ?? name;
}

/** What the platform calls an intent of a project that it knows by itself; undefined for any other. */
export function toBuiltInName(name: string): string | undefined {
  const known = Object.keys(builtIns).find((one) => one.toLowerCase() === name.toLowerCase());
  return known && `AMAZON.${known}Intent`;
}

/** How a built-in is handled, by its short name; undefined for one that is not known here. */
export function findBuiltIn(
  name: string,
  language: string,
): { role: BuiltInRole; samples: readonly string[] } | undefined {
  const known = Object.hasOwn(builtIns, name) ? builtIns[name] : undefined;
  return known && { role: known.role, samples: known[toProjectLanguage(language)] };
}
