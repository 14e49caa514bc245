import { useEffect, type SetStateAction } from 'react';
import { create } from 'zustand';
import { createVoice, type Speech } from '../../../chat/messages/use-speech.ts';

/**
 * The text that the simulator is reading aloud. It outlives the components, which differ for each placement of the
 * simulator.
 */
const useSpeaking = create<{ readonly speaking: string | undefined }>(() => ({ speaking: undefined }));
/** How many simulators are shown. */
let shownCount = 0;

function setSpeaking(change: SetStateAction<string | undefined>) {
  useSpeaking.setState(({ speaking }) => ({ speaking: typeof change === 'function' ? change(speaking) : change }));
}

/** The voice that reads responses aloud, wherever the simulator is; the text is the id of what it reads. */
export function useSimulatorSpeech(): Speech {
  return { ...createVoice(setSpeaking), speaking: useSpeaking((state) => state.speaking) };
}

/** Ends reading aloud when the simulator is hidden or closed, and not when it moves to another place. */
export function useSilenceWhenHidden(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    shownCount += 1;
    return () => {
      shownCount -= 1;
      // A simulator that moves is shown at its new place before the microtasks run.
      queueMicrotask(() => {
        if (shownCount === 0 && useSpeaking.getState().speaking !== undefined) createVoice(setSpeaking).stop();
      });
    };
  }, [isOpen]);
}
