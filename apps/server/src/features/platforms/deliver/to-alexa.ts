import { platformLogMessages } from '@confab/contracts';
import { z } from 'zod';
import { DeliveryFault, joinAddress, parseAnswer, pollPlatform, requestPlatform, type Delivery } from './delivery.ts';

const defaultAddress = 'https://api.amazonalexa.com';
const manifestPath = 'skill-package/skill.json';
const modelPath = /^skill-package\/interactionModels\/custom\/([\w-]+)\.json$/;

const manifestSchema = z.looseObject({
  manifest: z.looseObject({
    apis: z
      .looseObject({ custom: z.looseObject({ endpoint: z.looseObject({ uri: z.string() }).optional() }) })
      .optional(),
  }),
});

const updateSchema = z.object({
  lastUpdateRequest: z.object({
    status: z.string(),
    errors: z.array(z.object({ message: z.string() })).optional(),
  }),
});
const statusSchema = z.object({ interactionModel: z.record(z.string(), updateSchema).default({}) });

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
  for (const locale of locales) await waitForModel(delivery, skill, locale);
}

/** Enters the address of the assistant where the package has none. */
function withEndpoint(manifest: string, channelUrl: string): string {
  const parsed = manifestSchema.safeParse(parseAnswer(manifest)).data;
  const endpoint = parsed?.manifest.apis?.custom.endpoint;
  if (!endpoint || endpoint.uri !== '') return manifest;
  endpoint.uri = channelUrl;
  return JSON.stringify(parsed);
}

async function waitForModel(delivery: Delivery, skill: string, locale: string): Promise<void> {
  const built = await pollPlatform(delivery, async () => {
    const url = `${skill}/status?resource=interactionModel`;
    const answer = statusSchema.safeParse(parseAnswer(await requestPlatform(delivery, { method: 'GET', url })));
    if (!answer.success) throw new DeliveryFault(platformLogMessages.notUnderstood, [], false);
    const update = answer.data.interactionModel[locale]?.lastUpdateRequest;
    return update === undefined || update.status === 'IN_PROGRESS' ? undefined : update;
  });
  if (built === undefined) return delivery.log(platformLogMessages.stillWorking);
  if (built.status === 'SUCCEEDED') return delivery.log(platformLogMessages.modelBuilt, locale);
  const reasons = (built.errors ?? []).map(({ message }) => message).join(' ');
  throw new DeliveryFault(platformLogMessages.modelFailed, [locale, reasons || built.status], false);
}
