import { continueEdit, moveSelection, rebaseTextEdit, type ChangedText, type InputEdit } from '@confab/inputs';

/** A pause in typing that ends a step of undo, in milliseconds. */
const pauseMs = 1_000;

/** The words that are being typed in one text, from the last pause or the beginning of a word on. */
interface Run {
  readonly itemId: string;
  readonly path: string;
  /** All that was typed, as one edit of the text before it. */
  readonly edit: InputEdit;
  readonly at: number;
}

interface Caret {
  readonly itemId: string;
  readonly path: string;
  readonly at: number;
}

/**
 * Divides typed text into steps of undo: a word, or the text up to a pause. This does not depend on how edits are sent.
 */
export function createTypingRun(now: () => number) {
  let run: Run | undefined;
  /** The end of the text that was typed last. */
  let caret: Caret | undefined;

  const isAt = (place: Caret | Run | undefined, itemId: string, path: string) =>
    place?.itemId === itemId && place.path === path;

  return {
    /** Ends the step; the next typed text begins another one. */
    end() {
      run = undefined;
    },
    /** Joins a typed edit with the step. @returns all of the step; undefined when the edit begins another step */
    join(itemId: string, edit: InputEdit): InputEdit | undefined {
      const isSoon = run && isAt(run, itemId, edit.path) && now() - run.at < pauseMs;
      const joined = run && isSoon && !beginsStep(run.edit, edit) ? continueEdit(run.edit, edit) : undefined;
      run = { itemId, path: edit.path, edit: joined ?? edit, at: now() };
      return joined;
    },
    /**
     * Marks text that continues where the text typed before it ends, so that a colleague's words do not come between.
     */
    markContinuation(itemId: string, edit: InputEdit): InputEdit {
      const [splice, ...others] = edit.textChange ?? [];
      if (!splice || others.length > 0) {
        caret = undefined;
        return edit;
      }
      const isContinued = isAt(caret, itemId, edit.path) && caret?.at === splice.at && splice.added !== '';
      const isBackspace = isAt(caret, itemId, edit.path) && caret?.at === splice.at + splice.removed.length;
      const isOwn = splice.added !== '' || isBackspace;
      caret = isOwn ? { itemId, path: edit.path, at: splice.at + splice.added.length } : undefined;
      return isContinued ? { ...edit, textChange: [{ ...splice, standsFirst: true }] } : edit;
    },
    /** Moves the step and the caret with the text changes of others. */
    follow(texts: readonly ChangedText[]) {
      for (const { itemId, path, change } of texts) {
        if (run && isAt(run, itemId, path)) run = { ...run, edit: rebaseTextEdit(run.edit, change) };
        if (caret && isAt(caret, itemId, path))
          caret = { ...caret, at: moveSelection({ from: caret.at, to: caret.at }, change).from };
      }
    },
  };
}

/** Whether a typed edit begins a new step: another word, deleting after typing, or pasted words. */
function beginsStep(step: InputEdit, edit: InputEdit): boolean {
  const [before, next] = [step.textChange?.at(-1), edit.textChange?.[0]];
  if (!before || !next) return false;
  if (isPasted(before.added) || isPasted(next.added)) return true;
  if (next.added === '') return before.added !== '' || beginsWord(next.removed, before.removed.at(0) ?? '');
  return before.added === '' || beginsWord(before.added.at(-1) ?? '', next.added);
}

/** Typing gives a character, or a word that was completed; several words at once are pasted. */
const isPasted = (added: string) => /\S\s+\S/u.test(added) || added.length > 60;

/** Whether a space is followed by something else. */
const beginsWord = (last: string, next: string) => /\s$/u.test(last) && /^\S/u.test(next);
