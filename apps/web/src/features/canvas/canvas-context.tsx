import type { Problem } from '@confab/dialog-engine';
import { createContext, use } from 'react';

/** A way through the workflow that a conversation took. */
export interface CanvasPath {
  readonly nodeIds: readonly string[];
  readonly connectorIds: readonly string[];
  /** Looked at in passing: the view stays where it is. */
  readonly isGlance?: boolean;
}

/** What cards show that is not a value of their node. */
export interface CanvasMarks {
  readonly problemsOf: ReadonlyMap<string, readonly Problem[]>;
  readonly pathNodeIds: ReadonlySet<string>;
}

const Marks = createContext<CanvasMarks>({ problemsOf: new Map(), pathNodeIds: new Set() });

/** Gives the cards below their problems and the path. */
export const CanvasMarksProvider = Marks;

/** Problems and the path, for a card. */
export function useCanvasMarks(): CanvasMarks {
  return use(Marks);
}
