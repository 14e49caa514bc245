import { pino } from 'pino';
import { readConfig } from './config.ts';
import { storeLimits } from './core/quotas/quotas.repository.ts';
import { Refusal } from '@confab/contracts';
import { prepareDemoWorld, seedConversations } from './features/demo/index.ts';
import { analyze } from './db/upkeep/analyze.repository.ts';
import { loadEnvironment } from './load-environment.ts';
import { openDatabase } from './open-database.ts';
import { openServices } from './open-services.ts';
import { OperatorFault, WrongSetting } from './operator-fault.ts';

// npm run seed: creates the demo data in an empty database, and lets callers talk to the demo assistants in the last four weeks.

const days = 28;
const perDay = 56;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function seed() {
  const config = readConfig(loadEnvironment());
  if (config.environment !== 'local')
    throw new WrongSetting('Demo data is created in the local environment only (ENVIRONMENT=local).');
  const database = await openDatabase(config);
  const { services, hub, closeWorkers } = await openServices(config, database, pino({ level: 'warn' }));
  try {
    await storeLimits(services.db, config.teamBytes);
    const account = await prepareDemoWorld(services);
    const until = new Date(services.now());
    const { conversations, turns, heldBefore } = await seedConversations(services, { until, days, perDay, print });
    if (database.isEmbedded) await analyze(services.db);
    print(
      conversations === 0
        ? `all ${heldBefore} conversations of the last ${days} days had been held before; nothing was added`
        : `${conversations} conversations with ${turns} turns were held; ${heldBefore} had been held before`,
    );
    if (account) print(`email: ${account.email}\npassword: ${account.password}`);
  } finally {
    await hub.close();
    await closeWorkers();
    services.redis?.disconnect();
    await database.close();
  }
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof OperatorFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
