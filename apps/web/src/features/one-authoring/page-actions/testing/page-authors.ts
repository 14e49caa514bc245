import { oneIds, oneItems, pageProperties } from '../../../../testing/editing/one-world.ts';
import { aWorld } from '../../../../testing/editing/open-session.ts';
import { createUndoStack } from '../../../authoring/testing/undo-stack.ts';
import { createPageLists } from '../../page-tree/create-page-lists.ts';
import { createPageActions } from '../create-page-actions.ts';

// Authors of a One project with two chapters, each with their own session, for tests of the actions on pages.

/** A One project on a fake server. */
export function aOneWorld() {
  const world = aWorld(pageProperties, oneItems());
  const clients: { deliver(): void }[] = [];
  return {
    ...world,
    clients,
    countPages: () => [...world.backend.texts().values()].filter((text) => text.includes('"Parent"')).length,
    /** Sends what is pending and delivers all events, until nothing is left. */
    async settle() {
      for (let round = 0; round < 4; round += 1) {
        await world.clock.pass(2_000);
        for (const client of clients) client.deliver();
      }
      await world.clock.pass(2_000);
    },
  };
}

type OneWorld = ReturnType<typeof aOneWorld>;

/** Opens the project for an author, whose steps can be undone. */
export async function anAuthor(world: OneWorld, name: string) {
  const { session: opened, client } = await world.open(name, undefined, false, false);
  world.clients.push(client);
  const undoStack = createUndoStack(opened);
  const { session } = undoStack;
  for (const llamaId of [oneIds.tour, oneIds.visit]) {
    session.openWorkflow(llamaId);
    await world.clock.pass(0);
  }
  const lists = createPageLists(session);
  let made = 0;
  const newId = () => `40000000-0000-4000-8000-${name === 'ada' ? '1' : '2'}${String((made += 1)).padStart(11, '0')}`;
  const actions = createPageActions({ session, getLists: lists.getLists, select: () => undefined, newId });

  /** The pages of a chapter by name, those below a page in brackets behind it. */
  function draw(llamaId: string): string {
    const pages = lists.getLists().find((list) => list.llamaId === llamaId)?.pages ?? [];
    const drawBelow = (parent: string): string =>
      pages
        .filter((page) => page.parent === parent)
        .map(({ id }) => {
          const below = drawBelow(id);
          return `${session.getItem(id)?.displayName}${below === '' ? '' : `(${below})`}`;
        })
        .join(' ');
    return drawBelow(llamaId);
  }

  return {
    session,
    undoStack,
    actions,
    draw,
    settle: world.settle,
    deliver: () => client.deliver(),
    /** Runs what is due already; no time passes. */
    flush: () => world.clock.pass(0),
    settleTime: () => world.clock.pass(300),
    /** All pages in reading order. */
    listIds: () =>
      [oneIds.tour, oneIds.visit].flatMap((llamaId) => {
        const list = lists.getLists().find((one) => one.llamaId === llamaId);
        return list?.pages?.map(({ id }) => id) ?? [];
      }),
  };
}

export type PageAuthor = Awaited<ReturnType<typeof anAuthor>>;
