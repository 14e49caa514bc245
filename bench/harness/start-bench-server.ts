import { startServer, type ServerProcess, type ServerSettings } from '../../e2e/fixtures/server-process.ts';

/** Starts the server for a benchmark, which ends with an error when the server ends on its own. */
export function startBenchServer(settings: Omit<ServerSettings, 'onUnexpectedEnd'> = {}): Promise<ServerProcess> {
  return startServer({
    ...settings,
    onUnexpectedEnd(error) {
      // No code awaits this event, so the error ends the process.
      throw error;
    },
  });
}
