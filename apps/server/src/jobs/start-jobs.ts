import type { Database } from '../db/database.ts';
import { sendMails } from '../mail/send-mails.ts';
import { createMailTransport } from '../mail/transport.ts';
import { registerTestRunner } from '../features/test-runs/wake-test-runner.ts';
import { createTestRunner } from '../features/test-runs/create-test-runner.ts';
import type { Services } from '../services.ts';
import { analyze } from './analyze.ts';
import { createBackUp } from './back-up.ts';
import { every } from './every.ts';
import { sweep } from './sweep.ts';

const minutes = 60_000;

/** The jobs of a server process. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Starts what runs beside the calls: mail, backups of the embedded database, sweeping what has expired. */
export function startJobs(services: Services, database: Database): Jobs {
  const { config, db, log } = services;
  const transport = createMailTransport(config);
  const runner = createTestRunner(services);
  const tests = every(1_000, 'tests', log, () => runner.work());
  registerTestRunner(services, () => tests.wake());
  const running = [
    every(1_000, 'mail', log, () => sendMails(services, transport)),
    every(minutes, 'backup', log, createBackUp(services, database)),
    every(10 * minutes, 'sweep', log, () => sweep(db)),
    ...(database.isEmbedded ? [every(10 * minutes, 'analyze', log, () => analyze(db))] : []),
  ];
  return {
    async stop() {
      // What is under way is given back to another process, or to this one when it comes again.
      await Promise.all([runner.stop(), tests.stop()]);
      await Promise.all(running.map((job) => job.stop()));
      transport.close();
    },
  };
}
