import type { JsonObject } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { listTakenPaths } from '../edits/list-taken-paths.ts';
import { invertEdit } from '../edits/invert-edit.ts';
import { fitTextEdit, readBaseText, rebaseTextEdit } from '../texts/merged-text.ts';
import { rebaseTextChange } from '../texts/rebase-text-change.ts';
import { invertTextChange, type TextChange } from '../texts/text-change.ts';

/** The edits, in order, that undo or redo a change of an item. */
export type StepEdits = readonly InputEdit[];

/** One undo or redo step. */
interface HistoryStep {
  readonly edits: StepEdits;
  /** The number of colleagues' changes that its author had seen when it was recorded or last applied. */
  readonly since: number;
}

/** Tracks what colleagues have changed, so that undo and redo do not touch it. */
export interface StepGuard {
  /** The number of colleagues' changes seen so far. */
  readonly seen: number;
  /** Whether colleagues have changed one of these paths, or anything inside them, after the given number of changes. */
  readonly isChangedSince: (paths: readonly string[], since: number) => boolean;
}

/** A guard for an item that no colleague edits. */
const noColleagues: StepGuard = { seen: 0, isChangedSince: () => false };

/** The undo history of one item. Contains only the author's own edits. */
export interface EditHistory {
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
  /** The number of changes that were ever recorded. */
  readonly recorded: number;
}

export const emptyHistory: EditHistory = { undo: [], redo: [], recorded: 0 };

const stepsMax = 200;

/** Creates the step that undoes edits, from the values before them. Empty when they change nothing. */
export function invertEdits(values: JsonObject, edits: readonly InputEdit[]): StepEdits {
  const inverse: InputEdit[] = [];
  let before = values;
  for (const edit of edits) {
    const back = invertEdit(before, edit);
    if (back) inverse.unshift(back);
    before = applyEdit(before, edit).values;
  }
  return inverse;
}

/** Adds an undo step for a new change and clears the redo steps. */
export function recordStep(history: EditHistory, edits: StepEdits, since = 0): EditHistory {
  if (edits.length === 0) return history;
  return { undo: [...history.undo, { edits, since }].slice(-stepsMax), redo: [], recorded: history.recorded + 1 };
}

/** Extends the latest undo step to the whole edit when its author has continued it since the step was recorded. */
export function amendLastStep(history: EditHistory, edit: InputEdit): EditHistory {
  const last = history.undo.at(-1);
  const step = last?.edits[0];
  if (!last || !step || !edit.textChange) return history;
  const base = readBaseText(edit);
  const updatedValue = base === '' ? step.updatedValue : base;
  const amended = { ...step, updatedValue, textChange: invertTextChange(edit.textChange) };
  return { ...history, undo: [...history.undo.slice(0, -1), { ...last, edits: [amended] }] };
}

/**
 * Extends the latest undo step by a further change. A path that the step already covers keeps its value from before the
 * step.
 */
export function extendLastStep(history: EditHistory, edits: StepEdits, since = 0): EditHistory {
  const last = history.undo.at(-1);
  if (!last) return recordStep(history, edits, since);
  const paths = new Set(last.edits.map(({ path }) => path));
  const extended = { ...last, edits: [...edits.filter(({ path }) => !paths.has(path)), ...last.edits] };
  return { ...history, undo: [...history.undo.slice(0, -1), extended], redo: [] };
}

/** The result of an undo or redo: the edits to make and the history after them. */
export interface ReplayedStep {
  readonly history: EditHistory;
  readonly edits: readonly InputEdit[];
  /** Whether part of the step could not be applied, because its target was deleted. */
  readonly isPartial: boolean;
  /** The edits that were left out, because they would overwrite later changes of a colleague. */
  readonly leftOut: readonly InputEdit[];
}

/** Undoes the latest step that still has an effect; undefined when there is none. */
export function undoLastStep(
  history: EditHistory,
  values: JsonObject,
  guard: StepGuard = noColleagues,
): ReplayedStep | undefined {
  const replayed = replayLastStep(history.undo, values, guard);
  if (!replayed) return undefined;
  const { rest, inverse, ...taken } = replayed;
  return { ...taken, history: { ...history, undo: rest, redo: pushStep(history.redo, inverse) } };
}

/** Redoes the latest undone step that still has an effect; undefined when there is none. */
export function redoLastStep(
  history: EditHistory,
  values: JsonObject,
  guard: StepGuard = noColleagues,
): ReplayedStep | undefined {
  const replayed = replayLastStep(history.redo, values, guard);
  if (!replayed) return undefined;
  const { rest, inverse, ...taken } = replayed;
  return { ...taken, history: { ...history, undo: pushStep(history.undo, inverse), redo: rest } };
}

/**
 * Replays the last step; a step that changes nothing, because colleagues have already reverted all of it, is skipped.
 */
function replayLastStep(steps: readonly HistoryStep[], values: JsonObject, guard: StepGuard) {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    const replayed = step && replay(step, values, guard);
    if (!replayed || (hasNoEffect(replayed) && at > 0)) continue;
    const inverse = { edits: invertEdits(values, replayed.edits), since: guard.seen };
    return { ...replayed, rest: steps.slice(0, at), inverse };
  }
  return undefined;
}

function replay({ edits: recorded, since }: HistoryStep, values: JsonObject, guard: StepGuard) {
  const edits: InputEdit[] = [];
  const leftOut: InputEdit[] = [];
  let isPartial = false;
  let here = values;
  for (const one of recorded) {
    const edit = fitTextEdit(here, one);
    const result = applyEdit(here, edit);
    if (result.type === 'applied' && guard.isChangedSince(listTakenPaths(here, edit), since)) {
      leftOut.push(edit);
      continue;
    }
    if (result.type === 'applied') edits.push(edit);
    if (result.type === 'dropped') isPartial = true;
    here = result.values;
  }
  return { edits, isPartial, leftOut };
}

function hasNoEffect({ edits, isPartial, leftOut }: ReturnType<typeof replay>) {
  return edits.length === 0 && leftOut.length === 0 && !isPartial;
}

/** Rewrites the steps of a text that a colleague changed, so that they undo and redo the author's own words only. */
export function rebaseHistory(history: EditHistory, path: string, change: TextChange): EditHistory {
  const [undo, redo] = [rebaseSteps(history.undo, path, change), rebaseSteps(history.redo, path, change)];
  return { ...history, undo, redo };
}

/** The last step applies to the text as it is now, each earlier one to the text after the step that follows it. */
function rebaseSteps(steps: readonly HistoryStep[], path: string, change: TextChange): readonly HistoryStep[] {
  let here = change;
  return steps
    .toReversed()
    .map((step) => ({
      ...step,
      edits: step.edits.map((edit) => {
        if (edit.path !== path || !edit.textChange) return edit;
        const rebased = rebaseTextEdit(edit, here);
        here = rebaseTextChange(here, edit.textChange, 'own');
        return rebased;
      }),
    }))
    .toReversed();
}

function pushStep(steps: readonly HistoryStep[], step: HistoryStep) {
  return step.edits.length === 0 ? steps : [...steps, step];
}
