import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const waitMs = 3_000;

/** Connects and signs in to the mail server, or checks that the outbox folder can be written. @throws when mails cannot be sent */
export async function checkMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Promise<void> {
  if (!smtpUrl) {
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    return access(folder, constants.W_OK);
  }
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  // The types of the library do not know that an address may be combined with other settings.
  const transport = createTransport({ url: smtpUrl, ...timeouts } as { url: string });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
