import { useState } from 'react';
import { useStableHandlers } from '../use-stable-handlers.ts';
import type { CardActions } from './card-actions.tsx';

/** The actions of cards, and which of them is being named; the result changes only with that. */
export function useCardNaming(
  canEdit: boolean,
  { rename, addAfter, editPort }: Pick<CardActions, 'rename' | 'addAfter' | 'editPort'>,
): CardActions {
  const [namedId, setNamedId] = useState<string>();
  const handlers = useStableHandlers({
    rename,
    addAfter,
    editPort,
    editName: (cardId: string) => setNamedId(cardId),
    endName: (cardId: string) => setNamedId((current) => (current === cardId ? undefined : current)),
  });
  return { ...handlers, canEdit, namedId };
}
