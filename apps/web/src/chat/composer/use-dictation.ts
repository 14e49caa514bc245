import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  readonly start: () => void;
  /** Ends listening; what was said before still arrives. */
  readonly stop: () => void;
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
    start() {
      const recognition = make?.();
      if (!recognition) return;
      if (language !== undefined) recognition.lang = language;
      recognition.interimResults = true;
      // A canceled recognition may still have events on their way.
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
    stop: () => current.current?.stop(),
    cancel,
  };
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
