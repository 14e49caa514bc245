import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const origin = 'https://confab.example';

interface Host {
  readonly open: () => void;
  readonly isOpen: () => boolean;
  readonly remove: () => void;
}

const getHost = () => (window as { confab?: Host }).confab;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  getHost()?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

let copies = 0;

/** Runs the script as a page with these attributes does. */
async function runScript(attributes: Readonly<Record<string, string>> = {}) {
  const script = document.createElement('script');
  script.src = `${origin}/channels/chat/embed.js`;
  Object.assign(script.dataset, { project: 'p1', ...attributes });
  document.body.append(script);
  // Another address of the module runs it again, and leaves the modules of other tests alone.
  copies += 1;
  const address = `./main.ts?copy=${copies}`;
  await import(/* @vite-ignore */ address);
}

const findLauncher = () => [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;

/** Makes the chat page report that it is ready. */
function becomeReady() {
  const frame = findLauncher()?.querySelector('iframe');
  if (!frame) throw new Error('The chat page was not loaded.');
  Object.defineProperty(frame, 'contentWindow', { value: window });
  window.dispatchEvent(new MessageEvent('message', { data: { confab: 'ready' }, origin, source: window }));
}

/** Goes to another page of the site in the same tab. */
async function goOn(attributes: Readonly<Record<string, string>> = {}) {
  getHost()?.remove();
  document.body.replaceChildren();
  await runScript(attributes);
}

test('an open panel is open on the next page when its chat page was ready', async () => {
  await runScript();
  getHost()?.open();
  becomeReady();
  await goOn();
  expect(getHost()?.isOpen()).toBe(true);
});

test('an open panel stays open on pages that are left before their chat page is ready', async () => {
  await runScript();
  getHost()?.open();
  becomeReady();
  await goOn();
  await goOn();
  expect(getHost()?.isOpen()).toBe(true);
});

test.each([{}, { open: 'true' }])(
  'a panel whose chat page does not load is closed on the next page, with the attributes %j',
  async (attributes) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await runScript(attributes);
    getHost()?.open();
    vi.advanceTimersByTime(8_000);
    await goOn(attributes);
    expect(getHost()?.isOpen()).toBe(false);
  },
);

test('two copies of the script make one chat', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await runScript({ target: '#help' });
  await runScript({ target: '#help' });
  const place = document.createElement('section');
  place.id = 'help';
  document.body.append(place);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(place.querySelectorAll('iframe')).toHaveLength(1);
});

test('the chat fills an element that the parser reaches after the script', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await runScript({ target: '#help' });
  expect(getHost()).toBeUndefined();
  const place = document.createElement('section');
  place.id = 'help';
  document.body.append(place);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(place.querySelector('iframe')).not.toBeNull();
  expect(findLauncher()).toBeUndefined();
});

test.each(['#absent', '##help'])(
  'the chat has a button in the corner when the selector %s finds nothing',
  async (target) => {
    await runScript({ target });
    expect(findLauncher()?.querySelector('button')).not.toBeNull();
  },
);
