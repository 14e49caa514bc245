import ipaddr from 'ipaddr.js';
import { isInRange, isMetadataAddress, isPublicAddress, parseAddress, type Address } from './public-addresses.ts';

/** Hosts (with or without a port) and address ranges that author requests may reach besides the public internet. */
export interface OutboundRules {
  readonly hosts: ReadonlySet<string>;
  readonly ranges: readonly Range[];
}

type Range = readonly [Address, number];

const ports = new Set(['', '80', '443', '8080', '8443']);

/** Parses OUTBOUND_ALLOW; an entry that is not an address range is a host. */
export function readOutboundRules(entries: readonly string[]): OutboundRules {
  const hosts = new Set<string>();
  const ranges: Range[] = [];
  for (const entry of entries) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry));
    else hosts.add(entry.toLowerCase());
  }
  return { hosts, ranges };
}

/** Whether the protocol, host and port of a URL are allowed, before the host is resolved. */
export function isAllowedUrl(
  rules: OutboundRules,
  { protocol, hostname, host, port, username, password }: URL,
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const isNamed = rules.hosts.has(host) || rules.hosts.has(hostname);
  return ports.has(port) || (isNamed && rules.hosts.has(host));
}

/** Whether a connection to an address is allowed (SIM-1): a public address, or one that the operator has allowed. */
export function isAllowedAddress(rules: OutboundRules, url: Pick<URL, 'host' | 'hostname'>, text: string): boolean {
  const address = parseAddress(text);
  if (!address || isMetadataAddress(address)) return false;
  if (isPublicAddress(address)) return true;
  if (rules.hosts.has(url.host) || rules.hosts.has(url.hostname)) return true;
  return rules.ranges.some((range) => isInRange(address, range));
}
