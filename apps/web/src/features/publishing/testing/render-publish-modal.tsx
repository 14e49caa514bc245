import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import '../../../modals/common-modals.ts';
import '../../../modals/confirm-modal.tsx';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { PublishModal } from '../publish-modal.tsx';

export const statusPath = '/api/GetPromotionStatus';
export const promotePath = '/api/PromoteProject';
export const previewPath = '/api/GetPublishPreview';

const gone = '00000000-0000-4000-8000-0000000000ff';
const item = (
  itemId: string,
  kind: string,
  displayName: string,
  versions: readonly [number, number | null, number | null],
) => ({ itemId, kind, displayName, development: versions[0], staging: versions[1], production: versions[2] });

/** In the order of the server, which is not that of the tree. */
export const status = {
  projectId: ids.project,
  displayName: 'Café',
  unsavedCount: 0,
  items: [
    item(gone, 'node', 'Gone', [1, 1, null]),
    item(ids.ask, 'node', 'Ask', [1, 1, null]),
    item(ids.greet, 'node', 'Greet', [3, 1, null]),
    item(ids.workflow, 'workflow', 'Main', [1, 1, 1]),
    item(ids.project, 'project', 'Café', [2, null, null]),
  ],
  itemCount: 5,
  numberOfInteractions: 120,
  publishStage: 'None',
  savedUtc: null,
  stages: [],
};
export const preview = {
  changes: [
    {
      itemId: ids.greet,
      kind: 'node',
      type: 'Say',
      workflowId: ids.workflow,
      displayName: 'Greet',
      change: 'changed',
      fromVersion: 1,
      toVersion: 3,
      isThere: true,
    },
    {
      itemId: gone,
      kind: 'node',
      type: 'Say',
      workflowId: ids.workflow,
      displayName: 'Gone',
      change: 'removed',
      fromVersion: 1,
      toVersion: null,
      isThere: false,
    },
  ],
  changeCount: 7,
  errorCount: 0,
  warningCount: 0,
  problems: [],
  tests: { total: 12, passed: 12, failed: 0, isOutdated: false },
};
const problem = (itemId: string, severity: string, message: string) => ({
  code: 'MissingConnector',
  severity,
  itemId,
  path: 'Connectors/next/TargetNodeId',
  message,
  names: ['Next'],
  fix: null,
});
export const withErrors = {
  ...preview,
  errorCount: 2,
  warningCount: 1,
  problems: [problem(ids.greet, 'error', '"Next" leads nowhere.'), problem(ids.ask, 'warning', 'Nobody comes here.')],
};
export const stageOf = (stage: string, releaseNumber: number | null) => ({
  stage,
  releaseNumber,
  notes: '',
  publishedUtc: null,
  publishedBy: 'Ada',
  chatUrl: releaseNumber === null ? '' : `https://confab.example/channels/chat/${ids.project}/${stage.toLowerCase()}`,
});
export const release = (
  releaseNumber: number,
  errorCount: number,
  stages: readonly string[],
  overrides: readonly object[] = [],
) => ({
  releaseNumber,
  createdUtc: '2026-11-20T10:00:00Z',
  createdBy: 'Ada',
  notes: `Notes of ${releaseNumber}`,
  errorCount,
  warningCount: 0,
  overrides,
  stages,
});
export const published = {
  ...status,
  items: status.items.map((one) => ({ ...one, staging: one.development, production: one.development })),
};

export async function choose(user: ReturnType<typeof userEvent.setup>, modal: HTMLElement, target: RegExp) {
  await user.click(within(modal).getByRole('radio', { name: /^Alpha/ }));
  await user.click(within(within(modal).getByRole('radiogroup', { name: 'To' })).getByRole('radio', { name: target }));
  await accept(user, modal);
}

export async function accept(user: ReturnType<typeof userEvent.setup>, modal: HTMLElement) {
  for (const box of within(modal).getAllByRole('checkbox')) await user.click(box);
}

/** Whether Publish is off, and the sentence that describes it. */
export function readPublishButton(modal: HTMLElement): [boolean, string | undefined] {
  const button = within(modal).getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  const sentence = document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`);
  return [button.disabled, sentence?.textContent ?? undefined];
}

export async function renderModal(answers: Parameters<typeof fakeApi>[0] = {}, isEdited = false) {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  if (isEdited) session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  const { api, made } = fakeApi({
    [statusPath]: () => status,
    [previewPath]: () => preview,
    [promotePath]: () => published,
    ...answers,
  });
  const opened: unknown[] = [];
  const { queries } = renderInSession(
    session,
    <>
      <PublishModal
        projectId={ids.project}
        teamId={ids.team}
        onOpenProblem={(problem) => opened.push(problem)}
        onClose={() => undefined}
      />
      <ModalHost />
    </>,
    api,
  );
  const modal = await screen.findByRole('dialog');
  // A status has a name only while something is loading.
  await waitFor(() => expect(within(modal).queryByRole('status', { name: /./ })).toBeNull());
  return { session, world, client, made, queries, modal, opened, user: userEvent.setup() };
}
