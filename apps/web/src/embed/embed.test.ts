import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFrameUrl, readEmbedSettings } from './embed-settings.ts';
import { createInlineChat } from './create-inline-chat.ts';
import { createLauncher } from './create-launcher.ts';
import { createTabMemory } from './create-tab-memory.ts';
import type { WidgetEvent, Widget } from './widget.ts';

const src = 'https://confab.example/channels/chat/embed.js?v=1';
const read = (dataset: Record<string, string>, direction = 'ltr') => readEmbedSettings({ src, dataset }, direction);
const settings = read({ project: 'p1', title: 'Ada', color: '#ffff00' }) ?? fail();

function fail(): never {
  throw new Error('These are settings.');
}

describe('readEmbedSettings', () => {
  test('every setting has a default', () => {
    expect(read({ project: ' p1 ' })).toEqual({
      origin: 'https://confab.example',
      project: 'p1',
      stage: 'live',
      title: '',
      colour: '',
      language: '',
      side: 'right',
      isOpenAtFirst: 'no',
      target: '',
    });
    expect(read({})).toBeUndefined();
  });

  test.each([
    ['left', 'ltr', 'left'],
    ['start', 'ltr', 'left'],
    ['start', 'rtl', 'right'],
    ['', 'rtl', 'left'],
    ['end', 'rtl', 'left'],
    ['right', 'rtl', 'right'],
  ])('position %j on a page with direction %s puts the button on the %s', (position, direction, side) => {
    expect(read({ project: 'p', position }, direction)?.side).toBe(side);
  });

  test('the settings are escaped in the address of the chat page', () => {
    const given = read({ project: 'a/../b', stage: 'Beta', title: 'A & B', language: 'de' }) ?? fail();
    expect(createFrameUrl(given, 'https://shop.example', 'popup')).toBe(
      'https://confab.example/channels/chat/a%2F..%2Fb/beta?host=https%3A%2F%2Fshop.example&as=popup&title=A+%26+B&language=de',
    );
  });
});

