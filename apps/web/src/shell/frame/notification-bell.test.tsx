import { updateEvents, type HubMethod } from '@confab/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { setLeaveGuard } from '../../leave-guard/leave-guard.ts';
import { ToastRegion } from '../../toasts/index.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import type { HubResult } from '../../live/live-client.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { setLanguage } from '../../words/language.ts';
import { NotificationBell } from './notification-bell.tsx';
import { renderPage } from '../../testing/render-page.tsx';
// The list is loaded on demand; importing it here keeps the tests from waiting for it.
import '../../features/notifications/notification-list.tsx';

interface OnTheWire {
  readonly Id: string;
  readonly NotificationText: string;
  readonly UtcTimestamp: string;
  readonly Read: boolean;
  readonly Link?: string;
  readonly MessageName?: string;
  readonly MessageParts?: Readonly<Record<string, string>>;
}

const now = Date.UTC(2026, 10, 21, 13, 5);
const idOf = (number: number) => `0197a000-0000-7000-8000-00000000000${number}`;
const aNotification = (number: number, text: string, isRead = false): OnTheWire => ({
  Id: idOf(number),
  NotificationText: text,
  UtcTimestamp: new Date(now - number * 3_600_000).toISOString(),
  Read: isRead,
});

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await setLanguage('en');
});

/** Renders the bell with a hub that holds notifications and carries out commands unless it is `broken`. */
function show(kept: OnTheWire[]) {
  const hub = { kept, broken: undefined as HubResult | undefined };
  const live = fakeLive((method: HubMethod, id?: unknown) => {
    if (hub.broken) return hub.broken;
    if (method === 'SetNotificationToRead') {
      hub.kept = hub.kept.map((one) => (one.Id === id ? { ...one, Read: true } : one));
    }
    if (method === 'RemoveNotification') hub.kept = hub.kept.filter((one) => one.Id !== id);
    if (method === 'RemoveAllAccountNotifications') hub.kept = [];
    return { Success: true, ResponseObject: hub.kept };
  });
  const { api } = fakeApi({
    '/api/GetTvAccountDetails': () => ({ account: { timezone: 'W. Europe Standard Time' } }),
    '/api/SetActiveTeam': () => Promise.reject(new ApiFailure('forbidden', 'You are not a member of this team.', 403)),
  });
  renderPage(
    api,
    <Live value={live.live}>
      <NotificationBell />
      <ToastRegion />
    </Live>,
  );
  act(() => live.push('Notifications', kept));
  return { user: userEvent.setup(), hub, live };
}
const bell = () => screen.getByRole('button', { name: /^(Notifications|Benachrichtigungen)/ });
// jsdom has no layout, so the library treats a popover as scrolled out of view.
const hidden = { hidden: true } as const;
const list = () => screen.findByRole('list', hidden);
const rows = async () => within(await list()).getAllByRole('listitem', hidden);
const button = (name: string | RegExp) => screen.getByRole('button', { name, ...hidden });

describe('the bell', () => {
  const counts: readonly (readonly [OnTheWire[], string])[] = [
    [[], 'Notifications'],
    [[aNotification(1, 'Read', true)], 'Notifications'],
    [[aNotification(1, 'a'), aNotification(2, 'b', true), aNotification(3, 'c')], 'Notifications, 2 unread'],
  ];

  test.each(counts)('the bell shows the number of unread notifications (P2.16, P4.52): %#', (kept, name) => {
    show(kept);
    expect(bell().getAttribute('aria-label')).toBe(name);
  });

  test('the bell counts and announces a notification that arrives', () => {
    const { live } = show([aNotification(3, 'Before')]);
    act(() => live.push(updateEvents.notification.name, aNotification(1, 'You are invited to Night Shift')));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread');
    expect(screen.getByRole('status').textContent).toBe('New notification: You are invited to Night Shift');
  });

  test('a notification that was read elsewhere is read here too, in its place and without an announcement', async () => {
    const { user, live } = show([aNotification(1, 'newer'), aNotification(2, 'seen')]);
    act(() => live.push(updateEvents.notification.name, aNotification(2, 'seen', true)));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(bell());
    expect((await rows())[0]?.textContent).toContain('newer');
  });

  test('the bell counts a notification once when the hub sends it twice', () => {
    const { live } = show([]);
    for (const time of [1, 2]) act(() => live.push(updateEvents.notification.name, aNotification(1, `Once ${time}`)));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
  });

  test('opening the bell reloads the notifications', async () => {
    const { user, hub } = show([aNotification(1, 'Read elsewhere')]);
    hub.kept = [aNotification(1, 'Read elsewhere', true)];
    await user.click(bell());
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'));
  });
});

