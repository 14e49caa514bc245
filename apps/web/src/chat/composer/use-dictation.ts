import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatWords } from '../words.ts';

/** The used part of the browser's speech recognition, which not every browser has. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface SpeechResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** Turns speech into text. */
export interface Dictation {
  readonly isThere: boolean;
  readonly isOn: boolean;
  /** The last attempt detected no speech or was not allowed. */
  readonly hasFailed: boolean;
  readonly clearFailure: () => void;
  /** Starts or ends listening; what was said before it ends still arrives. */
  readonly toggle: () => void;
  /** Ends listening without another text. */
  readonly cancel: () => void;
}

/** Dictation by the browser. `onText` gets the whole text since the start, repeatedly while it grows. */
export function useDictation(language: string | undefined, onText: (text: string) => void): Dictation {
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const current = useRef<Recognition>(undefined);
  const make = findRecognition();

  const clearFailure = () => setFailed(false);
  const cancel = () => {
    const canceled = current.current;
    current.current = undefined;
    canceled?.abort();
    setOn(false);
    clearFailure();
  };
  const end = useEffectEvent(cancel);
  useEffect(() => () => end(), []);

  return {
    isThere: make !== undefined,
    isOn,
    hasFailed,
    clearFailure,
    toggle() {
      if (isOn) return current.current?.stop();
      const recognition = make?.();
      if (!recognition) return;
      if (language !== undefined) recognition.lang = language;
      recognition.interimResults = true;
      // A canceled recognition may still have pending events.
      const listen = (type: string, handle: (event: Event) => void) =>
        recognition.addEventListener(type, (event) => {
          if (current.current === recognition) handle(event);
        });
      listen('result', (event) => onText(getTranscript(event)));
      listen('error', () => setFailed(true));
      listen('end', () => setOn(false));
      current.current = recognition;
      clearFailure();
      setOn(true);
      recognition.start();
    },
    cancel,
  };
}

/** The label of the button that toggles dictation. */
export function getDictationLabel({ isOn }: Dictation, { dictate, stopDictating }: ChatWords): string {
  return isOn ? stopDictating : dictate;
}

function findRecognition(): (() => Recognition) | undefined {
  // Chromium and Safari use the second name; the DOM types contain neither.
  const known = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  const Maker = known.SpeechRecognition ?? known.webkitSpeechRecognition;
  return Maker && (() => new Maker());
}

function getTranscript(event: Event): string {
  // The 'result' event is a speech recognition event.
  const { results } = event as SpeechResultEvent;
  return Array.from(results, (result) => result[0]?.transcript ?? '').join('');
}
