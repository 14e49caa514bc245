import { useChatWords } from './chat-words.tsx';
import classes from './language-choice.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly string[];
  readonly language: string | undefined;
  readonly isReady: boolean;
  readonly onChoose: (language: string) => void;
}

/** The languages that the visitor may go on in, each by its own name. */
export function LanguageChoice({ languages, language, isReady, onChoose }: LanguageChoiceProps) {
  const words = useChatWords();
  if (languages.length < 2) return null;
  return (
    <select
      className={classes.select}
      aria-label={words.language}
      title={words.language}
      value={language}
      disabled={!isReady}
      onChange={(event) => onChoose(event.target.value)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {getOwnName(one)}
        </option>
      ))}
    </select>
  );
}

/** The name of a language in itself, such as 'Deutsch'; the code that the project gives for one that is none. */
function getOwnName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
