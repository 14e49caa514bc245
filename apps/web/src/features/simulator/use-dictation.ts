import { useEffect, useRef, useState } from 'react';

/** As much of the browser's speech recognition as is used here; the types of the DOM have none. */
interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

/** What is heard: the results are there when the event comes. */
interface HeardEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** Takes down what is said, where the browser can; undefined where it cannot. */
export function useDictation(language: string, onHeard: (text: string) => void) {
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const Maker = makerOf(globalThis);
  if (!Maker) return undefined;

  function start(Made: RecognitionMaker) {
    const recognition = new Made();
    recognition.lang = language;
    recognition.addEventListener('result', (event) => {
      // What a recognition calls 'result' has results.
      const { results } = event as HeardEvent;
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

function makerOf(scope: object): RecognitionMaker | undefined {
  const names = scope as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}
