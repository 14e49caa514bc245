import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setLanguage } from '../../../words/language.ts';
import { renderControlTower } from '../testing/render-control-tower.tsx';

const account = {
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'ada@example.test',
  name: 'Ada L',
  isVerified: true,
  isDisabled: false,
  isStaff: false,
  createdUtc: '2026-11-20T10:00:00Z',
  lastSeenUtc: '2026-11-22T10:00:00Z',
  sessionCount: 2,
  teamCount: 1,
  teams: [{ id: '0190a000-0000-7000-8000-000000000009', name: 'Night Shift', role: 'AppEditor' }],
};
const line = {
  id: '0190a000-0000-7000-8000-000000000002',
  utcTimestamp: '2026-11-22T10:00:00Z',
  action: 'account.disabled',
  email: 'staff@example.test',
  subjectEmail: account.email,
  objectId: account.id,
  objectName: account.email,
  teamName: '',
  result: 200,
  ip: '192.0.2.1',
  repeats: 1,
};
const refusal = {
  ...line,
  id: account.id,
  action: 'DeleteTeam',
  email: '',
  subjectEmail: '',
  objectId: '',
  objectName: '',
  result: 403,
  repeats: 12,
};

beforeEach(() => history.replaceState(null, '', '/accounts'));

function show() {
  return renderControlTower({
    '/api/GetAccounts': ({ query }: { readonly query: { readonly search?: string } }) => {
      const entries = query.search === 'zed' ? [] : [account];
      return { entries, total: entries.length };
    },
    '/api/GetAuditLog': () => ({ entries: [line, refusal], total: 2 }),
    '/api/SetAccountDisabled': () => null,
    '/api/EndAccountSessions': () => null,
  });
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for ada@example.test' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('the accounts of the control tower', () => {
  test('an account is shown with its teams and sessions, and found by the beginning of its address', async () => {
    show();
    expect(await screen.findByText('ada@example.test')).toBeTruthy();
    expect(screen.getByText(/Ada L · 1 team · 2 sessions/)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'zed');
    expect(await screen.findByText('No account found')).toBeTruthy();
  });

  test.each([
    ['Disable account', 'Disable', '/api/SetAccountDisabled', { email: account.email, isDisabled: true }],
    ['Sign out everywhere', 'Sign out', '/api/EndAccountSessions', { email: account.email }],
  ])('%s changes the account after a confirmation', async (name, confirm, path, body) => {
    const made = show();
    await choose(name);
    const dialog = await screen.findByRole('dialog', { name });
    expect(made.some((call) => call.path === path)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made.find((call) => call.path === path)?.input).toEqual({ body });
  });

  test('the teams of an account are shown with its roles in them', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Night Shift (App Editor)' })).toBeTruthy();
  });

  test('the roles of an account are named in the language of the interface', async () => {
    onTestFinished(() => setLanguage('en'));
    await act(() => setLanguage('de'));
    show();
    expect(await screen.findByRole('link', { name: 'Night Shift (App-Bearbeitung)' })).toBeTruthy();
  });

  test('the audit log is searched by person, call, object and day', async () => {
    history.replaceState(null, '', '/audit');
    const made = show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Object' }), 'Harbour');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Call' }), 'Delete');
    await waitFor(() =>
      expect(made.at(-1)?.input).toEqual({ query: { object: 'Harbour', action: 'Delete', page: 0, pageSize: 20 } }),
    );
  });

  test('the audit log shows what was done by whom to whom, and how often it was refused', async () => {
    show();
    await choose('Show in the audit log');
    expect(await screen.findByText('Audit log of ada@example.test')).toBeTruthy();
    expect(await screen.findByText('Account disabled')).toBeTruthy();
    expect(screen.getByText('by staff@example.test · about ada@example.test · from 192.0.2.1')).toBeTruthy();
    expect(screen.getByText('Refused (403)')).toBeTruthy();
    expect(screen.getByText(/12 times/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show everybody' }));
    expect(await screen.findByText('Audit log of everybody')).toBeTruthy();
  });
});
