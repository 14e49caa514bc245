import type { Problem } from '@confab/dialog-engine';
import { createContext, use } from 'react';

/** What cards show that is not a value of their node. */
export interface CanvasMarks {
  readonly problemsOf: ReadonlyMap<string, readonly Problem[]>;
}

const Marks = createContext<CanvasMarks>({ problemsOf: new Map() });

/** Gives the cards below their problems. */
export const CanvasMarksProvider = Marks;

/** Problems, for a card. */
export function useCanvasMarks(): CanvasMarks {
  return use(Marks);
}
