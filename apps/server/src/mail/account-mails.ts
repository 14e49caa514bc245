import { siteAddress } from '../config.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';

/** The mail whose link verifies an address. The code stands behind `#`, so that no server on the way logs it. */
export function verificationMail(publicUrl: string, recipient: string, code: string): Mail {
  const link = `${siteAddress(publicUrl, 'my')}/welcome?signupType=my#code=${code}`;
  return layOutMail({
    recipient,
    subject: 'Verify your email address for Confab',
    heading: 'Welcome to Confab',
    paragraphs: ['Follow the link to verify your email address and finish setting up your account.'],
    action: { label: 'Verify my email address', link },
    footnote: 'The link works for 24 hours. If you did not create an account, you can ignore this mail.',
  });
}

/** Told to the owner of an address that somebody tried to register again. */
export function alreadyRegisteredMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: 'You already have a Confab account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to create a Confab account with this email address. Nothing was changed.',
    ],
    action: { label: 'Log in', link: `${siteAddress(publicUrl, 'my')}/login` },
    footnote: 'If it was not you, you can ignore this mail: your password and your account stay as they are.',
  });
}
