import { useEffect, useEffectEvent } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { toPublicTurn, type HostBridge } from './host-bridge.ts';

interface HostRequests {
  readonly focus: () => void;
  readonly say: (text: string) => void;
}

/** Handles the requests of the host page, and sends it every response and the request to close on Escape. */
export function useHostBridge(
  host: HostBridge | undefined,
  answered: Conversation['answered'],
  requests: HostRequests,
): void {
  const handleRequest = useEffectEvent((message: Parameters<Parameters<HostBridge['onRequest']>[0]>[0]) => {
    if (message.confab === 'focus') requests.focus();
    else if (message.confab === 'say') requests.say(message.text);
  });
  useEffect(() => {
    if (!host) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) host.send({ confab: 'close' });
    };
    const unsubscribe = host.onRequest((message) => handleRequest(message));
    document.addEventListener('keydown', close);
    host.send({ confab: 'ready' });
    return () => {
      unsubscribe();
      document.removeEventListener('keydown', close);
    };
  }, [host]);
  useEffect(() => {
    if (!host || !answered) return;
    host.send({ confab: 'turn', said: answered.said, response: toPublicTurn(answered.response) });
    if (answered.response.ended) host.send({ confab: 'ended' });
  }, [host, answered]);
}
