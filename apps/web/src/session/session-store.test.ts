import { aSignIn } from '@confab/test-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubDatabases } from '../testing/stub-databases.ts';
import { closeOverlays } from '../shell/close-overlays.ts';
import { openModal, useModals } from '../modals/modal-store.ts';
import { showToast, useToasts } from '../toasts/toast-store.ts';
import { onSignOut } from './sign-out-cleanup.ts';
import {
  getToken,
  syncWithOtherTabs,
  replaceToken,
  startSession,
  startTokenCheck,
  endSession,
  handleRefusedToken,
  useSession,
} from './session-store.ts';

// The fields of a sign-in that the store reads.
const ada = aSignIn();
const inAnotherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem('userToken');
  else localStorage.setItem('userToken', token);
  dispatchEvent(new StorageEvent('storage', { key: 'userToken', newValue: token }));
};
const nameInAnotherTab = (name: string) => {
  localStorage.setItem('username', name);
  dispatchEvent(new StorageEvent('storage', { key: 'username', newValue: name }));
};

function renewAfterAnotherSignIn() {
  localStorage.removeItem('username');
  localStorage.setItem('userToken', 'tvs_grace');
  localStorage.setItem('username', 'grace@example.test');
  replaceToken('tvs_ada_2');
}

/** Records the token and the name that another tab could read after each write of this tab. */
function watchStorage(): readonly string[] {
  const seen: string[] = [];
  for (const write of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[write];
    vi.spyOn(Storage.prototype, write).mockImplementation(function (this: Storage, ...change: [string, string]) {
      original.apply(this, change);
      seen.push(`${this.getItem('userToken')} ${this.getItem('username')}`);
    });
  }
  return seen;
}

beforeEach(() => {
  localStorage.clear();
  startSession(ada);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing in', () => {
  test('signing in stores token and name under their specified keys (P3.19, P4.12)', () => {
    expect(localStorage.getItem('userToken')).toBe('tvs_ada');
    expect(localStorage.getItem('username')).toBe('ada@example.test');
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', signIn: ada });
  });
});

describe('signing out (P4.14, WEB-4)', () => {
  test('signing out removes the token, the name and the account', () => {
    endSession();
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(localStorage.getItem('username')).toBeNull();
    expect(useSession.getState()).toMatchObject({ status: 'signedOut', signIn: undefined, activeTeam: undefined });
    expect(getToken()).toBeNull();
  });

  test('signing out closes open modals and toasts', () => {
    onSignOut(closeOverlays);
    openModal('message', { message: { message: 'For Ada' } });
    showToast({ text: { message: 'For Ada' } });
    endSession();
    expect(useModals.getState().opened).toEqual([]);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('a session that ends deletes the databases of the site, but not the recordings, which belong to their owner', async () => {
    const deleted = stubDatabases('drafts', 'confab-recordings', 'media');
    endSession();
    await expect.poll(() => deleted).toEqual(['drafts', 'media']);
  });
});

describe('another tab of the browser', () => {
  const beginAnew = vi.fn<() => void>();
  afterEach(() => beginAnew.mockClear());
  syncWithOtherTabs(beginAnew);

  test('signing out in another tab signs this tab out', () => {
    inAnotherTab(null);
    expect(useSession.getState().status).toBe('signedOut');
  });

  test('a token renewed in another tab is used in this tab', () => {
    inAnotherTab('tvs_new');
    expect(getToken()).toBe('tvs_new');
  });

  test('a token that another tab stores without a name yet is not used', () => {
    localStorage.removeItem('username');
    inAnotherTab('tvs_grace');
    expect(getToken()).toBe('tvs_ada');
    expect(beginAnew).not.toHaveBeenCalled();
    nameInAnotherTab('ada@example.test');
    expect(getToken()).toBe('tvs_grace');
  });

  test('the name of another account in another tab reloads this tab', () => {
    nameInAnotherTab('grace@example.test');
    expect(getToken()).toBe('tvs_ada');
    expect(beginAnew).toHaveBeenCalledOnce();
  });

  test.each([
    ['signing in', () => startSession({ ...ada, token: 'tvs_grace', email: 'grace@example.test' })],
    ['checking a token', () => startTokenCheck('tvs_grace')],
    ['renewing a token after another account has signed in', renewAfterAnotherSignIn],
  ])('%s never stores the token of one account under the name of another', (_what, store) => {
    const owners = ['tvs_ada ada@example.test', 'tvs_ada_2 ada@example.test', 'tvs_grace grace@example.test'];
    const seen = watchStorage();
    store();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((pair) => !pair.endsWith(' null') && !owners.includes(pair))).toEqual([]);
  });

  test('a sign-in of another account in another tab reloads this tab', () => {
    localStorage.setItem('username', 'grace@example.test');
    inAnotherTab('tvs_grace');
    expect(getToken()).toBe('tvs_ada');
    expect(beginAnew).toHaveBeenCalledOnce();
  });
});

test('a renewed token replaces the old one', () => {
  replaceToken('tvs_renewed');
  expect(getToken()).toBe('tvs_renewed');
  expect(localStorage.getItem('userToken')).toBe('tvs_renewed');
  expect(useSession.getState().status).toBe('signedIn');
  // A refusal of the old token does not end the session.
  handleRefusedToken('tvs_ada');
  expect(useSession.getState().status).toBe('signedIn');
  handleRefusedToken('tvs_renewed');
  expect(useSession.getState().status).toBe('signedOut');
});

test('a refused token does not remove a newer token of another tab', () => {
  localStorage.setItem('userToken', 'tvs_newer');
  handleRefusedToken('tvs_ada');
  expect(useSession.getState().status).toBe('signedOut');
  expect(localStorage.getItem('userToken')).toBe('tvs_newer');
});
