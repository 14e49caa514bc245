import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { oneIds, oneItems, pageProperties } from '../../testing/editing/one-world.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { useSelection } from './use-selection.ts';

const { tour, visit, a, b, d, z } = oneIds;

beforeEach(() => history.replaceState(null, '', '/'));

type Selection = ReturnType<typeof useSelection>;

/** Shows the selection, and returns the one of the first rendering, as a running deletion has it. */
async function renderSelection(itemId: string) {
  const { session } = await aWorld(pageProperties, oneItems()).open('ada', undefined, false, false);
  const rendered: Selection[] = [];
  function Part() {
    const selection = useSelection();
    rendered.push(selection);
    const { location, group } = selection;
    return <p role="status">{[location.tab, location.pageId ?? location.llamaId ?? 'nothing', ...group].join(' ')}</p>;
  }
  renderInSession(session, <Part />);
  const latest = () => rendered.at(-1)!;
  act(() => latest().select(itemId));
  const atDeletion = latest();
  const remove = (...itemIds: string[]) =>
    act(async () => {
      await session.removeItems(itemIds);
      atDeletion.clearDeleted();
    });
  return { latest, remove, shown: () => screen.getByRole('status').textContent };
}

it.each([
  ['a page of another chapter', a, [visit], `conversations ${a}`],
  ['another page', a, [d], `conversations ${a}`],
  ['the page itself', d, [d], 'conversations nothing'],
  ['the chapter of the page', z, [visit], 'conversations nothing'],
  ['the chapter itself', tour, [tour], 'conversations nothing'],
])('the selection is cleared only if it was deleted: %s', async (_case, selected, deleted, then) => {
  const { remove, shown } = await renderSelection(selected);
  await remove(...deleted);
  expect(shown()).toBe(then);
});

it('an author who has moved on before a deletion is answered stays there', async () => {
  const { latest, remove, shown } = await renderSelection(d);
  act(() => latest().goTo({ tab: 'contact', llamaId: visit, pageId: z }));
  await remove(d);
  expect(shown()).toBe(`contact ${z}`);
});

it('pages that are selected together stay selected, without those that were deleted', async () => {
  const { latest, remove, shown } = await renderSelection(a);
  act(() => latest().setGroup([a, b, d]));
  await remove(d);
  expect(shown()).toBe(`conversations ${a} ${a} ${b}`);
});

it.each([
  ['a page that is missing', ids.project, `There is no item ${ids.project}.`],
  ['an invalid page id', 'nonsense', '"nonsense" is not an id of an item.'],
])('%s in the URL of a One project is logged (A8.95)', async (_what, id, message) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState(null, '', `/?workflow=${tour}&node=${id}`);
  await renderSelection(tour);
  expect(warned.mock.calls).toEqual([[message]]);
  warned.mockRestore();
});
