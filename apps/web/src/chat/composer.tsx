import { useEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { words } from './words.ts';

interface ComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly isReady: boolean;
  readonly onSend: (text: string) => void;
}

/** An utterance is cut at this length by the engine, so nobody should be able to type more. */
const longestUtterance = 1_000;

/** Where the visitor writes. Enter sends, Shift and Enter makes a new line; one can write on while waiting. */
export function Composer({ inputRef, isReady, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const canSend = isReady && text.trim() !== '';

  useEffect(() => {
    // On a phone, focusing would open the keyboard over the first words.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) inputRef.current?.focus();
  }, [inputRef]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(text.trim());
    setText('');
    inputRef.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className="composer" onSubmit={send}>
      <textarea
        ref={inputRef}
        rows={1}
        aria-label={words.message}
        placeholder={words.placeholder}
        maxLength={longestUtterance}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="send" aria-label={words.send} title={words.send} disabled={!canSend}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
        </svg>
      </button>
    </form>
  );
}
