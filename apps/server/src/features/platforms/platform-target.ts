import { platformKinds, platformMessages, transferPlatforms, type TransferPlatform } from '@confab/contracts';
import { isSecretSet, readRows } from '@confab/inputs';
import { jsonValueSchema, type JsonObject, type PublishedStage } from '@confab/model';
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The project's table of platforms, and its column of access tokens. */
const targetsProperty = 'PublishTargets';
export const tokenProperty = `${targetsProperty}/Token`;

const text = z.string().trim().catch('');
const targetSchema = z.object({
  name: text,
  kind: z.enum(platformKinds).catch('Alexa'),
  /** A web address; empty for the platform's own. */
  address: text,
  /** The skill, or the cloud project of the agent. */
  agentId: text,
  /** The kind of package that is sent to a web address or written to a folder. */
  packageKind: z.enum(transferPlatforms).catch('Alexa'),
  /** The mark of an encrypted secret. */
  token: jsonValueSchema.catch(null),
});

/** A platform that a project names. */
export type PlatformTarget = Readonly<z.output<typeof targetSchema>>;

/** Reads the platforms that a project names, by row id. */
export function readTargets(project: JsonObject): ReadonlyMap<string, PlatformTarget> {
  return new Map(
    readRows(project[targetsProperty]).map(({ id, values }) => [
      id,
      targetSchema.parse({
        name: values['Name'],
        kind: values['Kind'],
        address: values['Address'],
        agentId: values['AgentId'],
        packageKind: values['Package'],
        token: values['Token'],
      }),
    ]),
  );
}

/** Reads a target that was stored as JSON text. */
export function parseTarget(stored: string): PlatformTarget {
  return targetSchema.parse(JSON.parse(stored));
}

/** The kind of package that a platform accepts. */
export function getPackageKind({ kind, packageKind }: PlatformTarget): TransferPlatform {
  return kind === 'Alexa' || kind === 'DialogFlow' ? kind : packageKind;
}

/**
 * Identifies where a package of a project arrives. A newer package replaces an older one of the same destination.
 *
 * A skill and an agent have one content; a web address and a folder keep the packages of the stages apart.
 */
export function getDestination(target: PlatformTarget, stage: PublishedStage): string {
  const { kind, address, agentId } = target;
  const isOfPlatform = kind === 'Alexa' || kind === 'DialogFlow';
  const parts = isOfPlatform
    ? [kind, address, agentId]
    : [kind, kind === 'Web' ? address : '', getPackageKind(target), stage];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Returns the message about a missing value that the platform of a target needs, with `{name}` for the target; empty
 * for a complete one.
 */
export function findTargetProblem(target: PlatformTarget, folder: string | undefined): string {
  const { kind, address, agentId, token } = target;
  const isOfPlatform = kind === 'Alexa' || kind === 'DialogFlow';
  const problems = [
    kind === 'Folder' && folder === undefined && platformMessages.noFolder,
    kind === 'Web' && address === '' && platformMessages.addressMissing,
    kind !== 'Folder' && address !== '' && !isWebAddress(address) && platformMessages.addressInvalid,
    isOfPlatform && agentId === '' && platformMessages.agentMissing,
    isOfPlatform && !isSecretSet(token) && platformMessages.tokenMissing,
  ];
  const problem = problems.find((one): one is Exclude<typeof one, false> => one !== false);
  return problem === undefined ? '' : problem;
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
