import type { KeyboardEvent } from 'react';
import { useChatWords } from './chat-words.tsx';
import type { Conversation } from './conversation/conversation.ts';
import classes from './language-choice.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly string[];
  readonly language: string | undefined;
  readonly phase: Conversation['phase'];
  readonly onChoose: (language: string) => void;
}

/** The languages that the visitor may continue in, each by its own name. */
export function LanguageChoice({ languages, language, phase, onChoose }: LanguageChoiceProps) {
  const words = useChatWords();
  if (languages.length < 2) return null;
  return (
    <select
      className={classes.select}
      aria-label={words.language}
      title={words.language}
      value={language}
      // Not while waiting: a select that is disabled loses the focus.
      disabled={phase === 'ended'}
      aria-disabled={phase === 'waiting'}
      onKeyDown={openList}
      onChange={(event) => phase === 'ready' && onChoose(event.target.value)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {getOwnName(one)}
        </option>
      ))}
    </select>
  );
}

/**
 * Opens the list of a select. In the closed list an arrow key would choose at once, and each choice is a turn; on
 * Apple's systems the browser opens the list on its own. In the frame of another site the browser refuses to open it;
 * then the space bar does.
 */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  if (!event.key.startsWith('Arrow') || event.altKey || /^(?:Mac|iP)/.test(navigator.platform)) return;
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  try {
    event.currentTarget.showPicker();
  } catch {
    // The list stays closed.
  }
}

/** The name of a language in that language, such as 'Deutsch'; the project's code for an unknown one. */
function getOwnName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
