import { defineWords, useWords, type Translated } from './define-words.ts';

/** The names that people read for the variables that the product sets, by the names that are stored. */
export const systemVariables = {
  ALK_UserUtterance: 'User utterance',
  ALK_LastIntent: 'Last intent',
  ALK_TurnCount: 'Turn count',
  ALK_Platform: 'Platform',
  ALK_Language: 'Language',
  ALK_IsNewUser: 'New user',
  ALK_ProjectName: 'Project name',
};

const words = defineWords(systemVariables, { de: () => import('./variable-names.de.ts') });

export type SystemVariableNames = Translated<typeof systemVariables>;

/** Returns a function that gives the name of a variable that people read; other variables keep their own names. */
export function useSystemVariables(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useWords(words);
  return (name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);
}

/** Returns a function that replaces the names of system variables in a text for people, such as a line of a trace. */
export function useVariableText(): (text: string) => string {
  const getName = useSystemVariables();
  return (text) =>
    text.replaceAll(/\{tv\.(ALK_\w+)\}|\bALK_\w+/g, (whole, inToken: string | undefined) => {
      const name = inToken ?? whole;
      return getName(name) === name ? whole : getName(name);
    });
}
