import { useEffect, useEffectEvent } from 'react';
import type { HostBridge } from './host-bridge.ts';

interface HostRequests {
  readonly focus: () => void;
  readonly say: (text: string) => void;
}

/** Does what the page around asks for, and tells it that Escape was pressed: then the chat is put away. */
export function useHost(host: HostBridge | undefined, requests: HostRequests): void {
  const hear = useEffectEvent((message: Parameters<Parameters<HostBridge['onAsked']>[0]>[0]) => {
    if (message.confab === 'focus') requests.focus();
    else requests.say(message.text);
  });
  useEffect(() => {
    if (!host) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) host.tell({ confab: 'close' });
    };
    const ignore = host.onAsked((message) => hear(message));
    document.addEventListener('keydown', close);
    host.tell({ confab: 'ready' });
    return () => {
      ignore();
      document.removeEventListener('keydown', close);
    };
  }, [host]);
}
