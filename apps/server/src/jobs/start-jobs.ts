import { createJobRecords } from '../scheduling/job-records.ts';
import { runSteps } from '../scheduling/run-steps.ts';
import type { Database } from '../db/database.ts';
import { sendMails } from '../mail/send-mails.ts';
import { createMailTransport } from '../mail/transport.ts';
import { createTestRunner, registerTestRunner } from '../features/test-runs/index.ts';
import { checkAlerts, rollUpEvents, sweepEvents } from '../features/analytics/index.ts';
import { createPublicationSender } from '../features/platforms/index.ts';
import { mailUnread } from '../features/notifications/index.ts';
import { thinHistories } from '../features/history/index.ts';
import type { Services } from '../services.ts';
import { analyze } from '../db/upkeep/analyze.repository.ts';
import { createBackUp } from './back-up.ts';
import { recountTeamBytes } from './recount-team-bytes.ts';
import { startRepeatingJob } from './start-repeating-job.ts';
import { sweepMedia, sweepObjects } from '../core/media/sweep-media.ts';
import { sealStoredSecrets } from '../core/secrets/seal-stored-secrets.ts';
import { sweepTemporaryFolders } from '../storage/temporary-folders.ts';
import { sweep } from './sweep.ts';

const minutes = 60_000;

/** The background jobs of a server process. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Starts the background jobs: test runs, mail, mails about unread comments, packages for platforms, encryption of secrets stored as text, backups of the embedded database, recounts of stored bytes, sums of conversations, alerts about them, and deletion of expired data. */
export function startJobs(services: Services, database: Database): Jobs {
  const { config, db, log } = services;
  const reports = { log, records: services.processState.get(createJobRecords, services.now) };
  const transport = createMailTransport(config);
  const runner = createTestRunner(services);
  const tests = startRepeatingJob(1_000, 'tests', reports, () => runner.work());
  registerTestRunner(services, () => tests.wake());
  const sender = createPublicationSender(services);
  const sealing = startRepeatingJob(10 * minutes, 'secrets', reports, (isStopped) =>
    sealStoredSecrets(services, isStopped),
  );
  sealing.wake();
  const temporary = startRepeatingJob(60 * minutes, 'temporary files', reports, () =>
    sweepTemporaryFolders(services.now()),
  );
  temporary.wake();
  // An embedded database has one process, which has no upload in progress when it starts.
  if (database.isEmbedded)
    void services.store
      .removeUnfinished(new Date(services.now()))
      .catch((error: unknown) => log.warn({ err: error }, 'unfinished uploads could not be removed'));
  const running = [
    startRepeatingJob(1_000, 'mail', reports, (isStopped) => sendMails(services, transport, isStopped)),
    startRepeatingJob(minutes, 'unread comments', reports, (isStopped) => mailUnread(services, isStopped)),
    startRepeatingJob(2_000, 'platforms', reports, async () => sender.work()),
    sealing,
    startRepeatingJob(minutes, 'backup', reports, createBackUp(services, database)),
    startRepeatingJob(60 * minutes, 'storage', reports, (isStopped) => recountTeamBytes(db, isStopped)),
    startRepeatingJob(10 * minutes, 'sweep', reports, (isStopped) => sweep(db, isStopped)),
    startRepeatingJob(5 * minutes, 'analytics', reports, (isStopped) =>
      runSteps(async (runStep) => {
        await runStep('sums', () => rollUpEvents(db, isStopped));
        await runStep('expired events', () => sweepEvents(db, config.analyticsDays, isStopped));
      }),
    ),
    startRepeatingJob(5 * minutes, 'alerts', reports, (isStopped) => checkAlerts(services, isStopped)),
    startRepeatingJob(60 * minutes, 'media', reports, (isStopped) => sweepMedia(services, isStopped)),
    temporary,
    startRepeatingJob(6 * 60 * minutes, 'stored files', reports, (isStopped) => sweepObjects(services, isStopped)),
    ...(config.historyDays > 0
      ? [
          startRepeatingJob(60 * minutes, 'history', reports, (isStopped) =>
            thinHistories(db, config.historyDays, isStopped),
          ),
        ]
      : []),
    ...(database.isEmbedded ? [startRepeatingJob(10 * minutes, 'analyze', reports, () => analyze(db))] : []),
  ];
  return {
    async stop() {
      // Releases the current test runs, so that another process or the restarted one continues them.
      await Promise.all([runner.stop(), tests.stop()]);
      await Promise.all([sender.stop(), ...running.map((job) => job.stop())]);
      transport.close();
    },
  };
}
