import type { DeletedItem } from '@confab/contracts';
import { asProjectId, type TeamRole } from '@confab/model';
import { anActiveTeam, numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ModalHost } from '../../modals/modal-host.tsx';
import { useSession } from '../../session/session-store.ts';
import '../../modals/common-modals.ts';
import '../../modals/confirm-modal.tsx';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RecentlyDeletedModal } from './recently-deleted-modal.tsx';
import type { Restore } from './use-recently-deleted.ts';
import { closeModals } from '../../testing/modals-and-toasts.ts';

const day = 86_400_000;

function createDeletedItem(changes: Partial<DeletedItem>): DeletedItem {
  const deletedAt = Date.now() - 28 * day;
  return {
    itemId: numberedId(3),
    projectId: numberedId(2),
    workflowId: numberedId(4),
    deletedBy: numberedId(5),
    kind: 'node',
    type: 'Say',
    displayName: 'Greet',
    workflowName: 'Welcome',
    nodeCount: 0,
    deletedByName: 'Grace Hopper',
    deletedUtc: new Date(deletedAt).toISOString(),
    expiresUtc: new Date(deletedAt + 30 * day).toISOString(),
    ...changes,
  };
}

describe('RecentlyDeletedModal', () => {
  it('a deleted item shows its type, who deleted it and the days left, and is restored through the open project', async () => {
    const restore = vi.fn<Restore>(async () => ({ type: 'done' }));
    const { user, restored } = renderModal({ lists: [[createDeletedItem({})], []], restore });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/GreetNode in Welcome · Deleted .* by Grace Hopper2 days left/);
    await user.click(screen.getByRole('button', { name: 'Restore Greet' }));
    expect(await screen.findByText('Greet has been restored.')).toBeTruthy();
    expect(await screen.findByText('Nothing deleted')).toBeTruthy();
    expect([restore.mock.calls, restored.mock.calls]).toEqual([[[numberedId(3)]], [[numberedId(3)]]]);
    // The row was removed with the button that had the focus.
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('a deleted item that cannot be restored stays listed with the reason', async () => {
    const message = 'Its workflow has been deleted. Restore the workflow first.';
    const { user } = renderModal({
      lists: [[createDeletedItem({})]],
      restore: async () => ({ type: 'failed', message: { message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Restore Greet' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  it('a list of deleted items that could not be loaded offers to try again', async () => {
    const { user } = renderModal({ lists: [new ApiFailure('failed', 'Error loading deleted items', 500), []] });
    expect(await screen.findByText('Error loading deleted items')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Nothing deleted')).toBeTruthy();
  });
});

it('a deleted One project is listed with its number of pages', async () => {
  const one = { kind: 'project', type: 'One' } as const;
  const counts = [12, 1].map((nodeCount, at) => createDeletedItem({ ...one, itemId: numberedId(at), nodeCount }));
  renderModal({ lists: [counts], projectId: undefined });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Project with \d+ \w+/.exec(textContent)?.[0])).toEqual([
    'Project with 12 pages',
    'Project with 1 page',
  ]);
});

it('a deleted project of the team is restored by a call', async () => {
  const project = createDeletedItem({ kind: 'project', displayName: 'Harbour', nodeCount: 12 });
  const { user, made } = renderModal({ lists: [[project], []], projectId: undefined });
  expect((await screen.findByRole('listitem')).textContent).toContain('Project with 12 nodes');
  await user.click(screen.getByRole('button', { name: 'Restore Harbour' }));
  expect(await screen.findByText('Harbour has been restored.')).toBeTruthy();
  expect(made.find(({ path }) => path === '/api/RestoreItem')?.input).toEqual({
    body: { teamId: numberedId(1), itemId: numberedId(3) },
  });
});

describe('emptying Recently deleted', () => {
  const project = createDeletedItem({ kind: 'project', displayName: 'Harbour' });

  it('an Admin deletes the listed projects forever after a confirmation', async () => {
    const { user, made } = renderModal({ lists: [[project], []], projectId: undefined, permission: 'Admin' });
    await user.click(await screen.findByRole('button', { name: 'Empty Recently deleted…' }));
    expect(await screen.findByText(/delete all projects in this list forever/)).toBeTruthy();
    expect(made.some(({ path }) => path === '/api/EmptyRecentlyDeleted')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete forever' }));
    expect(await screen.findByText('Recently deleted is empty.')).toBeTruthy();
    expect(made.find(({ path }) => path === '/api/EmptyRecentlyDeleted')?.input).toEqual({
      body: { teamId: numberedId(1) },
    });
    expect(await screen.findByText('Nothing deleted')).toBeTruthy();
  });

  it('an App Editor has no button to empty Recently deleted', async () => {
    renderModal({ lists: [[project]], projectId: undefined, permission: 'AppEditor' });
    expect(await screen.findByRole('listitem')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Empty Recently deleted/ })).toBeNull();
  });
});

interface ModalOptions {
  /** Responses of successive calls. */
  readonly lists: readonly (readonly DeletedItem[] | Error)[];
  readonly restore?: Restore;
  readonly projectId?: string | undefined;
  /** The permission in the active team. */
  readonly permission?: TeamRole;
}

function renderModal({ lists, restore, permission = 'AppEditor', ...place }: ModalOptions) {
  closeModals();
  useSession.setState({ activeTeam: anActiveTeam({ teamId: numberedId(1), permissions: permission }) });
  let asked = 0;
  const { api, made } = fakeApi({
    '/api/GetRecentlyDeleted': () => {
      const answer = lists[Math.min(asked, lists.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    '/api/EmptyRecentlyDeleted': () => ({ isComplete: true }),
    '/api/RestoreItem': () => ({ projectId: numberedId(2), seq: 1 }),
  });
  const restored = vi.fn<(itemId: string) => void>();
  const projectId = 'projectId' in place ? place.projectId : numberedId(2);
  renderPage(
    api,
    <>
      <RecentlyDeletedModal
        teamId={numberedId(1)}
        {...(projectId === undefined ? {} : { projectId: asProjectId(projectId) })}
        {...(restore ? { onRestore: restore } : {})}
        onRestored={restored}
        onClose={() => undefined}
      />
      <ModalHost />
    </>,
  );
  return { user: userEvent.setup(), made, restored };
}
