import ipaddr from 'ipaddr.js';

/** Where requests of authors may go besides the public internet: hosts, with a port or without, and ranges. */
export interface OutboundRules {
  readonly hosts: ReadonlySet<string>;
  readonly ranges: readonly Range[];
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const ports = new Set(['', '80', '443', '8080', '8443']);
/** What clouds tell their own machines: names, keys, tokens. No setting opens it. */
const metadata = new Set(['169.254.169.254', '169.254.170.2', '100.100.100.200', 'fd00:ec2::254', '192.0.0.192']);

/** Reads OUTBOUND_ALLOW; an entry that is no range is a host. */
export function readOutboundRules(entries: readonly string[]): OutboundRules {
  const hosts = new Set<string>();
  const ranges: Range[] = [];
  for (const entry of entries) {
    if (ipaddr.isValidCIDR(entry)) ranges.push(ipaddr.parseCIDR(entry));
    else hosts.add(entry.toLowerCase());
  }
  return { hosts, ranges };
}

/** Whether a URL may be asked at all, before anybody looks up where its host is. */
export function isAllowedUrl(
  rules: OutboundRules,
  { protocol, hostname, host, port, username, password }: URL,
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const isNamed = rules.hosts.has(host) || rules.hosts.has(hostname);
  return ports.has(port) || (isNamed && rules.hosts.has(host));
}

/**
 * Whether a connection may be made to an address (SIM-1): one of the public internet, or one that the operator has
 * named. An address inside another, as IPv4 in IPv6, counts as what it leads to.
 */
export function isAllowedAddress(rules: OutboundRules, url: Pick<URL, 'host' | 'hostname'>, text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (metadata.has(address.toString())) return false;
  if (address.range() === 'unicast') return true;
  if (rules.hosts.has(url.host) || rules.hosts.has(url.hostname)) return true;
  return rules.ranges.some(([range, bits]) => range.kind() === address.kind() && isInside(address, range, bits));
}

/** Both are of one kind here. */
function isInside(address: Address, range: Address, bits: number) {
  return address instanceof ipaddr.IPv4
    ? range instanceof ipaddr.IPv4 && address.match(range, bits)
    : range instanceof ipaddr.IPv6 && address.match(range, bits);
}
