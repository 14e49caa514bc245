import { flavours } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/**
 * Whether a page of ours opens a socket. Programs that are no browser send no origin and bring a token;
 * `null` is a page that hides where it is from.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return true;
  if (config.corsOrigins.includes(origin)) return true;
  const own = new URL(config.publicUrl);
  const sites = [own.origin, ...flavours.map((flavour) => new URL(siteAddress(config.publicUrl, flavour)).origin)];
  if (sites.includes(origin)) return true;
  // On one's own machine the port and the name vary; the page has to come from where the socket goes.
  return config.environment === 'local' && host !== undefined && origin === `http://${host}`;
}
