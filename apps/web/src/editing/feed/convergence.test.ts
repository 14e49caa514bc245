import { aRow } from '@confab/test-kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorld, memoryStorage } from '../../testing/editing/open-session.ts';
import { editMakers } from '../../testing/editing/random-edits.ts';
import { ids } from '../../testing/editing/world.ts';

const itemsOf = [ids.greet, ids.ask, ids.newNode];
const names = ['ada', 'grace', 'edsger'];
const deeds =
  `undo redo save discard rollBack addNode removeNode restoreNode down answersLost up disconnect reconnect closeTab killTab deliver deliverOne repeat drop reorder wait tooLate`.split(
    ' ',
  );

const step = fc.record({
  who: fc.nat(2),
  // Edits are drawn more often than other actions.
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...Object.keys(editMakers)) },
    { weight: 4, arbitrary: fc.constantFrom(...deeds) },
    { weight: 2, arbitrary: fc.constantFrom('deliver', 'wait', 'up') },
  ),
  item: fc.nat(itemsOf.length - 1),
  wish: fc.record({ which: fc.nat(11), place: fc.nat(5), text: fc.string({ maxLength: 3 }) }),
});
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type World = ReturnType<typeof aWorld>;
type Tab = Awaited<ReturnType<World['open']>>;

/** Three authors in three browsers, each with one tab that can close, crash and be reopened. */
async function threePeople(world: World) {
  const browsers = names.map((name) => ({ name, storage: memoryStorage(), account: ids.account }));
  const tabs: Tab[] = [];
  for (const { name, storage } of browsers) tabs.push(await world.open(name, storage));
  return {
    tabs,
    async openAgain(who: number) {
      const browser = browsers[who];
      if (browser) tabs[who] = await world.open(browser.name, browser.storage);
    },
  };
}
type People = Awaited<ReturnType<typeof threePeople>>;

async function take(world: World, people: People, { who, what, item, wish }: Step) {
  const tab = people.tabs[who];
  const itemId = itemsOf[item] ?? ids.greet;
  if (!tab) return;
  const { session, client } = tab;
  const make = editMakers[what];
  const values = session.getItem(itemId)?.values;
  if (make && values) return session.edit(itemId, make(values, wish));
  const { outbox } = client;
  const acts: Readonly<Record<string, () => unknown>> = {
    undo: () => session.undo(itemId),
    redo: () => session.redo(itemId),
    save: () => void session.saveItem(itemId),
    discard: () => void session.discardItem(itemId),
    rollBack: () => world.backend.rollBack(itemId, wish.which, names[who] ?? ''),
    addNode: () => void session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' }),
    removeNode: () => void session.removeNode(itemId),
    restoreNode: () => void session.restoreItem(itemId),
    down: () => client.setWeather('down'),
    answersLost: () => client.setWeather('answersLost'),
    up: () => client.setWeather('fine'),
    disconnect: () => client.setConnection('Disconnected'),
    reconnect: () => client.setConnection('Connected'),
    deliver: () => client.deliver(),
    deliverOne: () => client.deliver(wish.place),
    repeat: () => client.deliver(wish.place, 0, wish.place),
    drop: () => outbox.splice(wish.place, 1),
    reorder: () => outbox.push(...outbox.splice(wish.place, 2)),
    wait: () => world.clock.pass(wish.which * 100),
    tooLate: () => world.backend.forgetEvents(),
    async closeTab() {
      session.close();
      await people.openAgain(who);
    },
    async killTab() {
      await world.clock.pass(150);
      tab.kill();
      await people.openAgain(who);
    },
  };
  await acts[what]?.();
}

/** Reconnects all clients: events pushed during the outage are lost and have to be requested. */
async function reconnectAll({ clock }: World, { tabs }: People) {
  for (const { client } of tabs) {
    client.setWeather('fine');
    client.setConnection('Connected');
  }
  await clock.pass(40_000);
  for (const { client } of tabs) client.setConnection('Connected');
  await clock.pass(1_000);
}

/** New tabs take over the unsent edits of crashed tabs. */
async function openAllAgain(world: World, people: People) {
  for (const [who, { session }] of people.tabs.entries()) {
    session.close();
    await people.openAgain(who);
  }
  await reconnectAll(world, people);
}

function expectSame({ backend }: World, { tabs }: People) {
  const texts = backend.texts();
  for (const { session } of tabs) {
    expect(session.getStatus()).toMatchObject({ load: 'ready', pendingCount: 0 });
    const outline = session.getOutline();
    const nodes = outline?.nodesByWorkflow.get(ids.workflow) ?? [];
    const seen = [outline?.project, ...(outline?.workflows ?? []), ...nodes].map((item) => item?.id ?? '');
    expect(new Map(seen.map((id) => [id, JSON.stringify(session.getItem(id)?.values)]))).toEqual(texts);
  }
}

test('three authors end with the documents of the server after any edits and network failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (script) => {
      const world = aWorld();
      const people = await threePeople(world);
      for (const one of script) await take(world, people, one);
      await reconnectAll(world, people);
      expectSame(world, people);
      await openAllAgain(world, people);
      expectSame(world, people);
    }),
    { numRuns: 500 },
  );
});

test('no acknowledged edit is lost or applied twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(fc.nat(2), fc.constantFrom('add', 'down', 'answersLost', 'up', 'closeTab', 'killTab', 'wait')),
        {
          maxLength: 40,
          size: 'max',
        },
      ),
      async (script) => {
        const world = aWorld();
        const people = await threePeople(world);
        let made = 0;
        for (const [who, what] of script) {
          const tab = people.tabs[who];
          if (what === 'add' && tab) {
            made += 1;
            const RowId = `30000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
            const updatedValue = aRow(RowId, { Kind: 'Intent' }, 'a5');
            tab.session.edit(ids.greet, { path: 'Connectors', action: 'AddRow', updatedValue });
          } else {
            const step = { who, what, item: 0, wish: { which: 3, place: 0, text: '' } };
            await take(world, people, step);
          }
        }
        await reconnectAll(world, people);
        await openAllAgain(world, people);
        const rows = world.backend.valuesOf(ids.greet)?.['Connectors'];
        expect(rows).toHaveLength(2 + made);
        const adding = world.backend.events.filter(
          (event) => event.type === 'edited' && event.edit.action === 'AddRow',
        );
        expect(adding).toHaveLength(made);
      },
    ),
    { numRuns: 200 },
  );
});
