import { mediaMessages, Refusal, unprocessable } from '@confab/contracts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Services } from '../../../services.ts';
import { withFile } from '../derivatives/with-file.ts';
import type { ReceivedContent } from './receive-content.ts';

const run = promisify(execFile);
const timeoutMs = 60_000;
const outputMax = 100_000;
/** The exit code of scanners that found something. */
const foundCode = 1;

/**
 * Lets the program of `UPLOAD_SCAN_CMD` check a received content before a row refers to it.
 *
 * @throws unprocessable for a content that it refuses, and unavailable when it gives no verdict
 */
export async function scanContent(services: Services, name: string, received: ReceivedContent): Promise<void> {
  const [program, ...options] = services.config.uploadScan.split(/\s+/).filter(Boolean);
  if (program === undefined) return;
  await withFile(services, received, async (path) => {
    try {
      // No shell reads the arguments, and the program gets no settings of the server.
      const env = { PATH: process.env['PATH'] };
      await run(program, [...options, path], { timeout: timeoutMs, maxBuffer: outputMax, env, killSignal: 'SIGKILL' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === foundCode)
        throw unprocessable(mediaMessages.scanRefused, { name });
      services.log.warn({ err: error }, 'an upload could not be scanned');
      throw new Refusal('unavailable', mediaMessages.scanFailed);
    }
  });
}
