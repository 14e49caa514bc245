import { createContext, use } from 'react';

/** The actions of the tools on a connection. */
interface EdgeActions {
  readonly canEdit: boolean;
  /** Lets the author choose a node to insert between both ends. `at` is in page coordinates. */
  insert(edgeId: string, at: { readonly x: number; readonly y: number }): void;
  remove(edgeId: string): void;
  /** Keeps the tools of a connection open while the pointer is on them. */
  keepHover(edgeId: string): void;
  endHover(): void;
}

const Actions = createContext<EdgeActions | undefined>(undefined);

/** Provides the edges below with their actions. */
export const EdgeActionsProvider = Actions;

/** The actions on connections; undefined outside a canvas. */
export function useEdgeActions(): EdgeActions | undefined {
  return use(Actions);
}
