import { flavours } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/**
 * Whether one of our own pages opens a socket. Programs other than browsers send no origin and have a token;
 * the origin `null` is a page that hides its address, and is rejected.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  if (config.corsOrigins.includes(origin)) return true;
  const own = new URL(config.publicUrl);
  const sites = [own.origin, ...flavours.map((flavour) => new URL(siteAddress(config.publicUrl, flavour)).origin)];
  if (sites.includes(origin)) return true;
  // On a local machine port and host name vary, so the page has to have the host of the socket.
  return config.environment === 'local' && host !== undefined && origin === `http://${host}`;
}
