import { toText } from '@confab/inputs';
import type { AddToStep } from '../../../editing/index.ts';
import { createPlaceFollower, readPlace } from './follow-place.ts';
import { mergeTexts } from './merge-texts.ts';
import type { TextPlace, TextSource, WriteText } from './text-source.ts';

/** A text of the project that its window edits together with others. */
interface ProjectText extends TextSource {
  /** Takes back what the author changed in the window, and nothing that others changed. */
  readonly takeBack: () => void;
  /** Ends the editing in a window with an undo of its own. */
  readonly end: () => void;
}

/**
 * Creates a text of the project for a window: what is typed is sent as it is typed, and what others type appears at once.
 *
 * @param onWrite stores the text; absent where it is read-only
 * @param hasUndo whether the window has an undo of its own; all that is written up to `end` is then one step of undo
 */
export function createProjectText(place: TextPlace, onWrite: WriteText, hasUndo: boolean): ProjectText {
  const follower = createPlaceFollower(place, update);
  let text = '';
  let isGone = false;
  /** The text as it would be without the own changes. */
  let without: string | undefined;
  let isWriting = false;
  let step: { readonly add: AddToStep; readonly end: () => void } | undefined;
  update();

  /** Takes over the text of the project. A difference that this window did not write is by somebody else. */
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
