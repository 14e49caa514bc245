import { numberedId } from '@confab/test-kit';
import { Refusal } from '@confab/contracts';
import { expect, test } from 'vitest';
import { createCreationIds } from './creation-ids.ts';

function setUp() {
  const known = new Set<string>();
  const sent: string[] = [];
  let count = 0;
  const creations = createCreationIds({ newId: () => numberedId((count += 1)), isKnown: (id) => known.has(id) });
  const deleted = new Set<string>();
  const attempt = (what: string, failure?: Error) =>
    creations.attempt(what, (id) => {
      sent.push(id);
      if (deleted.has(id)) return Promise.reject(new Refusal('notFound', 'Error creating Node using Template'));
      return failure ? Promise.reject(failure) : Promise.resolve();
    });
  const fail = (what: string, failure: Error) => expect(attempt(what, failure)).rejects.toBe(failure);
  return { known, deleted, sent, attempt, fail };
}
const lost = new TypeError('Failed to fetch');

test('a creation without an answer is retried under its id, and the next one uses another id', async () => {
  const { sent, attempt, fail } = setUp();
  await fail('node', lost);
  await fail('node', lost);
  await attempt('workflow');
  await attempt('node');
  await attempt('node');
  expect(sent).toEqual([1, 1, 2, 1, 3].map((id) => numberedId(id)));
});

test('equal items that are created at the same time have different ids', async () => {
  const { sent, attempt } = setUp();
  await Promise.all([attempt('node'), attempt('node')]);
  expect(new Set(sent).size).toBe(2);
});

test('an item that was created without an answer and then deleted is created again under another id', async () => {
  const { deleted, sent, attempt, fail } = setUp();
  await fail('node', lost);
  deleted.add(numberedId(1));
  await attempt('node');
  expect(sent).toEqual([1, 1, 2].map((id) => numberedId(id)));
});

test('an item that has arrived by its event, or whose id was refused, is not created again under its id', async () => {
  const { known, sent, attempt, fail } = setUp();
  await fail('node', lost);
  known.add(numberedId(1));
  await fail('node', new Refusal('notFound', 'Error creating Node using Template'));
  await attempt('node');
  expect(sent).toEqual([1, 2, 3].map((id) => numberedId(id)));
});
