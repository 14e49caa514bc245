import { createSchemaScripts, type SchemaScripts } from '@confab/scripting';
import type { Logger } from 'pino';
import { createScriptThread } from './script-thread.ts';

/** The scripts of schemas as the server asks them, and their end. */
export interface ServerScripts extends SchemaScripts {
  close(): Promise<void>;
}

/** A script that fails is a fault of the product: it is logged, and whoever asked goes on as if there were none. */
export function createServerScripts(log: Logger): ServerScripts {
  const thread = createScriptThread();
  const scripts = createSchemaScripts(thread, (failed) =>
    log.error({ script: failed.name, reason: failed.reason, problem: failed.problem }, 'a schema script failed'),
  );
  return { ...scripts, close: () => thread.close() };
}
