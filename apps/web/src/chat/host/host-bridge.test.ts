import { describe, expect, test, vi } from 'vitest';
import { connectHost, toPublicTurn, type FromHost } from './host-bridge.ts';
import { createHostMemory } from './host-memory.ts';
import { readPageSettings } from '../page-settings.ts';

const hostOrigin = 'https://shop.example';

/** A page in a frame, and the messages posted to its host. */
function aFrame() {
  const posted: [unknown, string][] = [];
  const host = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) };
  const own = Object.assign(new EventTarget(), { parent: host });
  const hear = (data: unknown, { origin = hostOrigin, source = host as unknown } = {}) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  // The part of a window that the bridge uses.
  return { own: own as unknown as Window, posted, hear };
}

describe('connectHost', () => {
  test('the bridge exists only in a frame whose host gave its origin', () => {
    expect(connectHost(aFrame().own, undefined)).toBeUndefined();
    expect(connectHost(window, hostOrigin)).toBeUndefined();
  });

  test('the bridge sends messages to the origin of the host only', () => {
    const { own, posted } = aFrame();
    connectHost(own, hostOrigin)?.send({ confab: 'close' });
    expect(posted).toEqual([[{ confab: 'close' }, hostOrigin]]);
  });

  test('the bridge accepts known requests from the host only', () => {
    const { own, hear } = aFrame();
    const heard: FromHost[] = [];
    const end = connectHost(own, hostOrigin)?.onRequest((message) => heard.push(message));
    hear({ confab: 'focus' });
    hear({ confab: 'say', text: 'x'.repeat(2_000) });
    hear({ confab: 'focus' }, { origin: 'https://evil.example' });
    hear({ confab: 'focus' }, { source: {} });
    for (const other of [null, 'focus', { confab: 'close' }, { confab: 'say', text: 7 }]) hear(other);
    end?.();
    hear({ confab: 'focus' });
    expect(heard).toEqual([{ confab: 'focus' }, { confab: 'say', text: 'x'.repeat(1_000) }]);
  });

  test('messages to the host never contain the session id', () => {
    const response = { sessionId: 'secret', assistantName: 'A', messages: [], suggestionChips: [], ended: false };
    expect(JSON.stringify(toPublicTurn(response))).not.toContain('secret');
  });
});

describe('createHostMemory', () => {
  test('the memory asks the host once and returns the stored session', async () => {
    const { own, posted, hear } = aFrame();
    const host = connectHost(own, hostOrigin);
    if (!host) throw new Error('There is a host.');
    const coming = createHostMemory(host);
    hear({ confab: 'recalled', memory: 's1' });
    const memory = await coming;
    expect(memory.recall()).toBe('s1');
    memory.remember('s2');
    expect(memory.recall()).toBe('s2');
    memory.remember(undefined);
    expect(posted.map(([message]) => message)).toEqual([
      { confab: 'recall' },
      { confab: 'remember', memory: 's2' },
      { confab: 'remember', memory: null },
    ]);
  });

  test('the memory is empty when the host does not answer', async () => {
    vi.useFakeTimers();
    const host = connectHost(aFrame().own, hostOrigin);
    const coming = host && createHostMemory(host);
    vi.advanceTimersByTime(1_000);
    expect((await coming)?.recall()).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('readPageSettings', () => {
  test('the settings are read from path and query', () => {
    const search = '?host=https%3A%2F%2Fshop.example%2Fx&as=popup&title=Ada&colour=%23123456&language=de-AT';
    expect(readPageSettings({ pathname: '/channels/chat/p/Beta/', search })).toEqual({
      address: '/channels/chat/p/Beta',
      stage: 'beta',
      hostOrigin,
      isPopUp: true,
      title: 'Ada',
      colour: '#123456',
      language: 'de-AT',
    });
  });

  test('invalid settings in the address are ignored', () => {
    expect(readPageSettings({ pathname: '/channels/chat/p/live', search: '?host=x&language=not+one' })).toMatchObject({
      hostOrigin: undefined,
      isPopUp: false,
      title: '',
      language: undefined,
    });
  });
});
