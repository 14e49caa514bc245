import type { MoveStep, UndoStep } from './undo-step.ts';

/**
 * Adds what a gesture did next to its step. Moves in one workflow become one move, however long the gesture continues.
 */
export function joinSteps(step: UndoStep, next: readonly UndoStep[]): UndoStep {
  const steps = [...listParts(step)];
  for (const one of next) {
    const at = steps.findIndex((part) => part.type === 'move' && isSameMove(part, one));
    const before = steps[at];
    if (before?.type === 'move' && one.type === 'move') steps[at] = joinMoves(before, one);
    else steps.push(one);
  }
  return toOneStep(steps);
}

/** One or more steps as one. */
export function toOneStep(steps: readonly UndoStep[]): UndoStep {
  const [only] = steps;
  return only && steps.length === 1 ? only : { type: 'group', steps };
}

/** Whether a step has edited an item. */
export function hasEdited(step: UndoStep, itemId: string) {
  return listParts(step).some((part) => part.type === 'edit' && part.itemId === itemId);
}

/** The steps of a group, or the step itself. */
export function listParts(step: UndoStep) {
  return step.type === 'group' ? step.steps : [step];
}

function isSameMove(before: MoveStep, step: UndoStep) {
  return step.type === 'move' && step.workflowId === before.workflowId;
}

/** From where the cards were first to where they are last. */
function joinMoves(before: MoveStep, next: MoveStep): MoveStep {
  const from = new Map([...next.from, ...before.from].map((position) => [position.nodeId, position]));
  const to = new Map([...before.to, ...next.to].map((position) => [position.nodeId, position]));
  return { ...next, from: [...from.values()], to: [...to.values()] };
}
