import { isComposing } from '@confab/ui/is-composing';
import { useEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useChatWords } from '../chat-words.tsx';
import classes from './composer.module.css';
import { Icon } from '../icons.tsx';
import { longestUtterance } from './longest-utterance.ts';
import { getDictationLabel, useDictation } from './use-dictation.ts';
import { useWhen } from './use-when.ts';

interface ComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The label of the input when there are several; 'Your message' by default. */
  readonly label?: string;
  /** Whether a message can be sent now; one sent before goes as soon as it can. */
  readonly isReady: boolean;
  readonly language: string | undefined;
  /** Whether the input gets the focus at start, on devices without a screen keyboard. */
  readonly takesFocus?: boolean;
  readonly onSend: (text: string) => void;
}

/**
 * The input for messages, by typing or dictation. Enter sends, Shift Enter adds a line, arrow up recalls earlier
 * messages, and messages sent while an answer is pending are delivered when it has arrived.
 */
export function Composer({ inputRef, label, isReady, language, takesFocus = true, onSend }: ComposerProps) {
  const words = useChatWords();
  const [text, setText] = useState('');
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  /** Whether the text was sent while the assistant was not ready. */
  const [isDue, setIsDue] = useState(false);
  const isEmpty = text.trim() === '';
  const write = (next: string) => {
    setText(next);
    setIsDue(false);
  };
  const dictation = useDictation(language, (spoken) => write(spoken.slice(0, longestUtterance)));
  const dictationLabel = getDictationLabel(dictation, words);
  const change = (next: string) => {
    write(next);
    dictation.clearFailure();
  };

  useEffect(() => {
    // On a phone, the focus would open the keyboard over the first messages.
    if (takesFocus && window.matchMedia('(hover: hover) and (pointer: fine)').matches) inputRef.current?.focus();
  }, [inputRef, takesFocus]);

  const send = () => {
    dictation.cancel();
    onSend(text.trim());
    setSentTexts((known) => [...known.filter((one) => one !== text.trim()), text.trim()]);
    change('');
    inputRef.current?.focus();
  };
  useWhen(isReady && isDue, send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    // A text that is recognised later would change the sent message, or be sent again.
    dictation.cancel();
    if (isReady) send();
    else setIsDue(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const at = sentTexts.indexOf(text);
    // In a new text the arrow keys move the cursor.
    if (step === 0 || (text !== '' && at === -1)) return;
    event.preventDefault();
    const next = (text === '' ? sentTexts.length : at) + step;
    change(sentTexts[Math.max(0, next)] ?? '');
  };
  return (
    <>
      <form className={classes.composer} onSubmit={submit}>
        <textarea
          ref={inputRef}
          rows={1}
          dir="auto"
          aria-label={label ?? words.message}
          placeholder={dictation.isOn ? words.dictating : words.placeholder}
          maxLength={longestUtterance}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
        />
        {dictation.isThere && (
          <button
            type="button"
            className={classes.dictate}
            aria-pressed={dictation.isOn}
            aria-label={dictationLabel}
            title={dictationLabel}
            onClick={dictation.toggle}
          >
            <Icon name={dictation.isOn ? 'stop' : 'microphone'} />
          </button>
        )}
        <button
          type="submit"
          className={classes.send}
          aria-label={words.send}
          title={words.send}
          disabled={isEmpty || isDue}
        >
          <Icon name="send" />
        </button>
      </form>
      {dictation.hasFailed && (
        <p className={classes.notice} role="status">
          {words.notHeard}
        </p>
      )}
    </>
  );
}
