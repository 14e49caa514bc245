import { useState, type RefObject } from 'react';
import type { CropperRef, CropperState } from 'react-advanced-cropper';
import { isSamePicture } from './editor-state.ts';

/** The edits of a picture that can be undone. */
interface PictureHistory {
  readonly canUndo: boolean;
  /** Whether saving would store a picture that differs from the loaded one. */
  readonly isChanged: boolean;
  /** The state that is shown; undefined until the picture is loaded. */
  readonly state: CropperState | undefined;
  /** Stores the state of the cropper, to which undo returns, if the picture has changed. */
  readonly record: () => void;
  /** Shows the state of the cropper, such as while it is dragged. The first one is the picture without edits. */
  readonly follow: () => void;
  readonly undo: () => void;
}

interface Steps {
  readonly shown: CropperState | undefined;
  /** The states that differ in their picture, oldest first; the last is the current one. */
  readonly states: readonly CropperState[];
}

/** Keeps the states of a cropper, so that edits can be undone one by one. */
export function usePictureHistory(cropper: RefObject<CropperRef | null>): PictureHistory {
  const [{ shown, states }, setSteps] = useState<Steps>({ shown: undefined, states: [] });
  const [first] = states;
  const last = states.at(-1);

  function update(change: (state: CropperState, steps: Steps) => readonly CropperState[]) {
    const state = cropper.current?.getState();
    if (state) setSteps((steps) => ({ shown: state, states: change(state, steps) }));
  }

  return {
    state: shown,
    canUndo: states.length > 1,
    isChanged: first !== undefined && last !== undefined && !isSamePicture(first, last),
    follow: () => update((state, steps) => (steps.states.length === 0 ? [state] : steps.states)),
    record: () =>
      update((state, steps) => {
        const current = steps.states.at(-1);
        return current && isSamePicture(current, state) ? steps.states : [...steps.states, state];
      }),
    undo() {
      const previous = states.at(-2);
      if (!previous) return;
      showState(cropper.current, previous);
      setSteps({ shown: previous, states: states.slice(0, -1) });
    },
  };
}

/** Shows an earlier state in the cropper, whose size may have changed since. */
export function showState(cropper: CropperRef | null, state: CropperState | null): void {
  cropper?.setState((now) => (now && state ? { ...state, boundary: now.boundary } : now), { transitions: false });
  cropper?.reconcileState({ transitions: false });
}
