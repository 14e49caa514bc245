import { useEffect, useRef, type ReactNode } from 'react';
import { splitSpeech } from './split-speech.ts';
import classes from './speech.module.css';

interface SpeechHighlightProps {
  /** The id of the text area. */
  readonly fieldId: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Colours the marks and tokens of the text area in it, by a copy of its text behind it. */
export function SpeechHighlight({ fieldId, text, children }: SpeechHighlightProps) {
  const copy = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    // jsdom has no ResizeObserver.
    if (!field || !('ResizeObserver' in window)) return undefined;
    const follow = () => {
      if (!copy.current) return;
      copy.current.style.width = `${field.clientWidth}px`;
      copy.current.style.height = `${field.clientHeight}px`;
      copy.current.scrollTop = field.scrollTop;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(field);
    field.addEventListener('scroll', follow);
    return () => {
      observer.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [fieldId]);

  return (
    <div className={classes.highlighted}>
      <div ref={copy} className={classes.copy} aria-hidden="true">
        {splitSpeech(text).map((part, at) =>
          part.kind === 'words' ? (
            part.text
          ) : (
            // Parts have no id, so the index is their key.
            <mark key={at} data-kind={part.kind}>
              {part.text}
            </mark>
          ),
        )}
        {'\n'}
      </div>
      {children}
    </div>
  );
}
