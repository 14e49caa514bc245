import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeAll, vi } from 'vitest';

// One worker runs many test files in one document, because a document and libraries for each file take longer than the
// tests. This file runs before each of them and resets what the previous file may have left behind.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
window.history.replaceState(null, '', '/');
// The modules of the client are evaluated again, with stores in their initial state; the libraries stay loaded.
vi.resetModules();

// What the design system asks of a browser and jsdom does not have.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= NoResizes;
Element.prototype.scrollIntoView ??= () => undefined;
// The code editor measures its lines in an animation frame.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// The development build of React records where each element was created, up to a number of them in a second: an eighth
// of the processor time of these tests, for a line in warnings. It continues as if the number were reached.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
    configurable: true,
  });

// A wait ends as soon as its condition holds; the limit is for machines that are busy with other work.
configure({ asyncUtilTimeout: 60_000 });
// Rendering, events and `act` of Testing Library set this to true while they run. Between them, answers and timers
// update components as in a browser, which React would otherwise report for each update. Testing Library itself sets it
// for the first test file of a worker only.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(cleanup);
