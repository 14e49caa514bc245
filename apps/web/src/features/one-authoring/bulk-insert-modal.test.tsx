import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { toId } from '../../editing/sender/to-id.ts';
import '../../modals/common-modals.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import { oneIds, oneItems, pageProperties } from '../../testing/editing/one-world.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { BulkInsertModal } from './bulk-insert-modal.tsx';
import { usePageLists } from './page-tree/use-page-lists.ts';
import { pageType } from './page-tree/testing/a-page-tree.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';

afterEach(closeModals);

async function openModal() {
  const world = aWorld(pageProperties, oneItems());
  const { session, client } = await world.open('ada', undefined, false, false);
  const events: string[] = [];
  function Window() {
    return (
      <BulkInsertModal
        pageTypes={[pageType]}
        lists={usePageLists()}
        place={{ target: oneIds.a, where: 'after' }}
        onSelect={(pageId) => events.push(session.getItem(pageId)?.displayName ?? '')}
        onClose={() => events.push('closed')}
      />
    );
  }
  renderInSession(
    session,
    <>
      <Window />
      <ModalHost />
    </>,
  );
  const settle = () =>
    act(async () => {
      for (let round = 0; round < 8; round += 1) {
        await world.clock.pass(2_000);
        client.deliver();
      }
    });
  await settle();
  const user = userEvent.setup();
  const modal = within(await screen.findByRole('dialog', { name: 'Add several pages' }));
  const list = modal.getByRole<HTMLTextAreaElement>('textbox', { name: 'Names of the pages' });
  await user.type(list, 'Opening hours{Enter}Prices');
  const add = () => user.click(modal.getByRole('button', { name: 'Add 2 pages' }));
  return { world, session, client, events, settle, user, modal, list, add };
}

describe('adding several pages', () => {
  it('the button that adds several pages counts them, without lines that have no name (A2.26)', async () => {
    const { user, list, add, settle, session } = await openModal();
    await user.type(list, '{Enter}{Enter}: Nine to five');
    await add();
    await settle();
    const names = [...(session.getOutline()?.nodesByWorkflow.get(toId.workflow(oneIds.tour)) ?? [])].map(
      ({ displayName }) => displayName,
    );
    expect(names.filter((name) => !['a', 'b', 'c', 'd'].includes(name))).toEqual(['Opening hours', 'Prices']);
  });

  it('the window for several pages closes when the pages are added', async () => {
    const { add, settle, events } = await openModal();
    await add();
    await settle();
    expect(events).toEqual(['Opening hours', 'closed']);
  });

  it('the window for several pages stays open with its list and an error when the pages could not be added', async () => {
    const { add, settle, events, client, modal, list } = await openModal();
    client.setWeather('down');
    await add();
    await settle();
    expect((await modal.findByRole('alert')).textContent).toContain('The pages could not be added.');
    expect([events, list.value]).toEqual([[], 'Opening hours\nPrices']);
    client.setWeather('fine');
    await add();
    await settle();
    expect(events).toEqual(['Opening hours', 'closed']);
  });

  it('the window for several pages reports that the page after which they belong was deleted', async () => {
    const { world, add, settle, events, modal } = await openModal();
    const { session: bens } = await world.open('ben', undefined, false, false);
    await act(async () => void bens.removeItems([oneIds.a]));
    await settle();
    await add();
    expect((await modal.findByRole('alert')).textContent).toContain('was deleted');
    expect(events).toEqual([]);
  });

  it('closing the window for several pages asks before its list is discarded', async () => {
    const { user, modal, events } = await openModal();
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(events).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(events).toEqual(['closed']);
  });
});
