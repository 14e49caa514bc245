import { historyCalls } from '@confab/contracts';
import type { ItemId, ItemKind } from '@confab/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids, manyItems, nodeSchema } from '../../testing/editing/world.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { RollBackModal } from './roll-back-modal.tsx';
import { useHistoryPoints } from './use-history.ts';

const other = manyItems(1, 2);
const [otherWorkflow] = other;

it.each<
  readonly [what: string, id: ItemId | undefined, kind: ItemKind, isWhole: boolean, sentence: RegExp | undefined]
>([
  ['a workflow with its nodes', ids.workflow, 'workflow', true, /^2 items have unsaved changes/],
  ['a workflow alone', ids.workflow, 'workflow', false, undefined],
  ['another workflow with its nodes', otherWorkflow?.id, 'workflow', true, undefined],
  ['a node', ids.greet, 'node', false, /^One item has unsaved changes/],
  ['the project', ids.project, 'project', true, /^2 items have unsaved changes/],
])('rolling back %s counts only its own unsaved changes', async (_what, id = ids.project, kind, isWhole, sentence) => {
  const { session } = await aWorld(nodeSchema.properties, other).open('ada');
  const { api } = fakeApi({ [historyCalls.compare.path]: () => [] });
  renderInSession(
    session,
    <RollBackModal name="Main" target={{ id, kind, isWhole }} versionNumber={1} onClose={() => undefined} />,
    api,
  );
  const modal = within(await screen.findByRole('dialog'));
  act(() => {
    session.edit(ids.greet, setValue('MaxReprompts', 9));
    session.edit(ids.ask, setValue('MaxReprompts', 9));
  });
  expect(modal.queryByText(/unsaved changes/)?.textContent ?? '').toMatch(sentence ?? /^$/);
});

it('a refused rollback lists again what would change, and reads the versions behind it again', async () => {
  const { session } = await aWorld(nodeSchema.properties).open('ada');
  let isGone = false;
  const change = { itemId: ids.greet, kind: 'node', workflowId: ids.workflow, change: 'changed', isThere: true };
  const { api, made } = fakeApi({
    [historyCalls.compare.path]: () => [{ ...change, displayName: isGone ? 'Ask' : 'Greet' }],
    [historyCalls.ofProject.path]: () => ({ points: [], unsavedCount: 0, nextBefore: null }),
    [historyCalls.rollBackProject.path]() {
      isGone = true;
      throw new ApiFailure('conflict', 'This version is no longer there.', 409);
    },
  });
  const target = { id: ids.project, kind: 'project', isWhole: true } as const;
  function VersionsBehind() {
    return useHistoryPoints(target).points.length;
  }
  renderInSession(
    session,
    <>
      <VersionsBehind />
      <RollBackModal name="Main" target={target} versionNumber={1} onClose={() => undefined} />
    </>,
    api,
  );
  const modal = within(await screen.findByRole('dialog'));
  await modal.findByText('Greet');
  fireEvent.click(modal.getByRole('button', { name: 'Go back' }));
  expect(await modal.findByText('This version is no longer there.')).toBeTruthy();
  expect(await modal.findByText('Ask')).toBeTruthy();
  const readHistory = () => made.filter(({ path }) => path === historyCalls.ofProject.path);
  await waitFor(() => expect(readHistory()).toHaveLength(2));
});
