import { historyCalls } from '@confab/contracts';
import type { ItemId, ItemKind } from '@confab/model';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids, manyItems, nodeSchema } from '../../testing/editing/world.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { RollBackModal } from './roll-back-modal.tsx';

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
