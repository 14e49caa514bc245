import type { FoundProblem } from '@confab/dialog-engine';
import { createContext, use } from 'react';

/** The problems of all items, for the cards. */
export interface CanvasProblems {
  readonly problemsByItem: ReadonlyMap<string, readonly FoundProblem[]>;
}

const Problems = createContext<CanvasProblems>({ problemsByItem: new Map() });

/** Provides the cards below with their problems. */
export const CanvasProblemsProvider = Problems;

/** The problems that cards show. */
export function useCanvasProblems(): CanvasProblems {
  return use(Problems);
}
