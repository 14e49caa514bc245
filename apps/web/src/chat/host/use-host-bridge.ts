import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { toPublicTurn, type HostBridge } from './host-bridge.ts';

interface HostRequests {
  readonly focus: () => void;
  readonly say: (text: string) => void;
}

/**
 * Handles the requests of the host page, and sends it every response and the request to close on Escape.
 *
 * Messages of the host page wait until the conversation can accept them; an ended conversation accepts none.
 */
export function useHostBridge(
  host: HostBridge | undefined,
  { answered, phase }: Pick<Conversation, 'answered' | 'phase'>,
  requests: HostRequests,
): void {
  const [received, setReceived] = useState<readonly string[]>([]);
  /** How many of the received texts were sent or dropped. */
  const doneCount = useRef(0);
  const handleRequest = useEffectEvent((message: Parameters<Parameters<HostBridge['onRequest']>[0]>[0]) => {
    if (message.confab === 'focus') requests.focus();
    else if (message.confab === 'say') setReceived((texts) => [...texts, message.text]);
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
  const say = useEffectEvent((text: string) => requests.say(text));
  useEffect(() => {
    if (phase === 'ended') doneCount.current = received.length;
    const next = received[doneCount.current];
    if (phase !== 'ready' || next === undefined) return;
    // The next one goes when this one is answered.
    doneCount.current += 1;
    say(next);
  }, [received, phase]);
  useEffect(() => {
    if (!host || !answered) return;
    host.send({ confab: 'turn', said: answered.said, response: toPublicTurn(answered.response) });
    if (answered.response.ended) host.send({ confab: 'ended' });
  }, [host, answered]);
}
