import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IncomingNumbers } from './sockets/incoming-numbers.ts';
import { MessageBudget } from './sockets/message-budget.ts';
import { ReplayBuffer } from './sockets/replay-buffer.ts';
import { MalformedMessage } from './sockets/signalr-messages.ts';

describe('messages from a client', () => {
  test('a client message is handled once and in order, however often the connection is lost and messages are repeated', () => {
    const cuts = fc.array(fc.record({ sent: fc.nat(5), lost: fc.nat(5), back: fc.nat(10) }), { maxLength: 20 });
    fc.assert(
      fc.property(cuts, (rounds) => {
        const numbers = new IncomingNumbers();
        const handled: number[] = [];
        let arrived = 0;
        let next = 1;
        const arrive = (number: number) => {
          if (numbers.count()) handled.push(number);
          arrived = Math.max(arrived, number);
        };
        for (const { sent, lost, back } of rounds) {
          for (let index = 0; index < sent; index += 1) arrive(next + index);
          next += sent + lost;
          numbers.restart();
          // The client repeats from its first unacknowledged message, which is at or before the first lost one.
          const first = Math.max(1, arrived + 1 - back);
          numbers.goOnWith(first);
          for (let number = first; number < next; number += 1) arrive(number);
        }
        expect(handled).toEqual(Array.from({ length: next - 1 }, (_, index) => index + 1));
      }),
    );
  });

  test.each([0, -1, 2.5, Number.NaN, 3, 1e300])(
    'a client that sent one message cannot resume at number %d',
    (sequenceId) => {
      const numbers = new IncomingNumbers();
      numbers.count();
      numbers.restart();
      expect(() => numbers.goOnWith(sequenceId)).toThrow(MalformedMessage);
    },
  );

  test('a client message between the reconnect and the resume number is ignored', () => {
    const numbers = new IncomingNumbers();
    numbers.restart();
    expect([numbers.count(), numbers.unacknowledged]).toEqual([false, 0]);
  });
});

describe('messages to a client', () => {
  test('a server message is kept until it is acknowledged, together with all later ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant('send' as const), fc.integer({ min: -2, max: 40 })), { maxLength: 60 }),
        (steps) => {
          const buffer = new ReplayBuffer(Number.MAX_SAFE_INTEGER);
          let sent = 0;
          let acknowledged = 0;
          for (const step of steps) {
            if (step === 'send') {
              sent += 1;
              buffer.add(Buffer.from(String(sent)));
            } else {
              buffer.acknowledge(step);
              acknowledged = Math.max(acknowledged, Math.min(step, sent));
            }
          }
          expect(buffer.firstSequenceId).toBe(acknowledged + 1);
          expect(buffer.pending().map(String)).toEqual(
            Array.from({ length: sent - acknowledged }, (_, index) => String(acknowledged + 1 + index)),
          );
        },
      ),
    );
  });

  test('the kept server messages are limited in bytes, and an acknowledgement frees space', () => {
    const buffer = new ReplayBuffer(10);
    expect([buffer.add(Buffer.alloc(6)), buffer.add(Buffer.alloc(6))]).toEqual([true, false]);
    buffer.acknowledge(1);
    expect(buffer.add(Buffer.alloc(4))).toBe(true);
  });

  test('a message that is replaced by a newer one of its topic is kept as a short message with its number', () => {
    const buffer = new ReplayBuffer(Number.MAX_SAFE_INTEGER);
    const send = (text: string, topic?: string) => buffer.add(Buffer.from(text.padEnd(100)), topic);
    const readKept = () => buffer.pending().map((frame) => (frame.length < 100 ? 'replaced' : String(frame).trim()));
    send('first list', 'list');
    send('edit');
    send('list of another project', 'other');
    send('second list', 'list');
    expect(readKept()).toEqual(['replaced', 'edit', 'list of another project', 'second list']);
    buffer.acknowledge(4);
    send('third list', 'list');
    send('fourth list', 'list');
    expect([buffer.firstSequenceId, readKept()]).toEqual([5, ['replaced', 'fourth list']]);
  });

  test('server messages that replace each other do not fill the space', () => {
    const buffer = new ReplayBuffer(100_000);
    const lists = Array.from({ length: 1_000 }, () => buffer.add(Buffer.alloc(1_000), 'list'));
    expect(lists).not.toContain(false);
  });
});

describe('the rate limit of a client (HUB-7)', () => {
  const spend = (budget: MessageBudget, count: number, now: number) =>
    Array.from({ length: count }, () => budget.spend(now));

  test('a client may send 60 messages at once and then 20 a second', () => {
    const budget = new MessageBudget(0);
    expect(spend(budget, 61, 0).filter((spending) => spending === 'fine')).toHaveLength(60);
    expect(spend(budget, 30, 1_000).filter((spending) => spending === 'fine')).toHaveLength(20);
  });

  test('a client may send nothing more after 600 excess messages without a pause', () => {
    const budget = new MessageBudget(0);
    expect(spend(budget, 660, 0)).not.toContain('abuse');
    expect(budget.spend(0)).toBe('abuse');
  });

  test('a pause resets the count of excess messages', () => {
    const budget = new MessageBudget(0);
    spend(budget, 660, 0);
    expect(spend(budget, 660, 3_000)).not.toContain('abuse');
  });
});
