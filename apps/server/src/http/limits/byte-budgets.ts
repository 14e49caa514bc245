import type { AccountId } from '@confab/model';
import type { Services } from '../../services.ts';
import { createLimiter, getAddressKey, getNetworkKey } from './limiter.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The assistant whose secret the request has. */
    assistant: string | undefined;
  }
}

/**
 * How many KiB of JSON bodies a minute are received from an account and from a network, from an address with the secret of
 * an assistant, and from an address and a network without either. The largest import is 32 MiB; what people write is below
 * one. A platform calls for all assistants from the same few addresses.
 */
export const byteBudgets = {
  account: 128 * 1_024,
  network: 512 * 1_024,
  assistantAddress: 32 * 1_024,
  strangerAddress: 4 * 1_024,
  strangerNetwork: 16 * 1_024,
} as const;

/** Who sends a body. */
interface BodySender {
  readonly ip: string;
  readonly accountId: AccountId | undefined;
  /** The assistant whose secret the sender has. */
  readonly assistant?: string | undefined;
}

/**
 * Budgets of the bytes that a sender makes the server read, in addition to those of requests: one request may hold a
 * megabyte.
 */
export interface ByteBudgets {
  /** Takes a received body. @throws TooMany when the sender has none left */
  take(bytes: number, sender: BodySender): Promise<void>;
}

const bytesPerPoint = 1_024;

/** Creates the budgets, in Redis for all processes or else in this process. */
export function createByteBudgets(services: Pick<Services, 'config' | 'redis'>): ByteBudgets {
  const create = (name: keyof typeof byteBudgets) =>
    createLimiter(services, `bytes:${name}`, { points: byteBudgets[name], seconds: 60 });
  const [account, network] = [create('account'), create('network')];
  const assistantAddress = create('assistantAddress');
  const [strangerAddress, strangerNetwork] = [create('strangerAddress'), create('strangerNetwork')];
  return {
    async take(bytes, { ip, accountId, assistant }) {
      const points = Math.ceil(bytes / bytesPerPoint);
      if (points === 0) return;
      if (accountId !== undefined) {
        await account.take(accountId, points);
        await network.take(getNetworkKey(ip), points);
      } else if (assistant === undefined) {
        await strangerAddress.take(getAddressKey(ip), points);
        await strangerNetwork.take(getNetworkKey(ip), points);
      } else await assistantAddress.take(`${assistant} ${getAddressKey(ip)}`, points);
    },
  };
}
