// For tests of other features, whose product code gets the stack from the open project.
export { createUndoStack } from '../undo/undo-stack.ts';
