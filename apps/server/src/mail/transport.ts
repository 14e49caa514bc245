import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { ComposedMail } from './assistant/compose-assistant-mail.ts';

/** Sends mails. @throws when a mail cannot be sent */
export interface MailTransport {
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/** Creates the SMTP transport if configured, or else one that writes `.eml` files to the outbox of the data folder. */
export function createMailTransport(config: Config): MailTransport {
  return config.smtpUrl ? overSmtp(config.smtpUrl) : intoFolder(join(config.dataDir, 'outbox'));
}

function overSmtp(url: string): MailTransport {
  // The types of the library do not know that an address may be combined with other settings.
  const settings = { url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 } as { url: string };
  const smtp = createOnFirstMail(({ createTransport }) => createTransport(settings));
  return {
    async send({ id, recipient, subject, text, html, from, headers }) {
      await (
        await smtp.get()
      ).sendMail({
        from,
        headers,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@confab>`,
      });
    },
    close: () => smtp.close(),
  };
}

function intoFolder(folder: string): MailTransport {
  const writer = createOnFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send({ id, recipient, subject, text, html, from, headers }) {
      const to = { name: '', address: recipient };
      const { message } = await (await writer.get()).sendMail({ from, headers, to, subject, text, html });
      await mkdir(folder, { recursive: true });
      // Written to a temporary name and renamed, so that no reader sees an incomplete file.
      const half = join(folder, `.${id}.part`);
      // The writer collects a message in a buffer.
      await writeFile(half, message as Buffer);
      await rename(half, join(folder, `${id}.eml`));
    },
    close: () => writer.close(),
  };
}

/** A transport of the mail library, which is loaded with the first mail: loading it takes a twentieth of a start. */
function createOnFirstMail<Transport extends { close(): void }>(create: (library: typeof Nodemailer) => Transport) {
  let transport: Promise<Transport> | undefined;
  return {
    get: () => (transport ??= import('nodemailer').then(create)),
    // If the transport could not be created, the caller of `get` has received the error.
    close: () => void transport?.then((created) => created.close()).catch(() => undefined),
  };
}
