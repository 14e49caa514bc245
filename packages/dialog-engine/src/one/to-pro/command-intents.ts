import { findChosenIndex, splitKeywordWords } from '@confab/understanding';
import { isWholeMatch, type PageListener } from '../listening/page-listener.ts';
import { listPhrases, type Command } from '../listening/parse-command.ts';
import { getCommandWords } from './command-words.ts';
import { leavesAnyQuestion } from './plan-intents.ts';
import type { UniqueNames } from './unique-names.ts';

/** An intent that matches only its samples: a command, or a choice of a menu by its number. */
interface CommandIntent {
  readonly id: string;
  readonly name: string;
  readonly samples: readonly string[];
}

/** The intents that are the same in all One projects. */
export interface CommandPlan {
  readonly commands: Readonly<Record<Command, CommandIntent>>;
  /** Phrases of a form's commands that are also keywords of help and goodbye. */
  readonly shadowed: Readonly<Record<'cancel' | 'skip', CommandIntent>>;
  /** Ways to say no that are keywords of pages, so they are not farewells. */
  readonly heardNo: CommandIntent;
  /** Choices by number, from the first; further choices of a menu are taken by name only. */
  readonly numbers: readonly CommandIntent[];
  readonly last: CommandIntent;
  /** Phrases that keywords of pages contain, so that they stay keywords. */
  readonly takenPhrases: number;
}

/** Plans the intents of commands and numbers in the language of the project. */
export function planCommands(
  language: string,
  listener: PageListener,
  newId: () => string,
  names: UniqueNames,
): CommandPlan {
  const words = getCommandWords(language);
  let takenPhrases = 0;
  const plan = (name: string, phrases: readonly string[]): CommandIntent => {
    const free = phrases.filter((phrase) => listener.findPages(phrase).length === 0);
    takenPhrases += phrases.length - free.length;
    return { id: newId(), name: names.take(name), samples: free };
  };
  const commands = {
    repeat: plan(words.repeat, listPhrases('repeat', language)),
    back: plan(words.back, listPhrases('back', language)),
    restart: plan(words.restart, listPhrases('restart', language)),
    home: plan(words.home, listPhrases('home', language)),
  };
  const isShadowed = (phrase: string) =>
    listener.findPages(phrase).some(({ page, match }) => leavesAnyQuestion(page) && isWholeMatch(match));
  const planForm = (command: 'cancel' | 'skip', isOwn: boolean): CommandIntent => {
    const name = isOwn ? words[command] : `${words[command]} (${words.choice})`;
    const samples = listPhrases(command, language).filter((phrase) => isShadowed(phrase) !== isOwn);
    return { id: newId(), name: names.take(name), samples };
  };
  const planNo = (name: string, isHeard: boolean): CommandIntent => {
    const samples = listPhrases('decline', language).filter(
      (phrase) => listener.findPages(phrase).length > 0 === isHeard,
    );
    return { id: newId(), name: names.take(name), samples };
  };
  const count = words.numbers.length;
  const listSamples = (index: number) => {
    const written = words.forms.map((form) =>
      form
        .replace('{n}', String(index + 1))
        .replace('{w}', words.numbers[index] ?? '')
        .replace('{o}', words.ordinals[index] ?? ''),
    );
    const heard = written.filter((text) => findChosenIndex(text, count, language) === index);
    return [...new Set(heard.map((text) => splitKeywordWords(text).join(' ')))];
  };
  return {
    commands: {
      ...commands,
      // In a form these decide before all keywords.
      cancel: planForm('cancel', true),
      skip: planForm('skip', true),
      decline: planNo(words.decline, false),
    },
    heardNo: planNo(`${words.decline} (${words.choice})`, true),
    shadowed: { cancel: planForm('cancel', false), skip: planForm('skip', false) },
    numbers: words.numbers.map((_word, index) => ({
      id: newId(),
      name: names.take(`${words.choice} ${index + 1}`),
      samples: listSamples(index),
    })),
    last: { id: newId(), name: names.take(words.last), samples: words.lastWords.split('|') },
    takenPhrases,
  };
}
