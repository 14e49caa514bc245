import type { ChatWords } from '../words.ts';
import type { Dictation } from './use-dictation.ts';

/** The label of the microphone button, and the props that make it start and stop dictation. */
export function getDictationToggle({ isOn, start, stop }: Dictation, { dictate, stopDictating }: ChatWords) {
  return { label: isOn ? stopDictating : dictate, props: { 'aria-pressed': isOn, onClick: isOn ? stop : start } };
}
