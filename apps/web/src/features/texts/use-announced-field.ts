import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditingSession } from '../../editing/index.ts';

const restMs = 300;

/**
 * Shows colleagues which text the author writes, once the focus rests on it or words are typed. With a held key the
 * focus passes many texts in a second, which would cause many calls.
 */
export function useAnnouncedField(itemId: string, path: string) {
  const session = useEditingSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAnnounced = useRef(false);

  function announce() {
    clearTimeout(timer.current);
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    session.startEdit(itemId, path);
  }
  function leave() {
    clearTimeout(timer.current);
    if (isAnnounced.current) session.endEdit(itemId, path);
    isAnnounced.current = false;
  }
  const leaveOnUnmount = useEffectEvent(leave);
  useEffect(() => () => leaveOnUnmount(), []);
  return {
    enter() {
      clearTimeout(timer.current);
      timer.current = setTimeout(announce, restMs);
    },
    write: announce,
    select(selection: { readonly from: number; readonly to: number }) {
      if (isAnnounced.current) session.startEdit(itemId, path, selection);
    },
    leave,
  };
}
