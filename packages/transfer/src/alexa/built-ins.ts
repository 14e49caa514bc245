import { projectLanguage } from '../spoken-words.ts';

/** What becomes of a built-in intent in a project that is made of a skill. */
export type BuiltInRole = 'help' | 'end' | 'home' | 'answer';

interface BuiltIn {
  readonly role: BuiltInRole;
  readonly en: readonly string[];
  readonly de: readonly string[];
}

/** Built-in intents come without samples, since the platform knows them; here are ours. */
const builtIns: Readonly<Record<string, BuiltIn>> = {
  'AMAZON.HelpIntent': {
    role: 'help',
    en: ['help', 'help me', 'what can I say', 'what can you do', 'I need some help'],
    de: ['Hilfe', 'hilf mir', 'was kann ich sagen', 'was kannst du', 'ich brauche Hilfe'],
  },
  'AMAZON.StopIntent': {
    role: 'end',
    en: ['stop', 'goodbye', 'bye', 'quit', 'exit', 'that is all'],
    de: ['stopp', 'stop', 'beenden', 'tschüss', 'auf Wiedersehen', 'das war alles'],
  },
  'AMAZON.CancelIntent': {
    role: 'end',
    en: ['cancel', 'never mind', 'forget it', 'cancel that'],
    de: ['abbrechen', 'vergiss es', 'lass es', 'schon gut'],
  },
  'AMAZON.NavigateHomeIntent': {
    role: 'home',
    en: ['go home', 'home', 'main menu', 'back to the beginning'],
    de: ['zum Anfang', 'Hauptmenü', 'nach Hause', 'zurück zum Anfang'],
  },
  'AMAZON.StartOverIntent': {
    role: 'home',
    en: ['start over', 'start again', 'begin again', 'restart'],
    de: ['von vorn', 'noch einmal von vorn', 'neu anfangen', 'neu starten'],
  },
  'AMAZON.YesIntent': {
    role: 'answer',
    en: ['yes', 'yes please', 'yeah', 'yep', 'sure', 'of course'],
    de: ['ja', 'ja bitte', 'jawohl', 'klar', 'gern', 'natürlich'],
  },
  'AMAZON.NoIntent': {
    role: 'answer',
    en: ['no', 'no thanks', 'nope', 'no thank you'],
    de: ['nein', 'nein danke', 'nö', 'lieber nicht'],
  },
  'AMAZON.RepeatIntent': {
    role: 'answer',
    en: ['repeat', 'repeat that', 'say that again', 'pardon'],
    de: ['wiederholen', 'wiederhole das', 'sag das noch einmal', 'wie bitte'],
  },
  'AMAZON.NextIntent': {
    role: 'answer',
    en: ['next', 'next one', 'skip', 'go on'],
    de: ['weiter', 'nächste', 'überspringen'],
  },
  'AMAZON.PreviousIntent': {
    role: 'answer',
    en: ['previous', 'go back', 'the one before'],
    de: ['zurück', 'vorherige', 'das davor'],
  },
  'AMAZON.MoreIntent': {
    role: 'answer',
    en: ['more', 'tell me more', 'show me more'],
    de: ['mehr', 'erzähl mir mehr', 'zeig mir mehr'],
  },
  'AMAZON.PauseIntent': { role: 'answer', en: ['pause', 'wait', 'hold on'], de: ['Pause', 'warte', 'einen Moment'] },
  'AMAZON.ResumeIntent': {
    role: 'answer',
    en: ['resume', 'continue', 'carry on'],
    de: ['fortsetzen', 'weitermachen', 'mach weiter'],
  },
};

export const fallbackIntent = 'AMAZON.FallbackIntent';
/** A skill has these, or it is not certified. */
export const requiredBuiltIns = [
  'AMAZON.CancelIntent',
  'AMAZON.HelpIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.StopIntent',
] as const;

export function isBuiltIn(name: string): boolean {
  return name.startsWith('AMAZON.');
}

/** How a built-in is handled; undefined for one that is not known here. */
export function findBuiltIn(
  name: string,
  language: string,
): { role: BuiltInRole; samples: readonly string[] } | undefined {
  const known = Object.hasOwn(builtIns, name) ? builtIns[name] : undefined;
  return known && { role: known.role, samples: known[projectLanguage(language)] };
}
