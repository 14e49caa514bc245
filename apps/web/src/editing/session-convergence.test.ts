import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWorld, setValue } from './testing/open-session.ts';
import { ids } from './testing/world.ts';

const steps = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(
    'name',
    'row',
    'add',
    'delete',
    'undo',
    'redo',
    'save',
    'offline',
    'online',
    'answersLost',
    'deliver',
    'repeat',
    'wait',
  ),
  number: fc.nat(6),
});
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;
type Person = Awaited<ReturnType<ReturnType<typeof aWorld>['open']>>;

async function take({ session, client }: Person, { what, number }: Step, pass: (ms: number) => Promise<void>) {
  const rowId = `row${number % 3}`;
  if (what === 'name') session.edit(ids.greet, setValue('DisplayName', `name ${number}`));
  if (what === 'row') session.edit(ids.greet, setValue(`Connectors/${rowId}/DisplayName`, `row ${number}`));
  if (what === 'add') {
    session.edit(ids.greet, {
      path: 'Connectors',
      action: 'AddRow',
      updatedValue: { RowId: rowId, Order: `a${number}`, Values: { Kind: 'Intent' } },
    });
  }
  if (what === 'delete') session.edit(ids.greet, { path: `Connectors/${rowId}`, action: 'DeleteRow' });
  if (what === 'undo') session.undo(ids.greet);
  if (what === 'redo') session.redo(ids.greet);
  if (what === 'save') void session.saveItem(ids.greet);
  if (what === 'offline') client.setWeather('down');
  if (what === 'answersLost') client.setWeather('answersLost');
  if (what === 'online') client.setWeather('fine');
  if (what === 'deliver') client.deliver();
  if (what === 'repeat') client.deliver(number, 0);
  if (what === 'wait') await pass(number * 200);
}

test('two sessions end with the document of the server, whatever the network did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 50, size: 'max' }), async (script) => {
      const { backend, clock, open } = aWorld();
      const people = [await open('ada'), await open('grace')];
      for (const step of script) {
        const person = people[step.who];
        if (person) await take(person, step, clock.pass);
      }
      for (const { client } of people) client.setWeather('fine');
      await clock.pass(20_000);
      for (const { client } of people) client.setConnection('Connected');
      await clock.pass(5_000);
      for (const { session } of people) {
        expect(session.getStatus().pendingCount).toBe(0);
        expect(JSON.stringify(session.getItem(ids.greet)?.values)).toBe(JSON.stringify(backend.valuesOf(ids.greet)));
      }
    }),
    { numRuns: 400 },
  );
}, 30_000);
