import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { loadEnvironment } from './load-environment.ts';
import { startDatabase } from './open-database.ts';
import { OperatorFault, WrongSetting } from './operator-fault.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const config = readConfig(loadEnvironment());
  const opening = await startDatabase(config);
  // The database opens in its thread while this one loads the modules of the server and builds it, which takes as long.
  const serving = import('./serve.ts').then(({ serve }) => serve(config, opening, webFolder));
  await Promise.all([opening.opened, serving]);
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!(error instanceof OperatorFault) && !isPortTaken) throw error;
  const words = isPortTaken
    ? `The port ${'port' in error ? String(error.port) : ''} is taken by another program. Stop it, or choose another with PORT.`
    : error.message;
  process.stderr.write(`confab: ${words}\n`);
  process.exit(error instanceof WrongSetting ? 78 : 1);
}
