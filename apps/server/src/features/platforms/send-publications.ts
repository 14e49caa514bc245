import { platformLogMessages, type PlatformKind } from '@confab/contracts';
import { mebibyte } from '@confab/model';
import { openSecret } from '../../core/secrets/open-secrets.ts';
import { findReleaseContent } from '../../core/releases/releases.repository.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { getOutboundSettings } from '../../outbound/get-outbound-settings.ts';
import { sendOutboundRequest } from '../../outbound/send-outbound-request.ts';
import type { Services } from '../../services.ts';
import { loadReleaseMedia, writeReleasePackage } from '../transfer/index.ts';
import { DeliveryFault, Interrupted, LeaseLost, type Delivery } from './deliver/delivery.ts';
import { deliverToAlexa } from './deliver/to-alexa.ts';
import { deliverToDialogflow } from './deliver/to-dialogflow.ts';
import { deliverToFolder } from './deliver/to-folder.ts';
import { deliverToWebAddress } from './deliver/to-web-address.ts';
import { getPackageKind, parseTarget, tokenProperty } from './platform-target.ts';
import { addLine } from './publication-log.ts';
import {
  endDelivery,
  endOverdue,
  findReleaseNumber,
  listOverdue,
  lockDeliveries,
  renewLease,
  takeDuePublication,
  type DuePublication,
} from './deliveries.repository.ts';

const deliver: Readonly<Record<PlatformKind, (delivery: Delivery) => Promise<void>>> = {
  Alexa: deliverToAlexa,
  DialogFlow: deliverToDialogflow,
  Web: deliverToWebAddress,
  Folder: deliverToFolder,
};

/** Packages that one process sends at the same time, and packages of one team that all processes send. */
const placesMax = 4;
const teamMax = 2;
/** Minutes until the next try after each failed one. */
const retryMinutes = [1, 5, 15, 60];
const attemptsMax = retryMinutes.length + 1;
const bodyBytesMax = 24 * mebibyte;

/** Sends the packages that are due, together with the other processes. */
export interface PublicationSender {
  /** Starts to send due packages. Each free place takes the next one. */
  work(): void;
  /** Waits until nothing is sent any more. */
  finish(): Promise<void>;
  /** Stops after the current requests; another process, or this one after its start, sends the packages again. */
  stop(): Promise<void>;
}

/**
 * Creates the sender of a process. After a temporary fault, a package is tried again, up to five times; a package that
 * a stopped process was sending is sent again, as all platforms accept the same package twice.
 */
export function createPublicationSender(services: Services): PublicationSender {
  const places = new Set<Promise<void>>();
  let isStopped = false;

  function work() {
    if (isStopped || places.size >= placesMax) return;
    const place = sendNext()
      .catch((error: unknown) => services.log.error({ err: error, job: 'platforms' }, 'a job failed'))
      .finally(() => places.delete(place));
    places.add(place);
  }

  /** Sends packages, one after another, until none is due. */
  async function sendNext() {
    while (!isStopped) {
      const publication = await takeNext(services);
      if (!publication) return;
      // Another package may be due as well.
      work();
      await sendPublication(services, publication, () => isStopped);
    }
  }

  async function finish() {
    while (places.size > 0) await Promise.all(places);
  }

  return {
    work,
    finish,
    stop() {
      isStopped = true;
      return finish();
    },
  };
}

/** Ends packages that must no longer be sent, and claims the next one. */
function takeNext({ db, now, newId }: Services): Promise<DuePublication | undefined> {
  // Packages of all teams.
  return acrossTeams(db)
    .transaction()
    .execute(async (trx) => {
      await lockDeliveries(trx);
      for (const { isSuperseded, attempts, log, ...publication } of await listOverdue(trx, attemptsMax)) {
        const atUtc = new Date(now()).toISOString();
        await endOverdue(
          trx,
          publication,
          isSuperseded
            ? { state: 'Superseded', log: addLine(log, atUtc, platformLogMessages.superseded, []) }
            : { state: 'Failed', log: addLine(log, atUtc, platformLogMessages.gaveUp, [String(attempts)]) },
        );
      }
      return takeDuePublication(trx, newId(), teamMax);
    });
}

async function sendPublication(services: Services, publication: DuePublication, isStopped: () => boolean) {
  const { db, now } = services;
  let { log: stored } = publication;
  const keepLease = async () => {
    if (!(await renewLease(db, publication, stored))) throw new LeaseLost();
  };
  const log = async (message: string, ...names: readonly string[]) => {
    stored = addLine(stored, new Date(now()).toISOString(), message, names);
    await keepLease();
  };
  try {
    const end = await tryDelivery(services, publication, { log, keepLease, isStopped })
      .then(() => ({ state: 'Done' }) as const)
      .catch((error: unknown) => toEnd(services, publication, error, log));
    if (!(await endDelivery(db, publication, { log: stored, ...end }))) throw new LeaseLost();
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    services.log.warn({ publication: publication.id }, 'another process has taken a package over');
  }
}

/** Decides what follows a failed attempt. @throws LeaseLost when another process decides that */
async function toEnd(services: Services, { id, attempts }: DuePublication, error: unknown, log: Delivery['log']) {
  if (error instanceof LeaseLost) throw error;
  if (error instanceof Interrupted) return { state: 'Waiting', attempts: attempts - 1 } as const;
  const fault = error instanceof DeliveryFault ? error : undefined;
  if (!fault) services.log.error({ err: error, publication: id }, 'a package was not sent');
  await log(fault?.message ?? platformLogMessages.unreachable, ...(fault?.names ?? []));
  const minutes = fault?.canRetry === false ? undefined : retryMinutes[attempts - 1];
  if (minutes !== undefined) {
    await log(platformLogMessages.retry, String(minutes));
    return { state: 'Waiting', minutes } as const;
  }
  if (attempts > 1) await log(platformLogMessages.gaveUp, String(attempts));
  return { state: 'Failed' } as const;
}

async function tryDelivery(
  services: Services,
  publication: DuePublication,
  { log, keepLease, isStopped }: Pick<Delivery, 'log' | 'keepLease' | 'isStopped'>,
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
  const media = await loadReleaseMedia(services, teamId, releaseId);
  const written = await workers.run(writeReleasePackage, { content, platform, media }, { owner: teamId });
  if (written.mediaLost > 0) await log(platformLogMessages.mediaLost, String(written.mediaLost));
  if (written.zip.byteLength > bodyBytesMax) throw new DeliveryFault(platformLogMessages.tooLarge, [], false);
  const settings = getOutboundSettings(services, teamId);
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
    keepLease,
    async send(call) {
      await keepLease();
      return sendOutboundRequest(call, { ...settings, bodyBytesMax: 2 * bodyBytesMax });
    },
    now,
    isStopped,
  });
}
