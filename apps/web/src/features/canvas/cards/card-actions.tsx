import { createContext, use } from 'react';

/** Actions that cards run on themselves on the canvas. */
export interface CardActions {
  readonly canEdit: boolean;
  /** The card whose name is being edited. */
  readonly namedId: string | undefined;
  /** Opens the name of a card. */
  editName(cardId: string): void;
  endName(cardId: string): void;
  rename(cardId: string, name: string): void;
  /** Lets the author choose a node that a port of the card leads to. */
  addAfter(cardId: string, connectorId: string): void;
  /** Opens the inputs of a port. */
  editPort(cardId: string, connectorId: string): void;
}

const Actions = createContext<CardActions | undefined>(undefined);

/** Provides the cards below with their actions. */
export const CardActionsProvider = Actions;

/** The actions of cards. */
export function useCardActions(): CardActions {
  const actions = use(Actions);
  if (!actions) throw new Error('Cards are drawn on a canvas only.');
  return actions;
}
