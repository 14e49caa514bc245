import { describe, expect, test, vi } from 'vitest';
import { connectHost, publicTurn, type FromHost } from './host-bridge.ts';
import { memoryOfHost } from './host-memory.ts';
import { readPageSettings } from './page-settings.ts';

const hostOrigin = 'https://shop.example';

/** A page in a frame, and what was posted to its host. */
function aFrame() {
  const posted: [unknown, string][] = [];
  const host = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) };
  const own = Object.assign(new EventTarget(), { parent: host });
  const hear = (data: unknown, { origin = hostOrigin, source = host as unknown } = {}) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  // As much of a window as the bridge touches.
  return { own: own as unknown as Window, posted, hear };
}

describe('the line to the host page', () => {
  test('is there only where the page stands in another and that one said who it is', () => {
    expect(connectHost(aFrame().own, undefined)).toBeUndefined();
    expect(connectHost(window, hostOrigin)).toBeUndefined();
  });

  test('speaks to the origin of the host alone', () => {
    const { own, posted } = aFrame();
    connectHost(own, hostOrigin)?.tell({ confab: 'close' });
    expect(posted).toEqual([[{ confab: 'close' }, hostOrigin]]);
  });

  test('hears the host alone, and nothing but what it may ask for', () => {
    const { own, hear } = aFrame();
    const heard: FromHost[] = [];
    const end = connectHost(own, hostOrigin)?.onAsked((message) => heard.push(message));
    hear({ confab: 'focus' });
    hear({ confab: 'say', text: 'x'.repeat(2_000) });
    hear({ confab: 'focus' }, { origin: 'https://evil.example' });
    hear({ confab: 'focus' }, { source: {} });
    for (const other of [null, 'focus', { confab: 'close' }, { confab: 'say', text: 7 }]) hear(other);
    end?.();
    hear({ confab: 'focus' });
    expect(heard).toEqual([{ confab: 'focus' }, { confab: 'say', text: 'x'.repeat(1_000) }]);
  });

  test('never carries the key to the conversation', () => {
    const response = { sessionId: 'secret', assistantName: 'A', messages: [], suggestionChips: [], ended: false };
    expect(JSON.stringify(publicTurn(response))).not.toContain('secret');
  });
});

describe('a memory with the host', () => {
  test('is asked for once, and goes on with what was kept', async () => {
    const { own, posted, hear } = aFrame();
    const host = connectHost(own, hostOrigin);
    if (!host) throw new Error('There is a host.');
    const coming = memoryOfHost(host);
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

  test('is empty where the host does not answer', async () => {
    vi.useFakeTimers();
    const host = connectHost(aFrame().own, hostOrigin);
    const coming = host && memoryOfHost(host);
    vi.advanceTimersByTime(1_000);
    expect((await coming)?.recall()).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('what the address of a chat page says', () => {
  test('is read from its path and its query', () => {
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

  test('is nothing where it makes no sense', () => {
    expect(readPageSettings({ pathname: '/channels/chat/p/live', search: '?host=x&language=not+one' })).toMatchObject({
      hostOrigin: undefined,
      isPopUp: false,
      title: '',
      language: undefined,
    });
  });
});
