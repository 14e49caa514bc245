import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';

/** Reads messages aloud with the browser's voice, one at a time. */
export interface Speech {
  readonly isThere: boolean;
  /** The id of the message that is being read; undefined for none. */
  readonly speaking: string | undefined;
  readonly listen: (id: string, text: string, language: string | undefined) => void;
  readonly stop: () => void;
}

/** Speech by the browser until the component is removed. */
export function useSpeech(): Speech {
  const [speaking, setSpeaking] = useState<string>();
  // The browser has one voice, which may be reading for another component.
  const end = useEffectEvent(() => speaking !== undefined && window.speechSynthesis.cancel());
  useEffect(() => () => void end(), []);
  return { ...createVoice(setSpeaking), speaking };
}

/** The voice of the browser, which reports what it reads; `isThere` is false in browsers without it. */
export function createVoice(setSpeaking: Dispatch<SetStateAction<string | undefined>>): Omit<Speech, 'speaking'> {
  return {
    isThere: 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window,
    listen(id, text, language) {
      window.speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      if (language !== undefined) utterance.lang = language;
      // The end event of the previous utterance may arrive after this one has started.
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
