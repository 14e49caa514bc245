import { useEffect, useRef, useState } from 'react';

/** Just as much of the browser's speech recognition as is used; not every browser has it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface HeardEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** Takes down what somebody says. */
export interface Dictation {
  readonly isThere: boolean;
  readonly isOn: boolean;
  /** The last attempt heard nothing, or was not allowed to. */
  readonly hasFailed: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The browser's dictation. `onHeard` gets all that was heard since the start, over and over, as it grows. */
export function useDictation(language: string | undefined, onHeard: (text: string) => void): Dictation {
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const current = useRef<Recognition>(undefined);
  const make = recognitionMaker();

  useEffect(() => () => current.current?.abort(), []);

  return {
    isThere: make !== undefined,
    isOn,
    hasFailed,
    start() {
      const recognition = make?.();
      if (!recognition) return;
      if (language !== undefined) recognition.lang = language;
      recognition.interimResults = true;
      recognition.addEventListener('result', (event) => onHeard(textOf(event)));
      recognition.addEventListener('error', () => setFailed(true));
      recognition.addEventListener('end', () => setOn(false));
      current.current = recognition;
      setFailed(false);
      setOn(true);
      recognition.start();
    },
    stop: () => current.current?.stop(),
  };
}

function recognitionMaker(): (() => Recognition) | undefined {
  // Chromium and Safari know it under the second name; the libraries of types know neither.
  const known = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  const Maker = known.SpeechRecognition ?? known.webkitSpeechRecognition;
  return Maker && (() => new Maker());
}

function textOf(event: Event): string {
  // The event of its kind: it is listened to under that name alone.
  const { results } = event as HeardEvent;
  return Array.from(results, (result) => result[0]?.transcript ?? '').join('');
}
