import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { create } from 'zustand';

/** What is being read aloud; one thing at a time in the whole page. */
const useSpoken = create<{ readonly spoken: string | undefined }>(() => ({ spoken: undefined }));

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Reads a text aloud instead of what is being read. */
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

/** Whether this very text is being read. */
export function useIsSpeaking(text: string): boolean {
  return useSpoken(({ spoken }) => spoken === text);
}

/** All that a turn says, as it is read. */
export function spokenOf(outputs: readonly TurnOutput[]): string {
  return outputs
    .flatMap((output) => (output.type === 'response' ? [stripSpeechMarkdown(output.spokenText)] : []))
    .filter((text) => text !== '')
    .join('\n');
}
