import { platformLogMessages } from '@confab/contracts';
import { manifestPath } from '@confab/transfer';
import { z } from 'zod';
import { DeliveryFault, joinAddress, parseAnswer, pollPlatform, requestPlatform, type Delivery } from './delivery.ts';

const defaultAddress = 'https://api.amazonalexa.com';
const modelPath = /^skill-package\/interactionModels\/custom\/([\w-]+)\.json$/;

const manifestSchema = z.looseObject({
  manifest: z.looseObject({
    apis: z
      .looseObject({ custom: z.looseObject({ endpoint: z.looseObject({ uri: z.string() }).optional() }) })
      .optional(),
  }),
});

const updateSchema = z.object({
  /** Changes with each successful build. */
  eTag: z.string().optional(),
  lastUpdateRequest: z.object({
    status: z.string(),
    errors: z.array(z.object({ message: z.string() })).optional(),
  }),
});
type ModelUpdate = z.output<typeof updateSchema>;
const statusSchema = z.object({ interactionModel: z.record(z.string(), updateSchema).default({}) });

/**
 * After this, an unchanged state counts as that of the new model, as the platform does not build an unchanged model.
 */
const unchangedMs = 30_000;

/**
 * Updates a skill through the Skill Management API: its description, then the model of each locale, until the
 * platform has built them.
 */
export async function deliverToAlexa(delivery: Delivery): Promise<void> {
  const { target, package: written, log } = delivery;
  const skill = joinAddress(target.address || defaultAddress, `/v1/skills/${encodeURIComponent(target.agentId)}`);
  const development = `${skill}/stages/development`;
  const manifest = written.files.get(manifestPath);
  if (manifest !== undefined) {
    const body = withEndpoint(manifest, delivery.channelUrl);
    await requestPlatform(delivery, { method: 'PUT', url: `${development}/manifest`, body });
    await log(platformLogMessages.manifestTaken);
  }
  const before = await readUpdates(delivery, skill);
  const locales: string[] = [];
  for (const [path, body] of written.files) {
    const [, locale] = modelPath.exec(path) ?? [];
    if (locale === undefined) continue;
    await requestPlatform(delivery, {
      method: 'PUT',
      url: `${development}/interactionModel/locales/${encodeURIComponent(locale)}`,
      body,
    });
    await log(platformLogMessages.modelTaken, locale);
    locales.push(locale);
  }
  for (const locale of locales) await waitForModel(delivery, skill, locale, before[locale]);
}

/** Enters the address of the assistant where the package has none. */
function withEndpoint(manifest: string, channelUrl: string): string {
  const parsed = manifestSchema.safeParse(parseAnswer(manifest)).data;
  const endpoint = parsed?.manifest.apis?.custom.endpoint;
  if (!endpoint || endpoint.uri !== '') return manifest;
  endpoint.uri = channelUrl;
  return JSON.stringify(parsed);
}

/** The last update of the model of each locale. */
async function readUpdates(delivery: Delivery, skill: string): Promise<Readonly<Record<string, ModelUpdate>>> {
  const url = `${skill}/status?resource=interactionModel`;
  const answer = statusSchema.safeParse(parseAnswer(await requestPlatform(delivery, { method: 'GET', url })));
  if (!answer.success) throw new DeliveryFault(platformLogMessages.notUnderstood, [], false);
  return answer.data.interactionModel;
}

/**
 * Waits until the platform has built a model that it has accepted.
 *
 * For a while it still answers with the result of the previous model.
 */
async function waitForModel(
  delivery: Delivery,
  skill: string,
  locale: string,
  before: ModelUpdate | undefined,
): Promise<void> {
  const unchangedUntil = delivery.now() + unchangedMs;
  let hasBegun = false;
  const built = await pollPlatform(delivery, async () => {
    const update = (await readUpdates(delivery, skill))[locale];
    if (update === undefined) return undefined;
    if (update.lastUpdateRequest.status === 'IN_PROGRESS') {
      hasBegun = true;
      return undefined;
    }
    const isNew = hasBegun || !isSameResult(update, before) || delivery.now() >= unchangedUntil;
    return isNew ? update.lastUpdateRequest : undefined;
  });
  if (built === undefined) return delivery.log(platformLogMessages.stillWorking);
  if (built.status === 'SUCCEEDED') return delivery.log(platformLogMessages.modelBuilt, locale);
  const reasons = (built.errors ?? []).map(({ message }) => message).join(' ');
  throw new DeliveryFault(platformLogMessages.modelFailed, [locale, reasons || built.status], false);
}

function isSameResult(update: ModelUpdate, before: ModelUpdate | undefined): boolean {
  return before !== undefined && JSON.stringify(update) === JSON.stringify(before);
}
