import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createCallPlaces } from './call-places.ts';

/** The part of an HTTP response that `createCallPlaces` reads. */
function createAnswer() {
  const answer = Object.assign(new EventEmitter(), { destroyed: false });
  return { answer: answer as unknown as ServerResponse, close: () => answer.emit('close') };
}

test('an answer that breaks off frees its place once the work is done', async () => {
  const places = createCallPlaces();
  const broken = [createAnswer(), createAnswer()];
  const taken = await Promise.all(broken.map(({ answer }) => places.enterExpensive('ada', answer)));
  let isThird = false;
  const third = places.enterExpensive('ada', createAnswer().answer).then(() => (isThird = true));
  for (const { close } of broken) close();
  await Promise.resolve();
  expect(isThird).toBe(false);
  for (const place of taken) place.endWork();
  await third;
  expect(isThird).toBe(true);
});