describe('createLauncher', () => {
  let widget: Widget | undefined;
  afterEach(() => {
    widget?.end();
    vi.useRealTimers();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  function aLauncher() {
    const told: string[] = [];
    widget = createLauncher(
      settings,
      (happening: WidgetEvent) => told.push(happening.confab),
      () => undefined,
    );
    const root = document.body.lastElementChild?.shadowRoot ?? fail();
    const button = root.querySelector('button') ?? fail();
    const hear = (data: object, origin = settings.origin) => {
      const frame = root.querySelector('iframe') ?? fail();
      // jsdom loads no frames here, so each gets a fake window.
      const source = window;
      Object.defineProperty(frame, 'contentWindow', { value: source, configurable: true });
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    };
    return { told, root, button, hear, widget };
  }

  test('the launcher has a name and loads the chat only when it is opened', () => {
    const { button, root, told } = aLauncher();
    expect(root.querySelector('iframe')).toBeNull();
    expect(button.getAttribute('aria-label')).toBe('Open the chat: Ada');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Close the chat');
    expect(root.querySelector('iframe')?.title).toBe('Ada');
    expect(told).toEqual(['open']);
  });

  test('Escape, the chat page and the launcher close the panel and keep the conversation', () => {
    const { button, root, hear, told } = aLauncher();
    button.click();
    const frame = root.querySelector('iframe');
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    hear({ confab: 'close' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(root.querySelector('iframe')).toBe(frame);
    expect(told).toEqual(['open', 'close', 'open', 'close']);
  });

  test('the launcher ignores messages that do not come from the chat page', () => {
    const { button, hear, told } = aLauncher();
    button.click();
    hear({ confab: 'turn' }, 'https://evil.example');
    window.dispatchEvent(new MessageEvent('message', { data: { confab: 'turn' }, origin: settings.origin }));
    expect(told).toEqual(['open']);
    hear({ confab: 'turn' });
    expect(told).toEqual(['open', 'turn']);
  });

  test('the launcher stores the session for the chat page and does not expose it', () => {
    const { button, root, hear, told } = aLauncher();
    button.click();
    const posted: unknown[] = [];
    vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void posted.push(message));
    hear({ confab: 'recall' });
    hear({ confab: 'remember', memory: 'secret' });
    hear({ confab: 'recall' });
    expect(root.querySelector('iframe')?.src).not.toContain('secret');
    expect(posted).toEqual([
      { confab: 'recalled', memory: null },
      { confab: 'recalled', memory: 'secret' },
    ]);
    expect(told).toEqual(['open']);
  });

  test('the launcher links to the chat page when it cannot be framed', () => {
    vi.useFakeTimers();
    const { button, root } = aLauncher();
    button.click();
    vi.advanceTimersByTime(8_000);
    expect(root.querySelector('a')?.href).toBe('https://confab.example/channels/chat/p1/live');
  });

  test('the link disappears when the chat page arrives late', () => {
    vi.useFakeTimers();
    const { button, root, hear } = aLauncher();
    button.click();
    vi.advanceTimersByTime(8_000);
    expect(root.querySelector('a')).not.toBeNull();
    hear({ confab: 'ready' });
    expect(root.querySelector('a')).toBeNull();
    expect(root.querySelector('iframe')).not.toBeNull();
  });

  test('the launcher stays until the chat page is ready, so that a panel that fills a phone can be closed', () => {
    const { button, hear } = aLauncher();
    button.click();
    expect(button.classList).not.toContain('covered');
    hear({ confab: 'ready' });
    expect(button.classList).toContain('covered');
    button.click();
    expect(button.classList).not.toContain('covered');
  });

  test('the button of the notice that the chat could not be loaded closes the panel', () => {
    vi.useFakeTimers();
    const { button, root } = aLauncher();
    button.click();
    vi.advanceTimersByTime(8_000);
    expect(button.classList).toContain('covered');
    root.querySelector<HTMLElement>('[role=status] button')?.click();
    expect([button.getAttribute('aria-expanded'), button.className]).toEqual(['false', 'launcher right']);
  });

  test('an inline chat shows a notice without a close button until its chat page is ready', () => {
    vi.useFakeTimers();
    const place = document.createElement('section');
    document.body.append(place);
    widget = createInlineChat(settings, place, () => undefined);
    vi.advanceTimersByTime(8_000);
    const notice = place.firstElementChild?.shadowRoot?.querySelector('[role=status]');
    expect(notice?.textContent).toContain('The chat could not be loaded on this page.');
    expect(notice?.querySelector('button')).toBeNull();
    const frame = place.querySelector('iframe') ?? fail();
    Object.defineProperty(frame, 'contentWindow', { value: window });
    const { origin } = settings;
    window.dispatchEvent(new MessageEvent('message', { data: { confab: 'ready' }, origin, source: window }));
    expect([...place.children]).toEqual([frame]);
  });

  test('an inline chat fills its element and cannot be closed', () => {
    const place = document.createElement('section');
    document.body.append(place);
    widget = createInlineChat(settings, place, () => undefined);
    expect(place.querySelector('iframe')?.src).toContain('as=inline');
    widget.close();
    expect(widget.isOpen()).toBe(true);
    widget.end();
    expect(place.children).toHaveLength(0);
  });
});

describe('createTabMemory', () => {
  test('a value is kept for the tab, and not at all when storage is forbidden', () => {
    const memory = createTabMemory('k');
    expect(memory.read()).toBeUndefined();
    memory.write('open');
    expect(memory.read()).toBe('open');
    memory.write(null);
    expect(memory.read()).toBeUndefined();
    const forbidden = createTabMemory('k', () => {
      throw new DOMException('no', 'SecurityError');
    });
    forbidden.write('open');
    expect(forbidden.read()).toBeUndefined();
  });
});
