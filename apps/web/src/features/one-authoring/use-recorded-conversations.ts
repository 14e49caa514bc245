import { useEffect, useEffectEvent } from 'react';
import { setPreview } from '../one-preview/index.ts';
import { useRecordedLink, useStartRequest } from '../simulator/index.ts';

/** Shows the live preview when a conversation of a visitor is to be repeated there. @param showTab shows its tab */
export function useRecordedConversations(showTab: () => void): void {
  useRecordedLink();
  const recorded = useStartRequest((state) => state.request?.recorded);
  const show = useEffectEvent(() => {
    setPreview({ isShown: true });
    showTab();
  });
  useEffect(() => {
    if (recorded) show();
  }, [recorded]);
}
