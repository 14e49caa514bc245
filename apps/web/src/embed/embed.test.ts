import { afterEach, describe, expect, test, vi } from 'vitest';
import { frameAddress, readEmbedSettings } from './embed-settings.ts';
import { makeInline } from './inline.ts';
import { makeLauncher } from './launcher.ts';
import { tabMemory } from './tab-memory.ts';
import type { Happening, Widget } from './widget.ts';

const src = 'https://confab.example/channels/chat/embed.js?v=1';
const read = (dataset: Record<string, string>, direction = 'ltr') => readEmbedSettings({ src, dataset }, direction);
const settings = read({ project: 'p1', title: 'Ada', color: '#ffff00' }) ?? fail();

function fail(): never {
  throw new Error('These are settings.');
}

describe('the settings of the script', () => {
  test('have a sensible value each where nothing is said', () => {
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
  ])('put the button at %j of a page that reads %s to the %s', (position, direction, side) => {
    expect(read({ project: 'p', position }, direction)?.side).toBe(side);
  });

  test('go into the address of the page, escaped', () => {
    const given = read({ project: 'a/../b', stage: 'Beta', title: 'A & B', language: 'de' }) ?? fail();
    expect(frameAddress(given, 'https://shop.example', 'popup')).toBe(
      'https://confab.example/channels/chat/a%2F..%2Fb/beta?host=https%3A%2F%2Fshop.example&as=popup&title=A+%26+B&language=de',
    );
  });
});

describe('the button in the corner', () => {
  let widget: Widget | undefined;
  afterEach(() => {
    widget?.end();
    vi.useRealTimers();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  function aLauncher() {
    const told: string[] = [];
    widget = makeLauncher(settings, (happening: Happening) => told.push(happening.confab));
    const root = document.body.lastElementChild?.shadowRoot ?? fail();
    const button = root.querySelector('button') ?? fail();
    const hear = (data: object, origin = settings.origin) => {
      const frame = root.querySelector('iframe') ?? fail();
      // The document of these tests loads no frames, so each has a window that is only a name.
      const source = window;
      Object.defineProperty(frame, 'contentWindow', { value: source, configurable: true });
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    };
    return { told, root, button, hear, widget };
  }

  test('loads nothing of the chat before it is opened, and says what it does', () => {
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

  test('is put away by Escape, by the page in it and by itself, and keeps the conversation', () => {
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

  test('hears nobody but the page in it', () => {
    const { button, hear, told } = aLauncher();
    button.click();
    hear({ confab: 'turn' }, 'https://evil.example');
    window.dispatchEvent(new MessageEvent('message', { data: { confab: 'turn' }, origin: settings.origin }));
    expect(told).toEqual(['open']);
    hear({ confab: 'turn' });
    expect(told).toEqual(['open', 'turn']);
  });

  test('keeps for the page in it which conversation it is, and tells nobody', () => {
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

  test('leads to the page itself where it may not stand in this one', () => {
    vi.useFakeTimers();
    const { button, root } = aLauncher();
    button.click();
    vi.advanceTimersByTime(8_000);
    expect(root.querySelector('a')?.href).toBe('https://confab.example/channels/chat/p1/live');
  });

  test('fills an element where it is given one, and cannot be closed there', () => {
    const place = document.createElement('section');
    document.body.append(place);
    widget = makeInline(settings, place, () => undefined);
    expect(place.querySelector('iframe')?.src).toContain('as=inline');
    widget.close();
    expect(widget.isOpen()).toBe(true);
    widget.end();
    expect(place.children).toHaveLength(0);
  });
});

describe('what the tab keeps', () => {
  test('is remembered for the tab, and by nobody where storage is forbidden', () => {
    const memory = tabMemory('k');
    expect(memory.read()).toBeUndefined();
    memory.write('open');
    expect(memory.read()).toBe('open');
    memory.write(null);
    expect(memory.read()).toBeUndefined();
    const forbidden = tabMemory('k', () => {
      throw new DOMException('no', 'SecurityError');
    });
    forbidden.write('open');
    expect(forbidden.read()).toBeUndefined();
  });
});