describe('the list', () => {
  test('each notification shows text, local date and time, and whether it was read (P3.14, P4.53)', async () => {
    const { user } = show([aNotification(1, 'Grace invited you'), aNotification(2, 'Published', true)]);
    await user.click(bell());
    const [first, second] = await rows();
    await within(first!).findByText('1 hour ago · 21/11/2026 01:05 PM');
    expect(within(first!).getByText('Grace invited you')).toBeTruthy();
    expect(within(first!).getByRole('img', { name: 'Unread', ...hidden })).toBeTruthy();
    expect(within(second!).getByRole('img', { name: 'Read', ...hidden })).toBeTruthy();
    expect(second!.querySelector('time')?.dateTime).toBe('2026-11-21T11:05:00.000Z');
  });

  test('an empty list says that there are no notifications (P4.54)', async () => {
    const { user } = show([]);
    await user.click(bell());
    await screen.findByText('No Notifications');
    expect(screen.queryByRole('button', { name: 'Clear Notifications', ...hidden })).toBeNull();
  });

  test('Clear Notifications empties the list (P4.55)', async () => {
    const { user, hub } = show([aNotification(1, 'a'), aNotification(2, 'b', true)]);
    await user.click(bell());
    await list();
    await user.click(button('Clear Notifications'));
    await screen.findByText('No Notifications');
    expect([hub.kept, bell().getAttribute('aria-label')]).toEqual([[], 'Notifications']);
  });

  test('notifications that another tab has read or removed are no longer counted (P4.52)', () => {
    const { live } = show([aNotification(1, 'a'), aNotification(2, 'b'), aNotification(3, 'c')]);
    act(() => live.push(updateEvents.notification.name, aNotification(1, 'a', true)));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread');
    act(() => live.push(updateEvents.notificationsRemoved.name, { Ids: [idOf(2), idOf(3)] }));
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
  });

  test('notifications can be marked as read one by one or together, and removed', async () => {
    const { user, hub } = show([aNotification(1, 'a'), aNotification(2, 'b'), aNotification(3, 'c')]);
    await user.click(bell());
    await list();
    await user.click(button('Mark as read: a'));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread');
    await user.click(button('Remove: b'));
    expect(await rows()).toHaveLength(2);
    await user.click(button('Mark all as read'));
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    await waitFor(() => expect(hub.kept).toEqual([aNotification(1, 'a', true), aNotification(3, 'c', true)]));
  });

  test('the list keeps the focus when the pressed button disappears', async () => {
    const { user } = show([aNotification(1, 'a')]);
    await user.click(bell());
    await list();
    await user.click(button('Remove: a'));
    await screen.findByText('No Notifications');
    expect(document.activeElement?.textContent).toContain('No Notifications');
  });

  test('a notification that leads to a team its reader has left explains why it does not open', async () => {
    const link = `/projects/${idOf(1)}?team=${idOf(2)}`;
    const { user } = show([{ ...aNotification(1, 'Mentioned'), Link: link }]);
    await user.click(bell());
    await list();
    await user.click(button('Mentioned'));
    await screen.findByText('You are not a member of this team.');
  });

  test('a notification that leads away from unsaved work is read once its reader has confirmed to leave', async () => {
    const leave = vi.fn<(confirmed: () => void) => void>();
    const stopGuarding = setLeaveGuard({ leadsAway: () => true, shouldAsk: () => true, confirmLeave: leave });
    const link = `/projects/${idOf(1)}?team=${idOf(2)}`;
    const { user, hub } = show([{ ...aNotification(1, 'Mentioned'), Link: link }]);
    await user.click(bell());
    await list();
    await user.click(button('Mentioned'));
    expect(leave).toHaveBeenCalledOnce();
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
    act(() => leave.mock.calls[0]?.[0]());
    await waitFor(() => expect(hub.kept.map(({ Read }) => Read)).toEqual([true]));
    expect(bell().getAttribute('aria-label')).toBe('Notifications');
    stopGuarding();
  });

  test('the list is restored and shows the error when the hub refuses a change (P7.43)', async () => {
    const { user, hub } = show([aNotification(1, 'a')]);
    await user.click(bell());
    await list();
    hub.broken = { Success: false, ErrorMessage: 'There is no connection.' };
    await user.click(button('Remove: a'));
    expect((await screen.findByRole('alert', hidden)).textContent).toBe('There is no connection.');
    expect(await rows()).toHaveLength(1);
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread');
  });

  test('the bell, its dates and notification texts are in German when German is chosen', async () => {
    await setLanguage('de');
    const parts = { name: 'Ada', project: 'Harbour' };
    const published = { ...aNotification(1, 'Ada published Harbour to beta.'), MessageParts: parts };
    const { user, live } = show([{ ...published, MessageName: 'notificationMessages.publishedToBeta' }]);
    const arriving = { ...aNotification(2, 'Ada has left.'), MessageName: 'notificationMessages.memberLeft' };
    await user.click(bell());
    await screen.findByText('vor 1 Stunde · 21.11.2026, 13:05');
    expect(button('Benachrichtigungen leeren')).toBeTruthy();
    expect((await rows())[0]?.textContent).toContain('Ada hat Harbour auf Beta veröffentlicht.');
    act(() => live.push(updateEvents.notification.name, { ...arriving, MessageParts: { ...parts, team: 'Pier 9' } }));
    await screen.findByText('Neue Benachrichtigung: Ada hat das Team Pier 9 verlassen.');
  });
});
