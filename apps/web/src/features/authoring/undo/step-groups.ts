import type { AddToStep } from '../../../editing/index.ts';
import { hasEdited, joinSteps, listParts, toOneStep } from './gesture-steps.ts';
import type { UndoStep } from './undo-step.ts';

/** Steps that are recorded as one. */
interface StepGroup {
  readonly steps: UndoStep[];
  /** The step of the same gesture that they join. */
  readonly continued: UndoStep | undefined;
  isEnded: boolean;
}

interface StepGroupsOptions {
  readonly undoSteps: UndoStep[];
  readonly redoSteps: UndoStep[];
  readonly pushStep: (step: UndoStep) => void;
  /** Whether no colleague has changed what a step has moved or edited. */
  readonly isUntouched: (step: UndoStep) => boolean;
}

/**
 * Records steps, alone or as one. A group consists of what its own work changes: while the work waits for the server,
 * the author may change something else, which is a separate step.
 */
export function createStepGroups({ undoSteps, redoSteps, pushStep, isUntouched }: StepGroupsOptions) {
  /** The group whose work is running at this moment; undefined while it waits. */
  let current: StepGroup | undefined;
  /** The latest gesture and its step. */
  let lastGesture: { readonly name: string; readonly step: UndoStep } | undefined;

  /** Returns a function that records steps of what begins now, even when the server answers later. */
  function createRecorder() {
    const group = current;
    return (step: UndoStep) => {
      redoSteps.length = 0;
      if (group && !group.isEnded) group.steps.push(step);
      else pushStep(step);
    };
  }

  function runIn<Result>(group: StepGroup, change: () => Result): Result {
    const outer = current;
    current = group;
    try {
      return change();
    } finally {
      current = outer;
    }
  }

  /**
   * The step that a gesture continues with: nothing else was done or undone since, and no colleague has changed the
   * same.
   */
  function findContinued(gesture: string | undefined) {
    const step = undoSteps.at(-1);
    if (!step || step !== lastGesture?.step || lastGesture.name !== gesture || redoSteps.length > 0) return undefined;
    return listParts(step).every(isUntouched) ? step : undefined;
  }

  function recordGroup({ steps, continued }: StepGroup, gesture: string | undefined) {
    if (steps.length === 0) return;
    const isContinued = continued !== undefined && undoSteps.at(-1) === continued;
    if (isContinued) undoSteps.pop();
    const step = isContinued ? joinSteps(continued, steps) : toOneStep(steps);
    redoSteps.length = 0;
    pushStep(step);
    lastGesture = gesture === undefined ? undefined : { name: gesture, step };
  }

  async function runGroup<Result>(work: (addToStep: AddToStep) => Promise<Result>, gesture: string | undefined) {
    const group: StepGroup = { steps: [], continued: findContinued(gesture), isEnded: false };
    try {
      return await runIn(group, () => work((change) => runIn(group, change)));
    } finally {
      group.isEnded = true;
      recordGroup(group, gesture);
    }
  }

  return {
    createRecorder,
    runGroup,
    /** Runs work in the running group; undefined when none is running. */
    joinGroup<Result>(work: (addToStep: AddToStep) => Promise<Result>) {
      const group = current;
      return group && work((change) => runIn(group, change));
    },
    /** Whether the next edit of an item belongs to the latest step. */
    joinsLastStep: (itemId: string) => current?.continued !== undefined && hasEdited(current.continued, itemId),
    endGesture() {
      lastGesture = undefined;
    },
  };
}
