import type { TraceEntry } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { createStubsFromConversation } from './create-stubs.ts';
import { findStub } from './find-stub.ts';

type Effect = Extract<TraceEntry, { readonly type: 'effect' }>;

const effect = (nodeId: string, kind: Effect['effect'], target: string, outcome: string, body?: string): Effect => ({
  type: 'effect',
  nodeId,
  effect: kind,
  target,
  outcome,
  ms: 5,
  ...(body !== undefined && { body }),
});
const create = (...traces: readonly (readonly TraceEntry[])[]) =>
  createStubsFromConversation(
    traces.map((trace) => ({ trace })),
    countingIds(),
  );

test('each request and message of a conversation has a stub that answers as it was answered', () => {
  const stubs = create(
    [
      effect('prices', 'http', 'GET https://shop.example/prices', '200', '{"tea": 4}'),
      effect('sum', 'script', 'addUp', 'returned'),
    ],
    [
      effect('slow', 'http', 'GET https://slow.example', 'timeout'),
      effect('gone', 'http', 'GET https://gone.example', 'network'),
      effect('missing', 'http', 'GET https://shop.example/tea', '404', ''),
      effect('mail', 'mail', 'ada@shop.example', 'queued'),
      effect('sms', 'sms', '+43 1 234', 'not sent'),
    ],
  );
  expect(stubs.map(({ nodeId, url, answer, status, body }) => [nodeId, url, answer, status, body])).toEqual([
    ['prices', '', 'Respond', 200, '{"tea": 4}'],
    ['slow', '', 'Timeout', 200, ''],
    ['gone', '', 'Fail', 200, ''],
    ['missing', '', 'Respond', 404, ''],
    ['mail', '', 'Respond', 200, ''],
    ['sms', '', 'Fail', 200, ''],
  ]);
});

test('a node that called several addresses has a stub for each, whatever its query', () => {
  const stubs = create(
    [effect('price', 'http', 'GET https://shop.example/tea', '200', '4')],
    [effect('price', 'http', 'GET https://shop.example/milk', '200', '3')],
    [effect('price', 'http', 'GET https://shop.example/tea', '200', '5')],
  );
  const find = (address: string) => findStub(stubs, { nodeId: 'price', address })?.body;
  expect(stubs).toHaveLength(2);
  expect([find('https://shop.example/milk?size=2'), find('https://shop.example/tea')]).toEqual(['3', '4']);
});

test('a request that was not sent has no stub, and a message that was withheld counts as sent', () => {
  const stubs = create([
    effect('order', 'http', 'POST https://shop.example/orders', 'would be sent'),
    effect('mail', 'mail', 'ada@shop.example', 'withheld'),
  ]);
  expect(stubs.map(({ nodeId, answer }) => [nodeId, answer])).toEqual([['mail', 'Respond']]);
});
