import { findLanguageByTag, type ProjectLanguage } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';

/** Commands that every page understands; a question that takes any words has home as an answer. */
export type Command = 'repeat' | 'back' | 'restart' | 'home' | 'cancel' | 'skip' | 'decline';

const english: Readonly<Record<Command, string>> = {
  repeat:
    'repeat|repeat that|repeat please|say that again|say it again|again|once more|pardon|what did you say|come again',
  back: 'back|go back|previous|go up|one up|back please|take me back',
  restart: 'start over|start again|from the start|from the beginning|begin again|restart|main menu',
  home: 'home',
  cancel: 'cancel|cancel that|never mind|nevermind|forget it|stop|quit|abort|leave it',
  skip: 'skip|skip it|skip that|skip this|pass|leave it out|no answer|none|nothing|next question',
  decline:
    "no|no thanks|no thank you|nope|not really|no need|nah|nothing else|nothing more|that's it|that is it|no that's it|no that is it|that's all|that is all|i'm good|i'm fine|all good|no more questions",
};
const german: Readonly<Record<Command, string>> = {
  repeat:
    'wiederholen|wiederhole|wiederhole das|nochmal|noch mal|noch einmal|sag das noch einmal|bitte wiederholen|wie bitte',
  back: 'zurück|geh zurück|gehe zurück|eins zurück|bitte zurück|nach oben',
  restart: 'von vorne|von vorn|noch einmal von vorne|neu anfangen|neu starten|hauptmenü|zum anfang',
  home: 'startseite',
  cancel: 'abbrechen|abbruch|vergiss es|lass es|schon gut|stopp|stop|aufhören',
  skip: 'überspringen|überspringe das|weiter|weglassen|keine angabe|nichts|nächste frage',
  decline:
    'nein|nein danke|nö|nö danke|nee|nee danke|ne|ne danke|lieber nicht|sonst nichts|nichts weiter|nichts mehr|das ist alles|das war alles|passt schon|alles gut|keine fragen mehr',
};
const spanish: Readonly<Record<Command, string>> = {
  repeat:
    'repetir|repite|repítelo|repita|otra vez|una vez más|dilo otra vez|dilo de nuevo|cómo dices|cómo has dicho|qué has dicho',
  back: 'atrás|vuelve atrás|volver|volver atrás|anterior|regresar|vuelve',
  restart:
    'empezar de nuevo|empieza de nuevo|empezar otra vez|desde el principio|volver a empezar|reiniciar|menú principal',
  home: 'inicio',
  cancel: 'cancelar|cancela|cancélalo|olvídalo|déjalo|da igual|para|basta|detente',
  skip: 'saltar|sáltalo|omitir|omítelo|pasar|paso|sin respuesta|ninguno|nada|siguiente pregunta',
  decline: 'no|no, gracias|para nada|mejor no|no hace falta|nada más|eso es todo|ninguna más',
};
const french: Readonly<Record<Command, string>> = {
  repeat:
    "répéter|répète|répétez|répète ça|encore une fois|redis-le|redites-le|pardon|comment|qu'est-ce que tu as dit|qu'avez-vous dit",
  back: 'retour|reviens|revenir|revenir en arrière|reviens en arrière|retourne en arrière|précédent|en arrière',
  restart: 'recommencer|recommence|recommençons|depuis le début|repartir du début|redémarrer|menu principal',
  home: 'accueil',
  cancel: 'annuler|annule|annulez|laisse tomber|laissez tomber|oublie ça|oubliez ça|tant pis|stop|arrête|arrêtez',
  skip: 'passer|passe|passez|sauter|ignorer|ignore|pas de réponse|aucun|rien|question suivante',
  decline: "non|non merci|pas du tout|pas vraiment|plutôt pas|rien d'autre|rien de plus|c'est tout",
};
const commands: readonly Command[] = ['repeat', 'back', 'restart', 'home', 'cancel', 'skip', 'decline'];

const words: Readonly<Record<ProjectLanguage, Readonly<Record<Command, string>>>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};
const phrasesByLanguage = new Map(Object.entries(words).map(([language, own]) => [language, indexPhrases(own)]));

/** Reads a text as a command; the whole text has to be the command. */
export function parseCommand(text: string, language: string): Command | undefined {
  const spoken = splitKeywordWords(text).join(' ');
  return phrasesByLanguage.get(findLanguageByTag(language) ?? 'en')?.get(spoken);
}

/** The phrases of a command in a language. */
export function listPhrases(command: Command, language: string): readonly string[] {
  return words[findLanguageByTag(language) ?? 'en'][command].split('|');
}

function indexPhrases(words: Readonly<Record<Command, string>>): ReadonlyMap<string, Command> {
  return new Map(
    commands.flatMap((command) =>
      words[command].split('|').map((phrase) => [splitKeywordWords(phrase).join(' '), command] as const),
    ),
  );
}
