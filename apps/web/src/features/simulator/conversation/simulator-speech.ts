import { createContext, use } from 'react';
import type { Speech } from '../../../chat/messages/use-speech.ts';

const Context = createContext<Speech | undefined>(undefined);

/** Provides the voice that reads responses aloud to the parts below; the id of what it reads is the text. */
export const SimulatorSpeechProvider = Context;

/** The voice of the surrounding provider. */
export function useSimulatorSpeech(): Speech {
  const speech = use(Context);
  if (!speech) throw new Error('There is no SimulatorSpeechProvider above this part.');
  return speech;
}
