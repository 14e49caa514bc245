import { useEffect, useState } from 'react';

/** Reads messages aloud with the browser's own voice, one at a time. */
export interface Speech {
  readonly isThere: boolean;
  /** Which message is being read; undefined when it is quiet. */
  readonly speaking: string | undefined;
  readonly listen: (id: string, text: string, language: string | undefined) => void;
  readonly stop: () => void;
}

/** The browser's speech; `isThere` is false where it has none, and nobody is offered what does not work. */
export function useSpeech(): Speech {
  const [speaking, setSpeaking] = useState<string>();
  const isThere = 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

  useEffect(() => {
    if (!isThere) return undefined;
    return () => window.speechSynthesis.cancel();
  }, [isThere]);

  return {
    isThere,
    speaking,
    listen(id, text, language) {
      window.speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      if (language !== undefined) utterance.lang = language;
      // The one that was stopped for this one ends late, and says nothing about this one.
      const quiet = () => setSpeaking((now) => (now === id ? undefined : now));
      utterance.addEventListener('end', quiet);
      utterance.addEventListener('error', quiet);
      setSpeaking(id);
      window.speechSynthesis.speak(utterance);
    },
    stop() {
      window.speechSynthesis.cancel();
      setSpeaking(undefined);
    },
  };
}
