import { useEffect, useRef, useState } from 'react';

/** The used part of SpeechRecognition, which the DOM types lack. */
interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}
type RecognitionConstructor = new () => Recognition;

/** The result event of SpeechRecognition. */
interface RecognitionEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** Dictation by the microphone; undefined when the browser does not support it. */
export function useDictation(language: string, onHeard: (text: string) => void) {
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const Maker = findRecognition(globalThis);
  if (!Maker) return undefined;

  function start(Recognizer: RecognitionConstructor) {
    const recognition = new Recognizer();
    recognition.lang = language;
    recognition.addEventListener('result', (event) => {
      // A 'result' event always has results.
      const { results } = event as RecognitionEvent;
      onHeard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '));
    });
    recognition.addEventListener('end', () => setListening(false));
    running.current = recognition;
    setListening(true);
    recognition.start();
  }

  return {
    isListening,
    toggle: () => (isListening ? running.current?.abort() : start(Maker)),
  };
}

function findRecognition(scope: object): RecognitionConstructor | undefined {
  const names: { SpeechRecognition?: RecognitionConstructor; webkitSpeechRecognition?: RecognitionConstructor } = scope;
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}
