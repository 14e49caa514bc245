import type { Config } from '../../config.ts';

const lifetimes = { 'set-password': 30 * 60, registration: 24 * 3_600, device: 180 * 86_400 } as const;

/** A secret that a browser of ours keeps where no script can read it. */
export type BrowserSecret = keyof typeof lifetimes;

/** What this needs of a request; `answer` gives it to every handler. */
export interface SecretCarrier {
  readonly header: (name: string) => string;
  readonly sendCookie: (cookie: string) => void;
}

/**
 * Hands a secret to the browser as a cookie that scripts cannot read and other sites cannot send.
 *
 * The `__Host-` prefix ties it to this very host, where the installation is reached by https.
 */
export function sendSecret({ sendCookie }: SecretCarrier, config: Config, kind: BrowserSecret, secret: string): void {
  const secure = isHttps(config) ? '; Secure' : '';
  sendCookie(
    `${cookieName(config, kind)}=${secret}; Path=/; Max-Age=${lifetimes[kind]}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Has the browser forget a secret. */
export function forgetSecret({ sendCookie }: SecretCarrier, config: Config, kind: BrowserSecret): void {
  const secure = isHttps(config) ? '; Secure' : '';
  sendCookie(`${cookieName(config, kind)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure}`);
}

/** The secret that came with a request; empty when none of the right shape did. */
export function readSecret({ header }: SecretCarrier, config: Config, kind: BrowserSecret): string {
  const name = cookieName(config, kind);
  for (const pair of header('cookie').split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name && isSecret(value)) return value;
  }
  return '';
}

/** The set-password ticket, from its cookie or from the header that clients without cookies send. */
export function readSetPasswordTicket(carrier: SecretCarrier, config: Config): string {
  const sent = carrier.header('x-tv-ticket');
  return isSecret(sent) ? sent : readSecret(carrier, config, 'set-password');
}

function cookieName(config: Config, kind: BrowserSecret) {
  return `${isHttps(config) ? '__Host-' : ''}confab-${kind}`;
}

function isHttps({ publicUrl }: Config) {
  return publicUrl.startsWith('https:');
}

function isSecret(text: string) {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
