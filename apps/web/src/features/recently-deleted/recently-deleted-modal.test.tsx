import type { BinnedItem } from '@confab/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { RecentlyDeletedModal } from './recently-deleted-modal.tsx';
import type { Restore } from './use-bin.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const day = 86_400_000;

function binned(changes: Partial<BinnedItem>): BinnedItem {
  const deletedAt = Date.now() - 28 * day;
  return {
    // Ids of the right form.
    ...({ itemId: id(3), projectId: id(2), workflowId: id(4), deletedBy: id(5) } as unknown as BinnedItem),
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

describe('what was deleted in a project', () => {
  it('says what it was, who deleted it and how long it is kept, and comes back through the open project', async () => {
    const restore = vi.fn<Restore>(async () => ({ type: 'done' }));
    const { user, restored } = aModal({ lists: [[binned({})], []], restore });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/GreetNode in Welcome · Deleted .* by Grace Hopper2 days left/);
    await user.click(screen.getByRole('button', { name: 'Restore Greet' }));
    expect(await screen.findByText('Greet is back.')).toBeTruthy();
    expect(await screen.findByText('Nothing was deleted')).toBeTruthy();
    expect([restore.mock.calls, restored.mock.calls]).toEqual([[[id(3)]], [[id(3)]]]);
  });

  it('stays, with the reason, when it cannot come back', async () => {
    const message = 'The workflow it was in has been deleted. Restore that first.';
    const { user } = aModal({ lists: [[binned({})]], restore: async () => ({ type: 'failed', message }) });
    await user.click(await screen.findByRole('button', { name: 'Restore Greet' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  it('is asked for again where it could not be loaded', async () => {
    const { user } = aModal({ lists: [new ApiFailure('failed', 'Error loading what was deleted', 500), []] });
    expect(await screen.findByText('Error loading what was deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Nothing was deleted')).toBeTruthy();
  });
});

it('a deleted project of the team comes back by a call', async () => {
  const project = binned({ kind: 'project', displayName: 'Harbour', nodeCount: 12 });
  const { user, made } = aModal({ lists: [[project], []], projectId: undefined });
  expect((await screen.findByRole('listitem')).textContent).toContain('Project with 12 nodes');
  await user.click(screen.getByRole('button', { name: 'Restore Harbour' }));
  expect(await screen.findByText('Harbour is back.')).toBeTruthy();
  expect(made.find(({ path }) => path === '/api/RestoreItem')?.input).toEqual({
    body: { teamId: id(1), itemId: id(3) },
  });
});

interface Bin {
  /** What the calls for it answer, one after the other. */
  readonly lists: readonly (readonly BinnedItem[] | Error)[];
  readonly restore?: Restore;
  readonly projectId?: string | undefined;
}

function aModal({ lists, restore, ...place }: Bin) {
  let asked = 0;
  const { api, made } = fakeApi({
    '/api/GetRecentlyDeleted': () => {
      const answer = lists[Math.min(asked, lists.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    '/api/RestoreItem': () => ({ projectId: id(2), seq: 1 }),
  });
  const restored = vi.fn<(itemId: string) => void>();
  const projectId = 'projectId' in place ? place.projectId : id(2);
  renderPage(
    api,
    <RecentlyDeletedModal
      teamId={id(1)}
      {...(projectId === undefined ? {} : { projectId })}
      {...(restore ? { onRestore: restore } : {})}
      onRestored={restored}
      onClose={() => undefined}
    />,
  );
  return { user: userEvent.setup(), made, restored };
}
