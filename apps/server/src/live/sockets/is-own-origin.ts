import { listSiteOrigins, type Config } from '../../config.ts';

/** Why a connection is refused, for the people who write programs. */
export function describeForeignOrigin(origin: string | undefined): string {
  if (origin === undefined)
    return 'The request has no header Origin. The server accepts that only with its setting HUB_WITHOUT_ORIGIN.';
  return 'The header Origin names no page of the server.';
}

/**
 * Whether one of our own pages opens a socket (HUB-1). Programs other than browsers send no origin, so they are
 * accepted only with a setting; the origin `null` is a page that hides its address, and is rejected.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined) return config.hubWithoutOrigin;
  if (config.corsOrigins.includes(origin)) return true;
  if (listSiteOrigins(config.publicUrl).includes(origin)) return true;
  // On a local machine port and host name vary, so the page has to have the host of the socket.
  return config.environment === 'local' && host !== undefined && origin === `http://${host}`;
}
