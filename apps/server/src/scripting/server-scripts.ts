import { createSchemaScripts, type SchemaScripts } from '@confab/scripting';
import type { Logger } from 'pino';
import { createScriptThread } from './script-thread.ts';

/** The schema scripts on the server; they can be closed. */
export interface ServerScripts extends SchemaScripts {
  close(): Promise<void>;
}

/** Creates the schema scripts. A failing script is a product error: it is logged and otherwise ignored. */
export function createServerScripts(log: Logger): ServerScripts {
  const thread = createScriptThread();
  const scripts = createSchemaScripts(thread, (failed) =>
    log.error({ script: failed.name, reason: failed.reason, problem: failed.problem }, 'a schema script failed'),
  );
  return { ...scripts, close: () => thread.close() };
}
