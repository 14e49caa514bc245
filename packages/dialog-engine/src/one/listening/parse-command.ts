import { splitKeywordWords } from '@confab/understanding';

/** Commands that every page understands. */
export type Command = 'repeat' | 'back' | 'restart' | 'cancel' | 'skip';

const english: Readonly<Record<Command, string>> = {
  repeat:
    'repeat|repeat that|repeat please|say that again|say it again|again|once more|pardon|what did you say|come again',
  back: 'back|go back|previous|go up|one up|back please|take me back',
  restart: 'start over|start again|from the start|from the beginning|begin again|restart|main menu|home',
  cancel: 'cancel|cancel that|never mind|nevermind|forget it|stop|quit|abort|leave it',
  skip: 'skip|skip it|skip that|skip this|pass|leave it out|no answer|none|nothing|next question',
};
const german: Readonly<Record<Command, string>> = {
  repeat:
    'wiederholen|wiederhole|wiederhole das|nochmal|noch mal|noch einmal|sag das noch einmal|bitte wiederholen|wie bitte',
  back: 'zurück|geh zurück|gehe zurück|eins zurück|bitte zurück|nach oben',
  restart: 'von vorne|von vorn|noch einmal von vorne|neu anfangen|neu starten|hauptmenü|startseite|zum anfang',
  cancel: 'abbrechen|abbruch|vergiss es|lass es|schon gut|stopp|stop|aufhören',
  skip: 'überspringen|überspringe das|weiter|weglassen|keine angabe|nichts|nächste frage',
};
const commands: readonly Command[] = ['repeat', 'back', 'restart', 'cancel', 'skip'];

/** Reads a text as a command; the whole text has to be the command. */
export function parseCommand(text: string, language: string): Command | undefined {
  const spoken = splitKeywordWords(text).join(' ');
  const phrases = language.startsWith('de') ? germanPhrases : englishPhrases;
  return phrases.get(spoken);
}

/** The phrases of a command in a language. */
export function listPhrases(command: Command, language: string): readonly string[] {
  return (language.startsWith('de') ? german : english)[command].split('|');
}

const englishPhrases = indexPhrases(english);
const germanPhrases = indexPhrases(german);

function indexPhrases(words: Readonly<Record<Command, string>>): ReadonlyMap<string, Command> {
  return new Map(
    commands.flatMap((command) =>
      words[command].split('|').map((phrase) => [splitKeywordWords(phrase).join(' '), command] as const),
    ),
  );
}
