import { platformLogMessages, type PlatformKind } from '@confab/contracts';
import { openSecret } from '../../core/secrets/open-secrets.ts';
import { findReleaseContent } from '../../core/releases/releases.repository.ts';
import { readOutboundRules } from '../../outbound/outbound-rules.ts';
import { sendOutboundRequest } from '../../outbound/send-outbound-request.ts';
import type { Services } from '../../services.ts';
import { writeReleasePackage } from '../transfer/index.ts';
import { DeliveryFault, Interrupted, type Delivery } from './deliver/delivery.ts';
import { deliverToAlexa } from './deliver/to-alexa.ts';
import { deliverToDialogflow } from './deliver/to-dialogflow.ts';
import { deliverToFolder } from './deliver/to-folder.ts';
import { deliverToWebAddress } from './deliver/to-web-address.ts';
import { getPackageKind, parseTarget, tokenProperty } from './platform-target.ts';
import { addLine } from './publication-log.ts';
import {
  findReleaseNumber,
  takeDuePublications,
  updatePublication,
  type DuePublication,
} from './publications.repository.ts';

const deliver: Readonly<Record<PlatformKind, (delivery: Delivery) => Promise<void>>> = {
  Alexa: deliverToAlexa,
  DialogFlow: deliverToDialogflow,
  Web: deliverToWebAddress,
  Folder: deliverToFolder,
};

/** Packages that one process sends at the same time. */
const atOnce = 4;
/** Minutes until the next try after each failed one. */
const retryMinutes = [1, 5, 15, 60];
const bodyBytesMax = 24 * 1_048_576;

/**
 * Sends the packages that are due. A fault that may pass is tried again, up to five times; a package that a stopped
 * process was sending is sent again, as all platforms take the same package twice.
 */
export async function sendPublications(services: Services, isStopped: () => boolean): Promise<void> {
  const due = await takeDuePublications(services.db, atOnce);
  await Promise.all(due.map((publication) => sendPublication(services, publication, isStopped)));
}

async function sendPublication(services: Services, publication: DuePublication, isStopped: () => boolean) {
  const { db, now } = services;
  let stored = publication.log;
  const log = async (message: string, ...names: readonly string[]) => {
    stored = addLine(stored, new Date(now()).toISOString(), message, names);
    await updatePublication(db, publication, stored);
  };
  try {
    await tryDelivery(services, publication, { log, isStopped });
    await updatePublication(db, publication, stored, { state: 'Done' });
  } catch (error) {
    if (error instanceof Interrupted)
      return updatePublication(db, publication, stored, { state: 'Waiting', attempts: publication.attempts - 1 });
    const fault = error instanceof DeliveryFault ? error : undefined;
    if (!fault) services.log.error({ err: error, publication: publication.id }, 'a package was not sent');
    await log(fault?.message ?? platformLogMessages.unreachable, ...(fault?.names ?? []));
    const minutes = fault?.canRetry === false ? undefined : retryMinutes[publication.attempts - 1];
    if (minutes !== undefined) {
      await log(platformLogMessages.retry, String(minutes));
      return updatePublication(db, publication, stored, { state: 'Waiting', minutes });
    }
    if (publication.attempts > 1) await log(platformLogMessages.gaveUp, String(publication.attempts));
    await updatePublication(db, publication, stored, { state: 'Failed' });
  }
}

async function tryDelivery(
  services: Services,
  publication: DuePublication,
  { log, isStopped }: Pick<Delivery, 'log' | 'isStopped'>,
): Promise<void> {
  const { config, db, now, workers } = services;
  const { teamId, projectId, releaseId, stage } = publication;
  const target = parseTarget(publication.target);
  const releaseNumber = await findReleaseNumber(db, publication);
  const content = releaseNumber === undefined ? undefined : await findReleaseContent(db, releaseId);
  // The project may have been deleted since the request.
  if (releaseNumber === undefined || !content) throw new DeliveryFault(platformLogMessages.unreachable, [], false);
  await log(platformLogMessages.started, String(releaseNumber), target.name);
  const token = await openSecret(services, db, { teamId, projectId, property: tokenProperty }, target.token);
  if (token === undefined && target.token !== null) throw new DeliveryFault(platformLogMessages.tokenLost, [], false);
  const platform = getPackageKind(target);
  const written = await workers.run(writeReleasePackage, { content, platform }, { owner: teamId });
  if (written.zip.byteLength > bodyBytesMax) throw new DeliveryFault(platformLogMessages.tooLarge, [], false);
  const rules = readOutboundRules(config.outboundAllow);
  const channel = platform === 'Alexa' ? 'alexa' : 'dialogflow';
  await deliver[target.kind]({
    target,
    package: written,
    fileName: `${platform}-${stage}.zip`,
    projectId,
    stage,
    releaseNumber,
    token: token?.trim(),
    channelUrl: `${config.publicUrl}/channels/${channel}/${projectId}/${stage.toLowerCase()}`,
    folder: config.packageFolder,
    log,
    send: (call) => sendOutboundRequest(call, { rules, now, bodyBytesMax: 2 * bodyBytesMax }),
    isStopped,
  });
}
