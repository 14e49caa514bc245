import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { create } from 'zustand';

/** The text being read aloud; at most one on the page. */
const useSpoken = create<{ readonly spoken: string | undefined }>(() => ({ spoken: undefined }));

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Reads a text aloud and stops the previous one. */
export function speak(text: string, language: string): void {
  if (!canSpeak() || text === '') return;
  stopSpeaking();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const end = () => useSpoken.setState(({ spoken }) => (spoken === text ? { spoken: undefined } : {}));
  utterance.addEventListener('end', end);
  utterance.addEventListener('error', end);
  useSpoken.setState({ spoken: text });
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
  useSpoken.setState({ spoken: undefined });
}

/** Whether this text is being read aloud. */
export function useIsSpeaking(text: string): boolean {
  return useSpoken(({ spoken }) => spoken === text);
}

/** The spoken text of all responses of a turn. */
export function getSpokenText(outputs: readonly TurnOutput[]): string {
  return outputs
    .flatMap((output) => (output.type === 'response' ? [stripSpeechMarkdown(output.spokenText)] : []))
    .filter((text) => text !== '')
    .join('\n');
}
