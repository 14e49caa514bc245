import ipaddr from 'ipaddr.js';
import { listSetting } from './setting-types.ts';

/** Texts separated by commas. @param read returns the usual form of a text; undefined for a text of another kind */
const checkedList = (name: string, kind: string, read: (part: string) => string | undefined) =>
  listSetting.transform((parts, { addIssue }) =>
    parts.map((part) => {
      const value = read(part);
      if (value === undefined) addIssue(`${name} has to list ${kind}, separated by commas; "${part}" is none`);
      return value ?? part;
    }),
  );

/** Addresses of proxies, as Fastify reads them. */
export const proxiesSetting = (name: string) =>
  checkedList(name, 'addresses such as 10.0.0.1 or ranges such as 10.0.0.0/8', (part) =>
    isProxy(part) ? part : undefined,
  );

/** Origins of pages, as browsers send them. */
export const originsSetting = (name: string) => checkedList(name, 'origins such as https://tools.example', readOrigin);

/** Hosts, with a port or without, and address ranges. */
export const hostsSetting = (name: string) =>
  checkedList(name, 'hosts such as box:8443 or ranges such as 10.1.0.0/16', (part) =>
    isHostOrRange(part) ? part : undefined,
  );

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  if (namedRanges.includes(text) || ipaddr.isValid(text)) return true;
  if (ipaddr.isValidCIDR(text)) return !text.endsWith('/0');
  const [address = '', mask = '', ...more] = text.split('/');
  return more.length === 0 && ipaddr.IPv4.isValid(address) && isMask(mask);
}

function isMask(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) && Boolean(ipaddr.IPv4.parse(text).prefixLengthFromSubnetMask());
}

/** A slash at the end is not part of an origin. */
function readOrigin(text: string): string | undefined {
  const bare = text.endsWith('/') ? text.slice(0, -1) : text;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#@*\s]+$/i.test(bare) || !URL.canParse(bare)) return undefined;
  const { origin } = new URL(bare);
  // Pages of apps and extensions have schemes of their own.
  return origin === 'null' ? bare.toLowerCase() : origin;
}

function isHostOrRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || (/^[^/?#@\s]+$/.test(text) && URL.canParse(`http://${text}`));
}
