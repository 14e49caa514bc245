import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { writeBackup } from '../db/backups.ts';
import { sendMails } from '../mail/send-mails.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { Services } from '../services.ts';
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
  let backedUp = '';
  const backup = async () => {
    if (!database.dump) return;
    const seen = await changeMark();
    if (seen === backedUp) return;
    await writeBackup(database, config.dataDir, new Date());
    backedUp = seen;
  };
  const running = [
    every(1_000, 'mail', log, () => sendMails(services, transport)),
    every(15 * minutes, 'backup', log, backup),
    every(10 * minutes, 'sweep', log, () => sweep(db)),
  ];
  return {
    async stop() {
      await Promise.all(running.map((job) => job.stop()));
      transport.close();
    },
  };

  /** Changes whenever a row is written: the position in the database's own log. */
  async function changeMark() {
    const { rows } = await sql<{ mark: string }>`select pg_current_wal_insert_lsn()::text as mark`.execute(db);
    return rows[0]?.mark ?? '';
  }
}
