import type { ProjectLanguage } from '@confab/model';
import { toProjectLanguage } from '../default-phrases.ts';

/** How a built-in intent is handled in an imported project. */
export type BuiltInRole = 'help' | 'end' | 'home' | 'answer';

type BuiltIn = Readonly<Record<ProjectLanguage, readonly string[]>> & { readonly role: BuiltInRole };

/** Samples for built-in intents, which have none in the package. */
const builtIns: Readonly<Record<string, BuiltIn>> = {
  Help: {
    role: 'help',
    en: ['help', 'help me', 'what can I say', 'what can you do', 'I need some help'],
    de: ['Hilfe', 'hilf mir', 'was kann ich sagen', 'was kannst du', 'ich brauche Hilfe'],
    es: ['ayuda', 'ayúdame', 'qué puedo decir', 'qué sabes hacer', 'necesito ayuda'],
    fr: ['aide', 'aide-moi', 'que puis-je dire', 'que sais-tu faire', "j'ai besoin d'aide"],
  },
  Stop: {
    role: 'end',
    en: ['stop', 'goodbye', 'bye', 'quit', 'exit', 'that is all'],
    de: ['stopp', 'stop', 'beenden', 'tschüss', 'auf Wiedersehen', 'das war alles'],
    es: ['para', 'adiós', 'salir', 'terminar', 'hasta luego', 'eso es todo'],
    fr: ['stop', 'arrête', 'au revoir', 'quitter', 'terminer', "c'est tout"],
  },
  Cancel: {
    role: 'end',
    en: ['cancel', 'never mind', 'forget it', 'cancel that'],
    de: ['abbrechen', 'vergiss es', 'lass es', 'schon gut'],
    es: ['cancelar', 'cancela', 'olvídalo', 'déjalo', 'da igual'],
    fr: ['annuler', 'annule', 'laisse tomber', 'oublie ça', "n'importe"],
  },
  NavigateHome: {
    role: 'home',
    en: ['go home', 'home', 'main menu', 'back to the beginning'],
    de: ['zum Anfang', 'Hauptmenü', 'nach Hause', 'zurück zum Anfang'],
    es: ['inicio', 'ir al inicio', 'menú principal', 'volver al principio'],
    fr: ['accueil', "retour à l'accueil", 'menu principal', 'revenir au début'],
  },
  StartOver: {
    role: 'home',
    en: ['start over', 'start again', 'begin again', 'restart'],
    de: ['von vorn', 'noch einmal von vorn', 'neu anfangen', 'neu starten'],
    es: ['empezar de nuevo', 'empieza otra vez', 'desde el principio', 'reiniciar'],
    fr: ['recommencer', 'recommence', 'repartir du début', 'redémarrer'],
  },
  Yes: {
    role: 'answer',
    en: ['yes', 'yes please', 'yeah', 'yep', 'sure', 'of course'],
    de: ['ja', 'ja bitte', 'jawohl', 'klar', 'gern', 'natürlich'],
    es: ['sí', 'sí, por favor', 'claro', 'claro que sí', 'vale', 'por supuesto'],
    fr: ['oui', 'oui, merci', 'ouais', 'bien sûr', "d'accord", 'volontiers'],
  },
  No: {
    role: 'answer',
    en: ['no', 'no thanks', 'nope', 'no thank you'],
    de: ['nein', 'nein danke', 'nö', 'lieber nicht'],
    es: ['no', 'no, gracias', 'para nada', 'mejor no'],
    fr: ['non', 'non merci', 'pas du tout', 'plutôt pas'],
  },
  Repeat: {
    role: 'answer',
    en: ['repeat', 'repeat that', 'say that again', 'pardon'],
    de: ['wiederholen', 'wiederhole das', 'sag das noch einmal', 'wie bitte'],
    es: ['repetir', 'repite', 'repítelo', 'dilo otra vez', 'cómo dices'],
    fr: ['répéter', 'répète', 'répète ça', 'redis-le', 'pardon'],
  },
  Next: {
    role: 'answer',
    en: ['next', 'next one', 'skip', 'go on'],
    de: ['weiter', 'nächste', 'überspringen'],
    es: ['siguiente', 'el siguiente', 'saltar', 'continúa'],
    fr: ['suivant', 'le suivant', 'passer', 'continue'],
  },
  Previous: {
    role: 'answer',
    en: ['previous', 'go back', 'the one before'],
    de: ['zurück', 'vorherige', 'das davor'],
    es: ['anterior', 'atrás', 'vuelve atrás', 'el de antes'],
    fr: ['précédent', 'retour', 'reviens en arrière', "celui d'avant"],
  },
  More: {
    role: 'answer',
    en: ['more', 'tell me more', 'show me more'],
    de: ['mehr', 'erzähl mir mehr', 'zeig mir mehr'],
    es: ['más', 'cuéntame más', 'muéstrame más'],
    fr: ['plus', 'dis-moi en plus', 'montre-moi plus'],
  },
  Pause: {
    role: 'answer',
    en: ['pause', 'wait', 'hold on'],
    de: ['Pause', 'warte', 'einen Moment'],
    es: ['pausa', 'espera', 'un momento'],
    fr: ['pause', 'attends', 'un instant'],
  },
  Resume: {
    role: 'answer',
    en: ['resume', 'continue', 'carry on'],
    de: ['fortsetzen', 'weitermachen', 'mach weiter'],
    es: ['reanudar', 'continuar', 'sigue'],
    fr: ['reprendre', 'continuer', 'reprends'],
  },
  LoopOn: {
    role: 'answer',
    en: ['loop on', 'repeat all'],
    de: ['Schleife an', 'alles wiederholen'],
    es: ['activar bucle', 'repetir todo'],
    fr: ['activer la boucle', 'tout répéter'],
  },
  LoopOff: {
    role: 'answer',
    en: ['loop off', 'stop repeating'],
    de: ['Schleife aus', 'nicht mehr wiederholen'],
    es: ['desactivar bucle', 'dejar de repetir'],
    fr: ['désactiver la boucle', 'arrêter de répéter'],
  },
  ShuffleOn: {
    role: 'answer',
    en: ['shuffle on', 'shuffle'],
    de: ['Zufallswiedergabe an', 'mischen'],
    es: ['modo aleatorio', 'mezclar'],
    fr: ['lecture aléatoire', 'mélanger'],
  },
  ShuffleOff: {
    role: 'answer',
    en: ['shuffle off', 'stop shuffling'],
    de: ['Zufallswiedergabe aus', 'nicht mischen'],
    es: ['desactivar modo aleatorio', 'no mezclar'],
    fr: ['désactiver la lecture aléatoire', 'ne pas mélanger'],
  },
};

export const fallbackIntent = 'AMAZON.FallbackIntent';
/** The intents as which the platform sends a yes and a no. */
export const yesNoIntents = ['AMAZON.YesIntent', 'AMAZON.NoIntent'] as const;
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
