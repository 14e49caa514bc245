import { platformLogMessages } from '@confab/contracts';
import { z } from 'zod';
import { DeliveryFault, joinAddress, parseAnswer, pollPlatform, requestPlatform, type Delivery } from './delivery.ts';

const defaultAddress = 'https://dialogflow.googleapis.com';

/** A long-running operation of the platform. */
const operationSchema = z.object({
  name: z.string().regex(/^[\w./-]+$/),
  done: z.boolean().default(false),
  error: z.object({ message: z.string().default('') }).optional(),
});
type Operation = z.output<typeof operationSchema>;

/** Restores an agent from the package, and waits until the platform has done so. */
export async function deliverToDialogflow(delivery: Delivery): Promise<void> {
  const { target, package: written, log } = delivery;
  const base = target.address || defaultAddress;
  const body = JSON.stringify({ agentContent: Buffer.from(written.zip).toString('base64') });
  const url = joinAddress(base, `/v2/projects/${encodeURIComponent(target.agentId)}/agent:restore`);
  const begun = readOperation(await requestPlatform(delivery, { method: 'POST', url, body }));
  await log(platformLogMessages.restoring);
  const ended = begun.done ? begun : await pollPlatform(delivery, () => findEnd(delivery, base, begun));
  if (ended === undefined) return log(platformLogMessages.stillWorking);
  if (ended.error) throw new DeliveryFault(platformLogMessages.restoreFailed, [ended.error.message], false);
  return log(platformLogMessages.restored);
}

async function findEnd(delivery: Delivery, base: string, { name }: Operation): Promise<Operation | undefined> {
  const url = joinAddress(base, `/v2/${name}`);
  const operation = readOperation(await requestPlatform(delivery, { method: 'GET', url }));
  return operation.done ? operation : undefined;
}

function readOperation(body: string): Operation {
  const parsed = operationSchema.safeParse(parseAnswer(body));
  if (!parsed.success) throw new DeliveryFault(platformLogMessages.notUnderstood, [], false);
  return parsed.data;
}
