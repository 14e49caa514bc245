import type { Config } from '../../config.ts';

const lifetimes = { 'set-password': 30 * 60, registration: 24 * 3_600, device: 180 * 86_400 } as const;

/** A secret that the browser keeps in an HttpOnly cookie. */
export type BrowserSecret = keyof typeof lifetimes;

/** The part of a request that reads and sets cookies; `answer` passes it to every handler. */
export interface SecretCarrier {
  readonly header: (name: string) => string;
  readonly sendCookie: (cookie: string) => void;
}

/**
 * Hands a secret to the browser as a cookie that scripts cannot read and other sites cannot send.
 *
 * The `__Host-` prefix binds it to this host; it is used when the installation is served by https.
 */
export function sendSecret({ sendCookie }: SecretCarrier, config: Config, kind: BrowserSecret, secret: string): void {
  const secure = isHttps(config) ? '; Secure' : '';
  sendCookie(
    `${cookieName(config, kind)}=${secret}; Path=/; Max-Age=${lifetimes[kind]}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Deletes a secret's cookie. */
export function forgetSecret({ sendCookie }: SecretCarrier, config: Config, kind: BrowserSecret): void {
  const secure = isHttps(config) ? '; Secure' : '';
  sendCookie(`${cookieName(config, kind)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure}`);
}

/** Reads the secret from a request's cookie; empty when there is none of the right shape. */
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
