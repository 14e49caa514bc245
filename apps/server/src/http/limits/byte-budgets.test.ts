import { accountIdSchema } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { byteBudgets, createByteBudgets } from './byte-budgets.ts';
import { TooMany } from './limiter.ts';

const kibibyte = 1_024;
const newAccountId = () => accountIdSchema.parse(newId());
const largest = 1_024 * kibibyte;
const open = () => createByteBudgets({ config: { rateLimitFactor: 1 } as never, redis: undefined });

/** How many bodies of a megabyte are received before the first refusal. */
async function countReceived(
  budgets: ReturnType<typeof open>,
  nextSender: (at: number) => Parameters<ReturnType<typeof open>['take']>[1],
) {
  for (let count = 0; count < 10_000; count += 1) {
    const error = await budgets.take(largest, nextSender(count)).catch((refusal: unknown) => refusal);
    if (error === undefined) continue;
    expect(error).toBeInstanceOf(TooMany);
    return count;
  }
  return 10_000;
}

describe('the bytes that a sender may make the server read in a minute (API-2)', () => {
  test('an account can send 128 MiB a minute, from any address', async () => {
    const accountId = newAccountId();
    const received = await countReceived(open(), (at) => ({ ip: `10.0.${at}.1`, accountId }));
    expect(received).toBe(byteBudgets.account / kibibyte);
  });

  test('all accounts of a network can send 512 MiB a minute, and other networks are not affected', async () => {
    const budgets = open();
    const received = await countReceived(budgets, (at) => ({
      ip: `10.0.0.${at % 250}`,
      accountId: newAccountId(),
    }));
    expect(received).toBe(byteBudgets.network / kibibyte);
    await expect(budgets.take(largest, { ip: '10.0.1.1', accountId: newAccountId() })).resolves.toBeUndefined();
  });

  test('without an account, an address can send 4 MiB and a network 16 MiB a minute, and accounts there keep their own budget', async () => {
    const budgets = open();
    expect(await countReceived(budgets, () => ({ ip: '10.0.0.1', accountId: undefined }))).toBe(4);
    expect(await countReceived(budgets, (at) => ({ ip: `10.0.0.${at + 2}`, accountId: undefined }))).toBe(12);
    const member = { ip: '10.0.0.1', accountId: newAccountId() };
    await expect(budgets.take(largest, member)).resolves.toBeUndefined();
  });

  test('an address with the secret of an assistant can send it 32 MiB a minute, and as much to other assistants', async () => {
    const budgets = open();
    const agent = { ip: '10.0.0.1', accountId: undefined, assistant: 'one' };
    expect(await countReceived(budgets, () => agent)).toBe(byteBudgets.assistantAddress / kibibyte);
    await expect(budgets.take(largest, { ...agent, assistant: 'another' })).resolves.toBeUndefined();
    expect(await countReceived(budgets, () => ({ ip: '10.0.0.1', accountId: undefined }))).toBe(4);
  });

  test('the byte budget counts a small body as one KiB and an empty one as nothing', async () => {
    const budgets = open();
    const stranger = { ip: '10.0.0.1', accountId: undefined };
    for (let count = 0; count < 1_000; count += 1) await budgets.take(0, stranger);
    for (let count = 0; count < byteBudgets.strangerAddress; count += 1) await budgets.take(10, stranger);
    await expect(budgets.take(10, stranger)).rejects.toThrow(TooMany);
  });
});
