import { toText } from '@confab/inputs';
import type { AddToStep } from '../../../editing/index.ts';
import { createPlaceFollower, readPlace } from './follow-place.ts';
import { mergeTexts } from './merge-texts.ts';
import type { TextPlace, TextSource, WriteText } from './text-source.ts';

/** A text of the project that its window edits together with others. */
interface ProjectText extends TextSource {
  /** Reverts the author's changes in the window, and no change of others. */
  readonly takeBack: () => void;
  /** Ends the editing in a window with its own undo. */
  readonly end: () => void;
}

/**
 * Creates a text of the project for a window: typed text is sent as it is typed, and the typing of others appears at
 * once.
 *
 * @param onWrite stores the text; absent where it is read-only
 * @param hasUndo whether the window has its own undo; all edits up to `end` are then one step of undo
 */
export function createProjectText(place: TextPlace, onWrite: WriteText, hasUndo: boolean): ProjectText {
  const follower = createPlaceFollower(place, update);
  let text = '';
  let isGone = false;
  /** The text without the author's changes. */
  let without: string | undefined;
  let isWriting = false;
  let step: { readonly add: AddToStep; readonly end: () => void } | undefined;
  update();

  /** Takes over the text of the project. A difference that this window did not write comes from a colleague. */
  function update() {
    const found = readPlace(place);
    isGone = found.isGone;
    const next = found.isGone ? undefined : toText(found.value);
    if (next === undefined) return;
    without = without === undefined || isWriting ? (without ?? next) : mergeTexts(text, without, next);
    text = next;
  }

  function beginStep() {
    if (!hasUndo || step) return;
    void place.session.runAsOneStep(
      (add) =>
        new Promise<void>((end) => {
          step = { add, end };
        }),
    );
  }

  function write(next: string, madeOn = text) {
    if (!onWrite || isGone) return;
    beginStep();
    isWriting = true;
    if (step) step.add(() => onWrite(next, madeOn));
    else onWrite(next, madeOn);
    update();
    isWriting = false;
    follower.notify();
  }

  return {
    read: () => text,
    write,
    subscribe: follower.subscribe,
    isGone: () => isGone,
    isChanged: () => without !== undefined && without !== text,
    takeBack() {
      if (without !== undefined && without !== text) write(without);
    },
    end() {
      step?.end();
      step = undefined;
    },
  };
}
